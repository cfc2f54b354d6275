import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPreview } from './preview';

describe('preview', () => {
  it('keeps short messages whole and cuts long ones after 15 characters', () => {
    expect(toPreview('أين طلبي؟')).toBe('أين طلبي؟');
    expect(toPreview('Where is my order? It is late.')).toBe('Where is my ord');
  });

  it('counts a letter with its marks and a composed emoji as one character', () => {
    expect(toPreview('مُحَمَّدٌ بنُ عبدِ الله')).toBe('مُحَمَّدٌ بنُ عبدِ الل');
    expect(toPreview('👩‍👧‍👦'.repeat(20))).toBe('👩‍👧‍👦'.repeat(15));
  });

  it('is always a beginning of the message', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(text.startsWith(toPreview(text))).toBe(true);
      }),
    );
  });
});

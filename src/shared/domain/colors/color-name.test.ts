import { describe, expect, it } from 'vitest';
import { toColorName } from './color-name';
import { colorNames } from './color-names';

describe('the name of a colour', () => {
  it.each(colorNames)('%s is %s, in Arabic %s', (hex, en, ar) => {
    expect([toColorName(hex, 'en'), toColorName(hex, 'ar')]).toEqual([en, ar]);
  });

  it.each([
    ['#101820', 'Midnight blue'],
    ['#2b4a6f', 'Navy'],
    ['#FFF', 'White'],
    ['#b9bec4', 'Silver'],
    ['#8fb3c9', 'Sky blue'],
    ['#2f7f77', 'Teal'],
    ['#ff1a1a', 'Red'],
    ['#e0b0ff', 'Lilac'],
  ])('%s is nearest to %s', (hex, name) => {
    expect(toColorName(hex, 'en')).toBe(name);
  });

  it.each(['', 'navy', 'أحمر', '#12345', '#43434a80'])('“%s” is no code and has no name', (value) => {
    expect(toColorName(value, 'en')).toBeNull();
  });

  it('calls no two colours the same', () => {
    expect(new Set(colorNames.map(([hex]) => hex)).size).toBe(colorNames.length);
    expect(new Set(colorNames.map(([, en]) => en)).size).toBe(colorNames.length);
    expect(new Set(colorNames.map(([, , ar]) => ar)).size).toBe(colorNames.length);
  });
});

import { describe, expect, it } from 'vitest';
import { splitReleaseNotes } from './release-notes';

describe('release notes', () => {
  it('are split by the heading of each language', () => {
    expect(splitReleaseNotes('# 0.2.0\n\n## العربية\n- طباعة أسرع\n\n## English\n- Prints faster\n- Opens drafts\n')).toEqual({
      ar: '- طباعة أسرع',
      en: '- Prints faster\n- Opens drafts',
    });
  });

  it('without headings count for both languages, and none are empty ones', () => {
    expect(splitReleaseNotes('Prints faster')).toEqual({ ar: 'Prints faster', en: 'Prints faster' });
    expect(splitReleaseNotes(null)).toEqual({ ar: '', en: '' });
  });

  it('are text: marks of HTML and Markdown go, the entries of lists stay', () => {
    expect(splitReleaseNotes('## English\n* **Prints** <b onclick="x()">faster</b>\n+ `F1`').en).toBe('- Prints faster\n- F1');
  });

  it('have an end', () => {
    expect(splitReleaseNotes('x'.repeat(100_000)).en).toHaveLength(8000);
  });
});

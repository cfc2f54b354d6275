import { describe, expect, it } from 'vitest';
import { isBlank, toPlainText } from './plain-text';

const draft = (...texts: string[]): string => JSON.stringify({ blocks: texts.map((text) => ({ text, type: 'unstyled' })), entityMap: {} });

describe('toPlainText', () => {
  it('joins blocks and lines by a space, whatever the stored shape is', () => {
    expect(toPlainText(draft('قدر حديد', '', 'زهر\n26 سم '))).toBe('قدر حديد زهر 26 سم');
    expect(toPlainText('<h2>a</h2><ul><li>b<li>c</ul>')).toBe('a b c');
    expect(toPlainText('{"ops":[{"insert":"a\\nb\\n"}]}')).toBe('a b');
    expect(toPlainText('a')).toBe('a');
    expect(toPlainText('')).toBe('');
  });
});

describe('isBlank', () => {
  it('is true when nothing can be seen: blanks, marks of direction, empty blocks', () => {
    for (const stored of [
      '',
      ' ',
      draft(),
      draft(''),
      draft(' ', '\n', '\u00a0'),
      draft('\u200f\u202e\u2066\u200b\ufeff'),
      '<p><br></p>',
      '<p>&nbsp;</p>',
      '{"ops":[{"insert":"\\n"}]}',
    ]) {
      expect(isBlank(stored), stored).toBe(true);
    }
  });

  it('is false for any letter, sign or digit, and for a picture', () => {
    for (const stored of [draft('.'), draft('', '٠'), '<p>😀</p>', '<p><img src=x></p>', 'x']) expect(isBlank(stored), stored).toBe(false);
  });
});

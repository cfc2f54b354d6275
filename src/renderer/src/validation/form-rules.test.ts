import { describe, expect, it } from 'vitest';
import { optionalText, requiredText } from './form-rules';

const marks = ['\u200e', '\u200f', '\u061c', ' \u200f ', '\u200d', '\u00ad', '\u2066\u2069'];

describe('a text of which nothing can be seen', () => {
  it.each(marks)('%j is none where one is required', (mark) => {
    expect(requiredText().safeParse(mark).success).toBe(false);
    expect(requiredText('forms.badEmail').safeParse(mark).error?.issues[0]?.message).toBe('forms.badEmail');
  });

  it.each(marks)('%j is sent as an empty one where it may be left out', (mark) => {
    expect(optionalText().parse(mark)).toBe('');
  });

  it('is not one with a word in it, whose marks and joiners stay', () => {
    const names = ['دلّة\u200f', '\u200eA+', 'می\u200cخواهم'];
    for (const name of names) expect([requiredText().parse(name), optionalText().parse(name)]).toEqual([name, name]);
  });
});

import { expect, it } from 'vitest';
import { requiredRichText } from './rich-text-rules';

it('a required description must show something; what is stored is not touched', () => {
  const rule = requiredRichText();
  const stored = ' {"blocks":[{"text":" x "}],"entityMap":{}} ';
  expect(rule.parse(stored)).toBe(stored);
  for (const blank of ['', '{"blocks":[{"text":" \u200f"}],"entityMap":{}}', '<p><br></p>']) {
    expect(
      rule.safeParse(blank).error?.issues.map(({ message }) => message),
      blank,
    ).toEqual(['forms.required']);
  }
});

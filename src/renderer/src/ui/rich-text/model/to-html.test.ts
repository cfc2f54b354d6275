import { expect, it } from 'vitest';
import { toDocument } from './document';
import { toHtml } from './to-html';

it('escapes every text and address', () => {
  const run = { text: '<b>"&\'', marks: { link: 'https://a.b/"onmouseover="x' } };
  expect(toHtml(toDocument([{ format: { kind: 'paragraph' }, runs: [run] }]))).toBe(
    '<p><a href="https://a.b/&#34;onmouseover=&#34;x">&#60;b&#62;&#34;&#38;&#39;</a></p>',
  );
});

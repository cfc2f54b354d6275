import { toKnownWords } from '@main/system/log/error-facts';
import { expect, it } from 'vitest';
import { readSources } from './source-graph';

/** Matches `new Error('no answer within')` and `new SheetError('internal', 'the window is gone')`, not texts with a value in them. */
const thrownText = /new \w*Error\(\s*(?:'\w+', )?'([^'$]+ [^'$]+)'/g;

it('the log shows every word of the errors that the main process throws: add it to log/known-words.ts, or choose another one', () => {
  const sources = readSources('src/main').filter(({ path }) => !path.endsWith('.test.ts'));
  const texts = sources.flatMap(({ text }) => [...text.matchAll(thrownText)].map(([, said = '']) => said));
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((said) => toKnownWords(said) !== said)).toEqual([]);
});

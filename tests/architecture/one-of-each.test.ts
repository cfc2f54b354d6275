import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from './source-graph';

const root = join(import.meta.dirname, '../..');
const sources = readSources('src').filter(({ path }) => !/\.(test|samples)\.tsx?$/.test(path));
const filesWith = (form: RegExp): string[] => sources.filter(({ text }) => form.test(text)).map(({ path }) => path.replace(`${root}/`, ''));

describe('there is one of each small engine', () => {
  it('tells an object from other values in one place', () => {
    const form =
      /typeof (\w+) (?:===? 'object' && \1 !== null && !Array|!==? 'object' \|\| \1 === null \|\| Array)|\bis(?:Record|Object)(?: = )?\(value: unknown/;
    expect(filesWith(form)).toEqual(['src/shared/domain/is-record.ts']);
  });

  it('counts the rows before a page in one place', () => {
    expect(filesWith(/- 1\) \* pageSize/)).toEqual(['src/shared/domain/server/paging.ts']);
  });

  it('queues and limits tasks with p-limit, not with chains of promises', () => {
    expect(filesWith(/\b(\w+) = \1\.then\(|= [^\n]*\.then\((\w+), \2\)/)).toEqual([]);
  });

  it('emits events with nanoevents, not over sets of listeners', () => {
    expect(filesWith(/new Set<(?:\([^()]*\) => void|\w*Listener)>/)).toEqual([]);
  });

  it("reads dates in a server's own forms in one place", () => {
    expect(filesWith(/\\d\{1,2\}\)\\\/\(\\d\{1,2\}\)/)).toEqual(['src/main/server/api/wire/server-dates.ts']);
  });
});

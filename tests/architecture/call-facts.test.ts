import { join } from 'node:path';
import { callFacts } from '@renderer/runtime/calls/call-facts';
import { normalizePath, parseSync } from 'vite';
import { expect, it } from 'vitest';
import { callFactsWorkedOut, workedOutByBuild } from '../../vite.calls';

it('a build puts the facts of the calls in the place of the contract, and nothing else', async () => {
  const watched: string[] = [];
  const { load } = callFactsWorkedOut() as unknown as {
    load(this: { addWatchFile(file: string): void }, id: string): Promise<string | null>;
  };
  const put = (id: string): Promise<string | null> => load.call({ addWatchFile: (file) => watched.push(file) }, id);
  const root = normalizePath(join(import.meta.dirname, '../..'));

  const written = (await put(`${root}/${workedOutByBuild}`)) ?? '';
  expect(parseSync('call-facts.js', written).module.staticImports).toEqual([]);
  const module = (await import(`data:text/javascript,${encodeURIComponent(written)}`)) as { callFacts: unknown };
  expect(module.callFacts).toEqual(callFacts);
  expect(callFacts['products.add']?.[0]).toEqual(['masterHN']);
  expect(callFacts['session.login']).toBeUndefined();
  expect(watched.some((file) => file.endsWith('src/shared/contract/catalogue/products.ts'))).toBe(true);
  expect(await put(`${root}/src/renderer/src/main.tsx`)).toBeNull();
});

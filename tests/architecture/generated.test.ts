import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callFacts } from '@renderer/runtime/calls/call-facts.generated';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { makeIndexes } from '../../scripts/generated/indexes';
import { makeGeneratedModules } from '../../scripts/generated/modules';

const root = join(import.meta.dirname, '../..');
const made = makeGeneratedModules();
const written = (path: string): string => readFileSync(join(root, path), 'utf8');
const staleHint = 'stale: run `npm run generate`';

it.each(Object.entries(makeIndexes()))('%s collects what its files declare', (path, text) => {
  expect(written(path), staleHint).toBe(text);
});

it('the names of the full lists are those of their declarations', () => {
  const path = 'src/shared/domain/lists/full-list-names.generated.ts';
  expect(written(path), staleHint).toBe(made[path]);
});

it('the call facts are those of the contract', () => {
  const path = 'src/renderer/src/runtime/calls/call-facts.generated.ts';
  expect(written(path), staleHint).toBe(made[path]);
  expect(callFacts['products.add']?.needs).toEqual(['masterHN']);
  expect(callFacts['session.login']).toBeUndefined();
});

it('the guide has the topics and screens of its content', () => {
  const path = 'src/guide/content.generated.ts';
  expect(written(path), staleHint).toBe(made[path]);
});

it('the pictures of the sample shop are its files', () => {
  const path = 'src/sample-shop/pictures/media.generated.ts';
  expect(written(path) === made[path], staleHint).toBe(true);
});

it('the tray pictures are drawn from the app icon', () => {
  const path = 'src/main/platform/tray-pictures.generated.ts';
  const pictures = (text = ''): [name: string, base64: string][] =>
    [...text.matchAll(/(\w+): '([\w+/=]+)'/g)].map(([, name = '', base64 = '']) => [name, base64]);
  const decode = (base64: string): PNG => PNG.sync.read(Buffer.from(base64, 'base64'));
  const [shipped, fresh] = [pictures(written(path)), pictures(made[path])];
  expect(shipped.map(([name]) => name)).toEqual(fresh.map(([name]) => name));
  expect(shipped).toHaveLength(12);
  for (const [at, [, base64]] of shipped.entries()) {
    const [one, other] = [decode(base64), decode(fresh[at]?.[1] ?? '')];
    expect([one.width, one.height]).toEqual([32, 32]);
    // Other processors round differently.
    const worst = Math.max(...one.data.map((value, index) => Math.abs(value - (other.data[index] ?? 0))));
    expect(worst, staleHint).toBeLessThanOrEqual(2);
  }
});

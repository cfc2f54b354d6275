import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Product, ProductInput } from '@shared/contract/catalogue/products';
import type { BulkWriteProgress } from '@shared/contract/desktop/bulk-writes';
import { ok, unwrap } from '@shared/contract/result';
import type { Fils } from '@shared/domain/money';
import { expect, it } from 'vitest';
import journal from '../../../../tests/fixtures/bulk-writes/journal-of-0.1.json';
import { createBulkWritesUnderTest } from '../../../../tests/support/main/bulk-writes';
import { createMemoryVault } from '../../../../tests/support/main/memory-vault';
import { aProduct } from '../../../../tests/support/samples/products';

const { id, owner, key, files } = journal;
const fils = (amount: number): Fils => amount as Fils;

/** Returns the journal's products as the shop has them after the app ended. */
function createProducts(): Map<number, Product> {
  const all = new Map(Array.from({ length: 10 }, (_, at) => [at + 1, aProduct(at + 1, { price: fils(9750), amount: 40 })]));
  const change = (product: number, changes: Partial<Product>) => all.set(product, { ...(all.get(product) as Product), ...changes });
  // Written, found with the new value, arrived without a response, and written by a version that saved no cells.
  for (const product of [1, 2, 7, 8]) change(product, { price: fils(10_250) });
  change(3, { price: fils(8000) });
  // The app ended during this request, and it didn't arrive.
  const combination = { variant_combinations: [[{ variant_id: 2, variant_value_id: 4 }]], amount: 12 };
  change(9, { ...combination, all_price: false, variant_data: [{ price: fils(5000), cost: fils(2000), images: [], amount: 12 }] });
  return all;
}

async function startOnJournal(products: Map<number, Product>) {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-bulk-writes-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), Buffer.from(content, 'base64'));
  }
  const vault = createMemoryVault();
  await vault.save(owner, key);
  const write = (product: number, { price, amount, variant_data }: ProductInput) => {
    products.set(product, { ...(products.get(product) as Product), price, amount, variant_data } as Product);
    return ok(null);
  };
  return createBulkWritesUnderTest({ read: (product) => ok(products.get(product) ?? null), write }, { folder, vault });
}

it('finishes an import that a version before it has begun, writes nothing twice, and undoes both halves', async () => {
  const products = createProducts();
  const app = await startOnJournal(products);
  const ended = (): Promise<BulkWriteProgress> =>
    new Promise((resolve) => {
      app.onProgress = (progress) => !progress.isRunning && resolve(progress);
    });
  const read = async (write: string) => unwrap((await app.handlers['bulkWrites.read']?.({ id: write })) as never) as { outcomes: object };

  expect(await app.handlers['bulkWrites.list']?.(undefined)).toEqual({
    ok: true,
    value: [
      {
        ...{ id, kind: 'import', source: 'prices.csv', startedAt: '2026-11-22T14:41:00.000Z' },
        ...{ total: 10, settled: 3, unknown: 2, isClosed: false, isRunning: false },
      },
    ],
  });
  const states = Object.entries((await read(id)).outcomes).map(([product, { state, reason }]) => [Number(product), reason ?? state]);
  expect(states).toEqual([
    [1, 'written'],
    [2, 'unchanged'],
    [3, 'changedBySomeone'],
    [4, 'refused'],
    [5, 'notSent'],
    [6, 'combinations'],
    [7, 'unknown'],
    [8, 'written'],
    [9, 'sending'],
  ]);

  const finished = ended();
  await app.handlers['bulkWrites.retry']?.({ id });
  expect((await finished).halt).toBeNull();
  expect(app.sent.map(({ params }) => params.id)).toEqual([4, 5, 6, 9, 10]);
  expect(Object.values((await read(id)).outcomes).map(({ state }) => state)).toEqual([
    'written',
    'unchanged',
    'changedBySomeone',
    ...Array.from({ length: 7 }, () => 'written'),
  ]);

  const undone = ended();
  await app.handlers['bulkWrites.undo']?.({ id });
  await undone;
  expect([1, 2, 3, 4, 7, 8, 10].map((product) => products.get(product)?.price)).toEqual([9750, 10_250, 8000, 9750, 9750, 9750, 9750]);
  expect(products.get(9)?.amount).toBe(12);
  app.dispose();
});

import type { Product, ProductInput } from '@shared/contract/catalogue/products';
import { type BulkWriteRow, bulkWritePlan, type WriteOutcome } from '@shared/contract/desktop/bulk-writes';
import { countLasting, toUndoRows } from '@shared/contract/desktop/undo-rows';
import { type Failure, ok, type Result } from '@shared/contract/result';
import type { Fils } from '@shared/domain/money';
import { toWriteRow } from '@shared/products/product-changes';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../../tests/support/samples/products';
import { type RowInTurn, toOpenRows, toOverwriting, toProductWrite } from './product-writes';
import { runWrites, writeRecord } from './write-record';

/** Creates a shop with products, and a journal of the entries for each product. */
function createShop(products: readonly Product[]) {
  const rows = new Map(products.map((product) => [product.id, product]));
  const journal: [number, WriteOutcome][] = [];
  const sent: [number, ProductInput][] = [];
  const answers = new Map<number, Result<unknown>>();
  function write(id: number, body: ProductInput): Result<unknown> {
    sent.push([id, body]);
    const answer = answers.get(id) ?? ok(null);
    const row = rows.get(id);
    if (answer.ok && row) {
      const { price, cost, offerPrice, amount, category_id, bestSeller, newIn, offer } = body;
      rows.set(id, { ...row, price, cost, offerPrice, amount, category_id, bestSeller, newIn, offer } as Product);
    }
    return answer;
  }
  const call = async (name: string, { params, body }: { params: { id: number }; body: ProductInput }): Promise<Result<unknown>> =>
    name === 'products.one' ? ok(rows.get(params.id) ?? null) : write(params.id, body);
  const world = {
    api: { call: call as never },
    sending: <Value>(_id: number, send: () => Promise<Value>) => send(),
    async note(id: number, outcome: WriteOutcome) {
      journal.push([id, outcome]);
      return true;
    },
  };
  return {
    world,
    journal,
    sent,
    row: (id: number): Product => rows.get(id) as Product,
    change: (id: number, changes: Partial<Product>) => rows.set(id, { ...(rows.get(id) as Product), ...changes }),
    refuse: (id: number, error: Failure) => answers.set(id, { ok: false, error }),
    accept: (id: number) => answers.delete(id),
  };
}

const fils = (amount: number): Fils => amount as Fils;
const toPrice = (product: Product, price: number): BulkWriteRow => toWriteRow(product, { own: { price } }) as BulkWriteRow;

interface RunOptions {
  signal?: AbortSignal;
  onBegin?(id: number): void;
  isCurrent?(): boolean;
  lanes?: number;
}

type World = ReturnType<typeof createShop>['world'];

/** Runs the writes as the engine does. */
async function runOn(world: World, rows: readonly RowInTurn[], before: Record<string, WriteOutcome> = {}, options: RunOptions = {}) {
  const outcomes = { ...before };
  const { signal = new AbortController().signal, onBegin = () => undefined, isCurrent = () => true, lanes = 1 } = options;
  const halt = await runWrites(rows, {
    lanes,
    signal,
    write: (row) => writeRecord(toProductWrite(row, world), { isCurrent, note: (outcome) => world.note(row.id, outcome) }),
    onBegin: ({ id }) => onBegin(id),
    onEnd: ({ id }, outcome) => {
      if (outcome) outcomes[id] = outcome;
    },
  });
  return { halt, outcomes };
}
const run = (shop: ReturnType<typeof createShop>, rows: readonly RowInTurn[], before: Record<string, WriteOutcome> = {}) =>
  runOn(shop.world, rows, before);

describe('writing many products', () => {
  const products = [1, 2, 3].map((id) => aProduct(id, { price: fils(9750), amount: 40 }));

  it('reads each product just before it is written, and sends everything else of it back as it is now', async () => {
    const shop = createShop(products);
    const rows = products.map((product) => toPrice(product, 10_250));
    shop.change(2, { name_ar: 'اسم جديد', amount: 7 });
    const { outcomes, halt } = await run(shop, rows);
    expect(halt).toBeNull();
    expect(Object.values(outcomes).map(({ state }) => state)).toEqual(['written', 'written', 'written']);
    expect(shop.sent.map(([id]) => id)).toEqual([1, 2, 3]);
    expect(shop.sent[1]?.[1]).toMatchObject({ price: 10_250, amount: 7, name_ar: 'اسم جديد', cost: products[1]?.cost });
    expect(shop.journal.slice(0, 2)).toEqual([
      [1, { state: 'sending', cells: { price: { held: 9750, sent: 10_250 } } }],
      [1, { state: 'written', cells: { price: { held: 9750, sent: 10_250 } } }],
    ]);
  });

  it('does not write what somebody else has changed meanwhile, and names it', async () => {
    const shop = createShop(products);
    const rows = products.map((product) => toPrice(product, 10_250));
    shop.change(2, { price: fils(8000) });
    const { outcomes } = await run(shop, rows);
    expect(outcomes[2]).toEqual({ state: 'changedBySomeone', now: { price: 8000 } });
    expect(shop.sent.map(([id]) => id)).toEqual([1, 3]);
    expect(shop.row(2).price).toBe(8000);
    // The user overwrites it anyway; an undo later restores the other user's value.
    const [row] = rows.filter(({ id }) => id === 2);
    const again = await run(shop, [toOverwriting(row as BulkWriteRow, { outcomes })], outcomes);
    expect(shop.row(2).price).toBe(10_250);
    const undone = await run(shop, toUndoRows({ rows, outcomes: again.outcomes }));
    expect(undone.outcomes[2]?.state).toBe('written');
    expect([1, 2, 3].map((id) => shop.row(id).price)).toEqual([9750, 8000, 9750]);
  });

  it('never repeats by itself what had no answer, and finds out by reading whether it did arrive', async () => {
    const shop = createShop(products);
    const rows = products.map((product) => toPrice(product, 10_250));
    shop.refuse(1, { code: 'outcomeUnknown' });
    shop.refuse(3, { code: 'server', status: 400, message: 'invalid_price' });
    const { outcomes, halt } = await run(shop, rows);
    expect(halt).toBeNull();
    expect(outcomes[1]).toMatchObject({ state: 'unknown', failure: { code: 'outcomeUnknown' } });
    expect(outcomes[3]).toEqual({ state: 'refused', failure: { code: 'server', message: 'invalid_price' } });
    expect(shop.sent).toHaveLength(3);
    // One change had arrived; the other is accepted now.
    shop.change(1, { price: fils(10_250) });
    shop.accept(3);
    const open = toOpenRows({ rows, outcomes });
    expect(open.map(({ id }) => id)).toEqual([1, 3]);
    const again = await run(shop, open, outcomes);
    expect([again.outcomes[1]?.state, again.outcomes[3]?.state]).toEqual(['written', 'written']);
    expect(shop.sent.map(([id]) => id)).toEqual([1, 2, 3, 3]);
  });

  it('puts back only the cells that it has sent itself', async () => {
    const shop = createShop(products);
    const row = toWriteRow(shop.row(1), { own: { price: 10_250, amount: 50 } }) as BulkWriteRow;
    // A colleague counted the stock before the writes.
    shop.change(1, { amount: 50 });
    const { outcomes } = await run(shop, [row]);
    expect(outcomes[1]?.state).toBe('written');
    await run(shop, toUndoRows({ rows: [row], outcomes }));
    expect([shop.row(1).price, shop.row(1).amount]).toEqual([9750, 50]);
  });

  it('puts back what it has written over, although that had no answer', async () => {
    const shop = createShop(products);
    const row = toPrice(shop.row(1), 10_250);
    shop.change(1, { price: fils(8000) });
    const first = await run(shop, [row]);
    shop.refuse(1, { code: 'outcomeUnknown' });
    const second = await run(shop, [toOverwriting(row, first)]);
    // The change had not arrived. The user has already decided, so there is no second prompt.
    shop.accept(1);
    const third = await run(shop, toOpenRows({ rows: [row], outcomes: second.outcomes }));
    expect([third.outcomes[1]?.state, shop.row(1).price]).toEqual(['written', 10_250]);
    for (const { outcomes } of [second, third]) {
      expect(toUndoRows({ rows: [row], outcomes })[0]?.changes).toEqual([{ field: 'price', from: 10_250, to: 8000 }]);
    }
  });

  it.each<[Failure, string]>([
    [{ code: 'server', status: 500 }, 'unknown'],
    [{ code: 'server', status: 501 }, 'unknown'],
    [{ code: 'redirectRefused' }, 'unknown'],
    [{ code: 'unexpectedStatus', status: 202 }, 'unknown'],
    [{ code: 'server', status: 422 }, 'refused'],
    [{ code: 'notFound', status: 404 }, 'refused'],
    [{ code: 'badInput' }, 'notSent'],
  ])('takes back what arrived behind an answer that was no refusal: %j', async (error, state) => {
    const shop = createShop(products);
    const rows = [toPrice(shop.row(1), 10_250)];
    shop.refuse(1, error);
    const first = await run(shop, rows);
    expect(first.outcomes[1]?.state).toBe(state);
    const arrived = state === 'unknown';
    expect(toUndoRows({ rows, outcomes: first.outcomes })).toHaveLength(arrived ? 1 : 0);
    if (!arrived) return;
    shop.change(1, { price: fils(10_250) });
    shop.accept(1);
    const again = await run(shop, toOpenRows({ rows, outcomes: first.outcomes }));
    expect([again.outcomes[1]?.state, shop.sent.length]).toEqual(['written', 1]);
    await run(shop, toUndoRows({ rows, outcomes: again.outcomes }));
    expect(shop.row(1).price).toBe(9750);
  });

  it('puts back everything of a product that had no cost but the cost, which it names', async () => {
    const shop = createShop([aProduct(1, { price: fils(9750), cost: fils(0) })]);
    const rows = [toWriteRow(shop.row(1), { own: { price: 10_250, cost: 4000 } }) as BulkWriteRow];
    const { outcomes } = await run(shop, rows);
    expect(countLasting({ rows, outcomes })).toBe(1);
    const undone = await run(shop, toUndoRows({ rows, outcomes }));
    expect([undone.outcomes[1]?.state, shop.row(1).price, shop.row(1).cost]).toEqual(['written', 9750, 4000]);
  });

  it.each<[Failure, string | undefined, string]>([
    [{ code: 'unreachable' }, 'notSent', 'serverAway'],
    [{ code: 'server', status: 503 }, 'unknown', 'serverAway'],
    [{ code: 'server', status: 429, retryAfterSeconds: 30 }, 'notSent', 'serverBusy'],
    [{ code: 'sessionEnded', status: 401 }, 'notSent', 'sessionEnded'],
    [{ code: 'sessionEnded' }, 'unknown', 'sessionEnded'],
    [{ code: 'cancelled' }, 'unknown', 'sessionEnded'],
  ])('stops where nothing more can be written: %j', async (error, state, why) => {
    const shop = createShop(products);
    const rows = products.map((product) => toPrice(product, 10_250));
    shop.refuse(2, error);
    const { outcomes, halt } = await run(shop, rows);
    expect([outcomes[1]?.state, outcomes[2]?.state, outcomes[3]]).toEqual(['written', state, undefined]);
    expect(halt).toBe(why);
    expect(toOpenRows({ rows, outcomes }).map(({ id }) => id)).toEqual([2, 3]);
  });

  it('sends no product that it could not send in full, gives the reason, and goes on with the others', async () => {
    const size = (id: number) => ({
      variant: { id: 1, name_en: 'Size', name_ar: 'المقاس' },
      variant_value: { id, value_en: `${id}`, value_ar: `${id}` },
    });
    const picture = { url: 'https://shop.example/a.png' };
    const pair = [[{ variant_id: 1, variant_value_id: 1 }]];
    const data = (amount: number) => [{ price: fils(5000), cost: fils(2000), images: [picture.url], amount }];
    const stored: Partial<Product>[] = [
      { variant: [size(1), size(2)], amount: 57 },
      { variant: [size(1)], amount: 57 },
      { variant_combinations: [...pair, [{ variant_id: 1, variant_value_id: 2 }]], variant_data: data(4) },
      { variant_combinations: pair, variant_data: data(-2) },
      { amount: -2 },
      { product_images: Array.from({ length: 6 }, () => picture) },
      { name_en: '' },
      { cost: fils(0) },
      {},
    ];
    const rows = stored.map((changes, at) => aProduct(at + 1, changes));
    const shop = createShop(rows);
    const { outcomes, halt } = await run(
      shop,
      rows.map((product) => toWriteRow(product, { own: { offer: true } }) as BulkWriteRow),
    );
    expect(halt).toBeNull();
    expect(Object.values(outcomes).map(({ state, reason }) => reason ?? state)).toEqual([
      'combinations',
      'combinations',
      'combinations',
      'combinationAmount',
      'amount',
      'pictureCount',
      'name_en',
      'cost',
      'written',
    ]);
    expect(shop.sent.map(([id]) => id)).toEqual([9]);
  });

  it('asks about the offer again after the second reading', async () => {
    const shop = createShop(products);
    const rows = products.map((product) => toPrice(product, 20_000));
    shop.change(2, { offerPrice: fils(24_500) });
    const { outcomes } = await run(shop, rows);
    expect(outcomes[2]).toEqual({ state: 'notSent', reason: 'offerNotBelow' });
    expect(shop.sent.map(([id]) => id)).toEqual([1, 3]);
  });

  it('plans products whose names and pictures are longer than a plan keeps', () => {
    const long = aProduct(1, {
      name_en: 'n'.repeat(3000),
      code: 'c'.repeat(3000),
      product_images: [{ url: `https://x/${'p'.repeat(3000)}` }],
    });
    const rows = [long, aProduct(2)].map((product) => toPrice(product, 10_250));
    expect(bulkWritePlan.safeParse({ target: 'products', kind: 'table', source: null, rows }).success).toBe(true);
    expect(rows[0]).toMatchObject({ picture: null, changes: [{ field: 'price', to: 10_250 }] });
  });

  it('writes nothing that it could not note first', async () => {
    const shop = createShop(products);
    const { halt } = await runOn({ ...shop.world, note: async () => false }, [toPrice(shop.row(1), 10_250)]);
    expect([halt, shop.sent]).toEqual(['storage', []]);
  });

  it('ends after the present product when it is stopped', async () => {
    const shop = createShop(products);
    const stop = new AbortController();
    const rows = products.map((product) => toPrice(product, 10_250));
    const { halt, outcomes } = await runOn(shop.world, rows, {}, { signal: stop.signal, onBegin: (id) => id === 2 && stop.abort() });
    expect([halt, Object.keys(outcomes)]).toEqual(['user', ['1', '2']]);
  });

  it('takes combinations and texts of a product back unchanged with a flag', async () => {
    const combinations = [[{ variant_value_id: 4, variant_id: 2 }], [{ variant_value_id: 5, variant_id: 2 }]];
    const data = [12, 30].map((amount) => ({ price: fils(5000), cost: fils(2000), images: ['https://shop.example/a.png'], amount }));
    const product = aProduct(1, {
      all_price: false,
      variant_combinations: combinations,
      variant_data: data,
      amount: 42,
      description_en: '<p>Old</p>',
    });
    const shop = createShop([product]);
    await run(shop, [toWriteRow(product, { own: { offer: true } }) as BulkWriteRow]);
    expect(shop.sent[0]?.[1]).toMatchObject({
      offer: true,
      variant: combinations,
      amount: 42,
      description_en: '<p>Old</p>',
      all_price: false,
    });
    expect(shop.sent[0]?.[1].variant_data.map(({ amount, price }) => [amount, price])).toEqual([
      [12, 5000],
      [30, 5000],
    ]);
  });

  it('writes cells of combinations, and names one that somebody else has changed', async () => {
    const combinations = [[{ variant_value_id: 4, variant_id: 2 }], [{ variant_value_id: 5, variant_id: 2 }]];
    const data = [12, 30].map((amount) => ({ price: fils(5000), cost: fils(2000), images: ['https://shop.example/a.png'], amount }));
    const product = aProduct(1, { all_price: false, variant_combinations: combinations, variant_data: data, amount: 42 });
    const wanted = { own: { offer: true }, combinations: { '2:4': { amount: 13 }, '2:5': { price: 6000 } } };
    const row = toWriteRow(product, wanted) as BulkWriteRow;
    expect(row.changes.map(({ field, combination, from, to }) => [field, combination?.key, from, to])).toEqual([
      ['offer', undefined, false, true],
      ['amount', '2:4', 12, 13],
      ['price', '2:5', 5000, 6000],
    ]);
    const shop = createShop([product]);
    await run(shop, [row]);
    expect(shop.sent[0]?.[1]).toMatchObject({ offer: true, amount: 43 });
    expect(shop.sent[0]?.[1].variant_data.map(({ amount, price }) => [amount, price])).toEqual([
      [13, 5000],
      [30, 6000],
    ]);
    const [first, second] = data;
    shop.change(1, { offer: false, variant_data: [{ ...first, amount: 2 }, second] as Product['variant_data'] });
    const { outcomes } = await run(shop, [row]);
    expect(outcomes[1]).toEqual({ state: 'changedBySomeone', now: { 'amount 2:4': 2 } });
    // A combination that no longer exists isn't written either.
    shop.change(1, { offer: false, variant_combinations: combinations.slice(1), variant_data: data.slice(1) });
    expect((await run(shop, [row])).outcomes[1]).toEqual({ state: 'changedBySomeone', now: { 'amount 2:4': null } });
    expect(shop.sent).toHaveLength(1);
  });
});

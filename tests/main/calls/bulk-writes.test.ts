import type { BulkWrite } from '@shared/contract/desktop/bulk-writes';
import { describe, expect, it } from 'vitest';
import { type AppUnderTest, startApp } from '../../support/main/app-under-test';
import { app, setUpSignedInApp, shop, tables } from '../../support/main/signed-in-app';

setUpSignedInApp();

/** Adds plain products to the shop, each with a different price. Returns their IDs. */
function addProducts(count: number): number[] {
  const pattern = tables()
    .products.all()
    .find(({ isDeleted, variant_combinations }) => !isDeleted && variant_combinations.length === 0);
  if (!pattern) throw new Error('the shop has no plain product');
  const { id: _id, ...rest } = pattern;
  return Array.from({ length: count }, (_, at) => tables().products.insert({ ...rest, code: `MANY-${at}`, price: 5 }).id);
}
const planFor = (ids: readonly number[]) => ({
  target: 'products' as const,
  kind: 'table' as const,
  source: null,
  rows: ids.map((id) => ({
    ...{ id, name_en: `Pot ${id}`, name_ar: `قدر ${id}`, code: `MANY-${id}`, picture: null },
    changes: [{ field: 'price' as const, from: 5000, to: 7500 }],
  })),
});
async function start(ids: readonly number[], on: AppUnderTest = app): Promise<string> {
  const started = await on.value('bulkWrites.start', planFor(ids));
  if (started === 'busy') throw new Error('another one runs');
  return started.id;
}
const read = async (id: string, on: AppUnderTest = app): Promise<BulkWrite> => {
  const found = await on.value('bulkWrites.read', { id });
  if (!found) throw new Error('nothing is kept');
  return found;
};
const ended = (id: string, on: AppUnderTest = app) => expect.poll(async () => (await read(id, on)).run?.isRunning).toBe(false);
const statesOf = ({ rows, outcomes }: BulkWrite) => rows.map(({ id }) => outcomes[id]?.state ?? 'waiting');
/** Returns the products of all updates that the shop has stored. */
const stored = () =>
  shop.shop.requests
    .filter(({ call, status }) => call === 'products.update' && status === 200)
    .map(({ path }) => Number(path.split('/').at(-1)));

/** Blocks a request of the shop until it is released. */
function hold(method: 'GET' | 'PUT', id: number) {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  const path = method === 'GET' ? `/product/Auth/${id}` : `/product/${id}`;
  const arrived = () => expect.poll(() => shop.shop.requests.some((one) => one.method === method && one.path.endsWith(path))).toBe(true);
  shop.shop.control.failWhen({ match: { method, path }, times: 1, until });
  return { release, arrived };
}

describe('bulk writes', () => {
  it('run without a page, one product after the other, and tell pages how far they are', async () => {
    const ids = addProducts(5);
    const id = await start(ids);
    await ended(id);
    expect(stored()).toEqual(ids);
    expect(statesOf(await read(id))).toEqual(ids.map(() => 'written'));
    const events = app.events('bulkWrites.progressed');
    expect(events.flatMap(({ outcomes }) => Object.keys(outcomes).map(Number))).toEqual(ids);
    expect(events.at(-1)).toMatchObject({ id, isRunning: false, done: 5, total: 5, halt: null });
    expect(await app.value('bulkWrites.list', undefined)).toMatchObject([{ id, settled: 5, isClosed: true, isRunning: false }]);
  });

  it('are begun once, whichever window asks', async () => {
    const ids = addProducts(2);
    const [first, second] = await Promise.all([app.value('bulkWrites.start', planFor(ids)), app.value('bulkWrites.start', planFor(ids))]);
    expect([first === 'busy', second === 'busy'].toSorted()).toEqual([false, true]);
    const id = first === 'busy' || second !== 'busy' ? '' : first.id;
    await ended(id);
    expect(stored()).toEqual(ids);
  });

  it('stop after the product that is under way, and go on with the rest', async () => {
    const ids = addProducts(4);
    const held = hold('PUT', ids[1] ?? 0);
    const id = await start(ids);
    await held.arrived();
    await app.value('bulkWrites.stop', { id });
    expect((await read(id)).run).toMatchObject({ isRunning: true, isStopping: true });
    held.release();
    await ended(id);
    expect((await read(id)).run?.halt).toBe('user');
    await app.value('bulkWrites.retry', { id });
    await ended(id);
    expect(new Set(stored())).toEqual(new Set(ids));
    expect(statesOf(await read(id))).toEqual(ids.map(() => 'written'));
  });

  it('end with the session, and send nothing in the name of the next admin', async () => {
    const ids = addProducts(4);
    const held = hold('GET', ids[2] ?? 0);
    const id = await start(ids);
    await held.arrived();
    await app.value('session.signOut');
    await app.signIn('some');
    held.release();
    const before = stored();
    expect(before).toEqual(ids.slice(0, 2));
    // The next admin has no run, so none blocks a new one.
    expect(await app.value('bulkWrites.list', undefined)).toEqual([]);
    await app.value('session.signOut');
    await app.signIn();
    await ended(id);
    const kept = await read(id);
    expect([kept.run?.halt, statesOf(kept)]).toEqual(['sessionEnded', ['written', 'written', 'waiting', 'waiting']]);
    await app.value('bulkWrites.retry', { id });
    await ended(id);
    expect(stored()).toEqual(ids);
  });

  it('are known up to the last product when the app quits', async () => {
    const ids = addProducts(3);
    const held = hold('PUT', ids[1] ?? 0);
    const id = await start(ids);
    await held.arrived();
    const stopped = app.stop();
    held.release();
    await stopped;
    const after = await startApp({ apiRoot: shop.apiRoot, machine: app.machine });
    await after.signIn();
    const states = statesOf(await read(id, after));
    expect(states[0]).toBe('written');
    // Its response came before the quit.
    expect(states[1]).not.toBe('sending');
    expect(states[2]).toBe('waiting');
    await after.stop();
  });

  it('write no product twice after the app was killed in the middle', async () => {
    const ids = addProducts(12);
    const held = hold('PUT', ids[6] ?? 0);
    const id = await start(ids);
    await held.arrived();
    // The first run stays blocked forever, as if its app were gone.
    const after = await startApp({ apiRoot: shop.apiRoot, machine: app.machine });
    await after.signIn();
    expect(await after.value('bulkWrites.list', undefined)).toMatchObject([{ id, total: 12, settled: 6, unknown: 1, isClosed: false }]);
    await after.value('bulkWrites.retry', { id });
    await ended(id, after);
    expect(stored()).toEqual(ids);
    expect(statesOf(await read(id, after))).toEqual(ids.map(() => 'written'));
    await after.value('bulkWrites.undo', { id });
    await expect.poll(() => stored().length).toBe(24);
    expect(ids.map((product) => tables().products.find(product)?.price)).toEqual(ids.map(() => 5));
    await after.stop();
    held.release();
  });
});

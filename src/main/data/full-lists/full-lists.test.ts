import type { FullListPart, FullListQuery, FullListResult } from '@shared/contract/desktop/full-lists';
import { failed, type Result } from '@shared/contract/result';
import type { GuestOrder } from '@shared/contract/shop/orders';
import { describe, expect, it, vi } from 'vitest';
import { aGuestOrder, rowsOf, servePage } from '../../../../tests/support/samples/order-rows';
import { createFullLists, type FullListDeps, type FullLists } from './full-lists';
import { createListValues } from './list-values';

interface Query {
  page?: number;
  search?: string;
}

interface Shop {
  rows: GuestOrder[];
  asked: Query[];
  lists: FullLists;
  changes: () => number;
  /** Blocks the next responses until the returned function is called. */
  hold(): () => void;
  fail: boolean;
  /** Time that passes before each response, in ms. */
  slowMs: number;
  /** Responds to a request without a page with only the first rows. */
  ignoresWhole: boolean;
  printed: number[];
  passMs(ms: number): void;
}

/** With `answerWhole`, the server responds to a request without a page with all rows. */
function open(count: number): Shop {
  let at = 1_000_000;
  let gate: Promise<void> = Promise.resolve();
  let told = 0;
  const shop = {
    rows: rowsOf(count, aGuestOrder),
    asked: [] as Query[],
    fail: false,
    slowMs: 0,
    ignoresWhole: false,
    printed: [] as number[],
  };
  const call = async (_name: string, { query = {} }: { query?: Query } = {}): Promise<Result<unknown>> => {
    shop.asked.push(query);
    const found = shop.rows.filter(({ id }) => query.search === undefined || String(id) === query.search);
    at += shop.slowMs;
    const answer = shop.fail ? failed('timeout') : servePage(found, query.page ?? (shop.ignoresWhole ? 1 : undefined));
    await gate;
    return answer;
  };
  const lists = createFullLists({
    api: { call } as unknown as FullListDeps['api'],
    facts: createListValues(() => 3),
    onChanged: () => {
      told += 1;
    },
    printed: async (_list, ids) => new Set(ids.filter((id) => shop.printed.includes(id))),
    log: { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() } as unknown as FullListDeps['log'],
    now: () => new Date(at),
    monotonic: () => at,
  });
  return Object.assign(shop, {
    lists,
    changes: () => told,
    hold() {
      let release = (): void => undefined;
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    passMs(ms: number) {
      at += ms;
    },
  });
}

const question: FullListQuery = {
  list: 'guestOrders.list',
  language: 'en',
  filters: {},
  sort: { key: 'order', isDescending: false },
  page: 1,
};
const view = ({ lists }: Shop, asked: Partial<FullListQuery> = {}): Promise<FullListResult> => lists.view({ ...question, ...asked });
const settled = (shop: Shop): Promise<FullListResult> =>
  vi.waitFor(async () => {
    const answer = await view(shop);
    expect([answer.reading.kind, answer.of]).not.toEqual(['reading', null]);
    expect(answer.reading.kind).not.toBe('reading');
    return answer;
  });
const ids = ({ rows }: FullListResult): unknown[] => rows.map(({ id }) => id);

describe('a whole list', () => {
  it('is read from the first question on, and answers with its own pages then', async () => {
    const shop = open(45);
    expect(await view(shop)).toMatchObject({ of: null, rows: [], reading: { kind: 'reading', read: 0 } });
    const answer = await settled(shop);
    expect(answer).toMatchObject({ of: 45, totalItems: 45, gap: null, reading: { kind: 'none' }, page: 1 });
    expect(ids(answer).slice(0, 3)).toEqual([1, 2, 3]);
    // A page beyond the end returns the last page.
    expect(await view(shop, { page: 9 })).toMatchObject({ page: 3, rows: [{ id: 41 }, { id: 42 }, { id: 43 }, { id: 44 }, { id: 45 }] });
    expect((await shop.lists.rows({ ...question, page: 2 })).rows).toHaveLength(45);
    expect(shop.changes()).toBeGreaterThan(0);
  });

  it('gives the ids of all rows that match once it is whole, and rows by their ids whether or not they still match', async () => {
    const shop = open(25);
    const asked = { ...question, filters: { status: ['ordered'] } };
    expect(await shop.lists.ids(asked)).toBeNull();
    await settled(shop);
    expect(await shop.lists.ids(asked)).toEqual({ ids: shop.rows.map(({ id }) => id).toReversed() });
    shop.lists.noteWritten('guestOrders.list', 7, aGuestOrder(7, { status: 'process' }));
    expect((await shop.lists.ids(asked))?.ids).not.toContain(7);
    const picked = await shop.lists.pick(asked, [9, 7, 400]);
    expect(picked).toMatchObject({ rows: [{ id: 9 }, { id: 7, status: 'process' }], left: [7] });
  });

  it('is whole from a slow server that never answers with all at once, while rows come, and says how long it takes', async () => {
    const shop = open(90);
    Object.assign(shop, { slowMs: 3000, ignoresWhole: true });
    const release = shop.hold();
    await view(shop);
    shop.rows.unshift(aGuestOrder(91), aGuestOrder(92));
    release();
    const left: (number | null)[] = [];
    const answer = await vi.waitFor(async () => {
      const now = await view(shop);
      if (now.reading.kind === 'reading') left.push(now.reading.leftMs);
      expect(now.of).not.toBeNull();
      return now;
    });
    expect(answer).toMatchObject({ of: 92, gap: null });
    const { rows } = await shop.lists.rows(question);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(92);
    expect(left.filter((ms) => ms !== null && ms >= 3000).length).toBe(left.filter((ms) => ms !== null).length);
  });

  it('is stopped, keeps what it has, and goes on from there', async () => {
    const shop = open(45);
    const release = shop.hold();
    await view(shop);
    shop.lists.stop({ list: 'guestOrders.list' });
    release();
    const stopped = await vi.waitFor(async () => {
      const answer = await view(shop);
      expect(answer.reading).toMatchObject({ kind: 'stopped', read: 20 });
      return answer;
    });
    expect(stopped.of).toBeNull();
    const before = shop.asked.length;
    shop.lists.read({ list: 'guestOrders.list', isAnew: false });
    expect((await settled(shop)).of).toBe(45);
    expect(shop.asked.slice(before)).not.toContainEqual(expect.objectContaining({ page: 1, search: undefined }));
  });

  it('says that it failed, and is not asked for by every look again', async () => {
    const shop = open(45);
    shop.fail = true;
    await view(shop);
    await vi.waitFor(async () => expect((await view(shop)).reading).toMatchObject({ kind: 'failed', read: 0, code: 'timeout' }));
    const asked = shop.asked.length;
    await view(shop);
    expect(shop.asked).toHaveLength(asked);
    shop.fail = false;
    shop.lists.read({ list: 'guestOrders.list', isAnew: false });
    expect((await settled(shop)).of).toBe(45);
  });

  it('is renewed from its head after a minute, and read anew after an hour', async () => {
    const shop = open(45);
    await settled(shop);
    shop.rows.unshift(aGuestOrder(47), aGuestOrder(46));
    const before = shop.asked.length;
    await view(shop);
    expect(shop.asked).toHaveLength(before);
    shop.passMs(61_000);
    await view(shop);
    await vi.waitFor(async () => expect((await view(shop)).of).toBe(47));
    expect(shop.asked).toHaveLength(before + 1);
    shop.passMs(60 * 60_000);
    await view(shop);
    await vi.waitFor(() => expect(shop.asked.length).toBeGreaterThan(before + 3));
    expect((await settled(shop)).of).toBe(47);
  });

  it('is read anew where a row has gone from its middle', async () => {
    const shop = open(45);
    await settled(shop);
    shop.rows = shop.rows.filter(({ id }) => id !== 3);
    shop.passMs(61_000);
    await view(shop);
    await vi.waitFor(async () => expect((await view(shop)).of).toBe(44));
    expect(ids(await settled(shop))).not.toContain(3);
  });

  it('takes over what this app has written, also what was written while it was read', async () => {
    const shop = open(45);
    await settled(shop);
    shop.lists.noteWritten('guestOrders.list', 7, aGuestOrder(7, { status: 'canceled' }));
    await vi.waitFor(async () => expect((await view(shop)).sum?.canceled).toBe(1));
    shop.rows = shop.rows.map((row) => (row.id === 8 ? { ...row, status: 'canceled' } : row));
    shop.lists.noteWritten('guestOrders.list', 8, null);
    await vi.waitFor(async () => expect((await view(shop)).sum?.canceled).toBe(2));
    shop.rows = shop.rows.filter(({ id }) => id !== 9);
    shop.lists.noteWritten('guestOrders.list', 9, null);
    await vi.waitFor(async () => expect((await view(shop)).of).toBe(44));
  });

  it('gives a table that holds the rows it was made of, whatever comes into the list later', async () => {
    const shop = open(45);
    await settled(shop);
    const table = await shop.lists.table({ ...question, sort: null }, null);
    const rowsOfTable = (): unknown[] => [0, 1, 44].map((row) => JSON.parse(Buffer.from(table?.bytesAt(row) ?? []).toString()).id);
    const numbers = [0, 1, 44].map((row) => table?.values.order?.[row]);
    const whole = shop.lists.whole({ list: 'guestOrders.list' });
    expect(rowsOfTable()).toEqual(numbers);
    shop.rows.unshift(aGuestOrder(47), aGuestOrder(46));
    shop.passMs(61_000);
    await view(shop);
    await vi.waitFor(async () => expect((await view(shop)).of).toBe(47));
    expect(rowsOfTable()).toEqual(numbers);
    expect(whole.rows([0, 1, 44]).map(({ id }) => id)).toEqual(numbers);
  });

  it('answers with parts of its rows: from a place on, of a group, from one row to another', async () => {
    const shop = open(45);
    shop.rows = shop.rows.map((row) => ({ ...row, status: row.id % 3 === 0 ? 'canceled' : 'ordered' }));
    await settled(shop);
    const part = async (wanted: FullListPart): Promise<unknown[]> =>
      (await shop.lists.rows({ ...question, group: { key: 'status' }, part: wanted })).rows.map(({ id }) => id);
    expect((await view(shop, { group: { key: 'status' } })).groups?.map(({ value, count }) => [value, count])).toEqual([
      ['ordered', 30],
      ['canceled', 15],
    ]);
    expect(await part({ from: 29, count: 3 })).toEqual([44, 3, 6]);
    expect((await part({ group: 'canceled' })).slice(0, 3)).toEqual([3, 6, 9]);
    expect(await part({ group: 'weighed' })).toEqual([]);
    expect(await part({ between: [6, 44] })).toEqual([44, 3, 6]);
    expect(await part({ between: [6, 999] })).toEqual([]);
    expect(await shop.lists.ticked({ ...question, group: { key: 'status' }, filters: {} }, [1, 3, 6, 999])).toEqual({
      count: 3,
      groups: { ordered: 1, canceled: 2 },
    });
  });

  it('is counted for sets of filters once it was read, which does not begin the reading', async () => {
    const shop = open(45);
    const sets = [{}, { order: ['1..10'] }, { status: ['nothing known'] }];
    const count = () => shop.lists.count({ list: 'guestOrders.list' }, sets);
    expect(await count()).toBeNull();
    expect(shop.asked).toEqual([]);
    await settled(shop);
    expect(await count()).toEqual({ all: 45, each: [45, 10, 0] });
    shop.lists.noteWritten('guestOrders.list', 7, aGuestOrder(7, { status: 'nothing known' }));
    await vi.waitFor(async () => expect((await count())?.each[2]).toBe(1));
    shop.passMs(61 * 60_000);
    expect(await count()).toBeNull();
  });

  it('knows what this computer has printed, and learns of more', async () => {
    const shop = open(25);
    shop.printed = [4, 9];
    await settled(shop);
    const asked = { filters: { printed: ['yes'] } };
    expect(ids(await view(shop, asked))).toEqual([4, 9]);
    const before = shop.changes();
    shop.printed = [4, 9, 11];
    shop.lists.notePrinting();
    await vi.waitFor(() => expect(shop.changes()).toBeGreaterThan(before));
    const answer = await view(shop, asked);
    expect(ids(answer)).toEqual([4, 9, 11]);
    expect(answer.counts.printed).toEqual([
      { value: 'no', count: 22 },
      { value: 'yes', count: 3 },
    ]);
  });

  it('is gone when the session ends, and what was on its way comes in no more', async () => {
    const shop = open(45);
    const release = shop.hold();
    await view(shop);
    shop.lists.clear();
    release();
    await Promise.resolve();
    shop.fail = true;
    expect(await view(shop)).toMatchObject({ of: null, rows: [] });
    await vi.waitFor(async () => expect((await view(shop)).reading).toMatchObject({ kind: 'failed', read: 0 }));
  });
});

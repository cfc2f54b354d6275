import type { Api } from '@main/server/api/api-client';
import type { Product } from '@shared/contract/catalogue/products';
import type { FullListQuery, FullListResult } from '@shared/contract/desktop/full-lists';
import { failed, ok, type Result } from '@shared/contract/result';
import type { GuestOrder } from '@shared/contract/shop/orders';
import { describe, expect, it, vi } from 'vitest';
import { aGuestOrder, rowsOf, servePage } from '../../../../tests/support/samples/order-rows';
import { aProduct } from '../../../../tests/support/samples/products';
import { readProducts } from './export/listed-products';
import { createFullLists, type FullListDeps } from './full-lists';
import { followCalls } from './list-handlers';
import { createListValues } from './list-values';

interface Query {
  page?: number;
  search?: string;
  isDeleted?: boolean;
}
type Asked = { name: string; query: Query };
type Heard = (value: unknown, input: unknown, meta: object) => void;

/** A server whose search finds every row that contains the text, reached through the app's calls. */
function open(rows: { orders?: GuestOrder[]; products?: Product[] }) {
  const shop = {
    orders: rows.orders ?? [],
    products: rows.products ?? [],
    asked: [] as Asked[],
    fails: false,
    /** Whether the search finds a row, which may be by more than its number. */
    finds: (id: number, search: string): boolean => String(id).includes(search),
    before: (_asked: Asked): void => undefined,
    at: Date.parse('2026-11-27T15:00:00.000Z'),
  };
  const heard = new Map<string, Heard[]>();
  const call = async (name: string, { query = {}, params }: { query?: Query; params?: { id: number } } = {}): Promise<Result<unknown>> => {
    shop.before({ name, query });
    shop.asked.push({ name, query });
    if (shop.fails) return failed('timeout');
    if (name === 'products.one') return ok(shop.products.find(({ id }) => id === params?.id) ?? null);
    const { search, page, isDeleted } = query;
    const all: readonly (GuestOrder | Product)[] = name === 'products.list' ? shop.products : shop.orders;
    const found = all.filter(
      (row) =>
        (search === undefined || shop.finds(row.id, search)) &&
        (isDeleted === undefined || !('isDeleted' in row) || row.isDeleted === isDeleted),
    );
    return servePage(found as GuestOrder[], page);
  };
  const lists = createFullLists({
    api: { call } as unknown as FullListDeps['api'],
    facts: createListValues(() => 3),
    onChanged: () => undefined,
    printed: async () => new Set(),
    log: { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() } as unknown as FullListDeps['log'],
    now: () => new Date(shop.at),
    monotonic: () => shop.at,
  });
  const onAnswer = (name: string, listen: Heard): void => void heard.set(name, [...(heard.get(name) ?? []), listen]);
  followCalls({ onAnswer } as unknown as Pick<Api, 'onAnswer'>, lists);
  const view = (asked: Partial<FullListQuery> = {}): Promise<FullListResult> =>
    lists.view({ list: 'guestOrders.list', language: 'en', filters: {}, sort: null, page: 1, ...asked });
  const settled = (asked: Partial<FullListQuery> = {}): Promise<FullListResult> =>
    vi.waitFor(async () => {
      const answer = await view(asked);
      expect(answer.of).not.toBeNull();
      expect(answer.reading.kind).not.toBe('reading');
      return answer;
    });
  return Object.assign(shop, {
    lists,
    view,
    settled,
    /** Simulates a write of this app that has succeeded. */
    write: (name: string, id: number, value: unknown = null) =>
      heard.get(name)?.forEach((listen) => {
        listen(value, { params: { id } }, {});
      }),
    idsOf: async (asked: Partial<FullListQuery>): Promise<number[]> => {
      const { rows: all } = await lists.rows({ list: 'guestOrders.list', language: 'en', filters: {}, sort: null, page: 1, ...asked });
      return all.map(({ id }) => Number(id));
    },
  });
}

const products = { list: 'products.list', isDeleted: false } as const;
const minuteMs = 60_000;

describe('a whole list that is renewed', () => {
  it('names the moment of its oldest rows, and that of its newest, and is read anew before anything of it goes out', async () => {
    const shop = open({ orders: rowsOf(60, aGuestOrder) });
    const begun = new Date(shop.at).toISOString();
    await shop.settled();
    // Someone else cancels an order far below the first page.
    shop.orders = shop.orders.map((row) => (row.id === 3 ? { ...row, status: 'canceled' } : row));
    shop.at += 20 * minuteMs;
    await shop.view();
    const latest = new Date(shop.at).toISOString();
    await vi.waitFor(async () => expect((await shop.view()).headReadAt).toBe(latest));
    expect(await shop.view()).toMatchObject({ readAt: begun, sum: { canceled: 0 } });
    const question: FullListQuery = { list: 'guestOrders.list', language: 'en', filters: {}, sort: null, page: 1 };
    expect((await shop.lists.table(question, null))?.readAt).toBe(begun);
    await shop.lists.renew(question);
    expect((await shop.lists.table(question, null))?.readAt).toBe(latest);
    expect(await shop.view()).toMatchObject({ readAt: latest, sum: { canceled: 1 } });
    // A list that can't be loaded again isn't exported either.
    shop.fails = true;
    await expect(shop.lists.renew(question)).rejects.toMatchObject({ failure: { code: 'timeout' } });
  });

  it('is read anew for what is compared with it, or counted by it', async () => {
    const shop = open({ products: rowsOf(60, (id) => aProduct(id)) });
    await shop.settled(products);
    const question: FullListQuery = { ...products, language: 'en', filters: {}, sort: null, page: 1 };
    const table = (isRenewed: boolean) => readProducts(shop.lists, { question, ids: null, isRenewed }, ({ id, amount }) => [id, amount]);
    // Someone else changes the stock of a product far below the first page.
    shop.products = shop.products.map((row) => (row.id === 3 ? { ...row, amount: 999 } : row));
    expect((await table(false))?.products).not.toContainEqual([3, 999]);
    expect((await table(true))?.products).toContainEqual([3, 999]);
    shop.products = shop.products.map((row) => (row.id === 4 ? { ...row, amount: 999 } : row));
    expect((await shop.lists.rows(question)).rows).not.toContainEqual(expect.objectContaining({ id: 4, amount: 999 }));
    expect((await shop.lists.rows({ ...question, isRenewed: true })).rows).toContainEqual(expect.objectContaining({ id: 4, amount: 999 }));
  });

  it('keeps every row that arrived once, however the pages move under the look at its head', async () => {
    const shop = open({ orders: rowsOf(40, aGuestOrder) });
    await shop.settled();
    shop.orders.unshift(...rowsOf(65, aGuestOrder).slice(0, 25));
    let looks = 0;
    shop.before = ({ query }) => {
      if (query.page === 2) looks += 1;
      if (query.page === 2 && looks === 1) shop.orders.unshift(aGuestOrder(999));
    };
    shop.at += 2 * minuteMs;
    await shop.view();
    await vi.waitFor(async () => expect((await shop.view()).of).toBe(66));
    await shop.settled();
    expect(await shop.idsOf({})).toEqual(shop.orders.map(({ id }) => id));
  });

  it('never loses a row to the search for what was written: it looks on all pages, asks by number where it can, and else reads anew', async () => {
    const shop = open({ orders: rowsOf(60, aGuestOrder), products: rowsOf(60, (id) => aProduct(id)) });
    await Promise.all([shop.settled(), shop.settled(products)]);
    // A short number is part of phones, codes, and names.
    shop.finds = () => true;
    shop.orders = shop.orders.map((row) => (row.id === 5 ? { ...row, status: 'canceled' } : row));
    shop.write('guestOrders.changeStatus', 5);
    await vi.waitFor(async () => expect((await shop.settled()).sum?.canceled).toBe(1));
    shop.products = shop.products.map((row) => (row.id === 7 ? { ...row, amount: 999 } : row));
    const pieces = (await shop.view(products)).pieces ?? 0;
    shop.write('products.update', 7);
    await vi.waitFor(async () => expect((await shop.settled(products)).pieces).toBeGreaterThan(pieces));
    expect(shop.asked.filter(({ name }) => name === 'products.one')).toHaveLength(1);
    // No search finds the row, so the list is loaded again and contains it.
    shop.finds = () => false;
    shop.orders = shop.orders.map((row) => (row.id === 6 ? { ...row, status: 'canceled' } : row));
    shop.write('guestOrders.changeStatus', 6);
    await vi.waitFor(async () => expect((await shop.settled()).sum?.canceled).toBe(2));
    expect([(await shop.view()).of, (await shop.view(products)).of]).toEqual([60, 60]);
    // The row has moved to the other tab: its old list removes it, and the other list has it from then on.
    await shop.settled({ ...products, isDeleted: true });
    shop.products = shop.products.map((row) => (row.id === 8 ? { ...row, isDeleted: true } : row));
    shop.write('products.setDeleted', 8);
    await vi.waitFor(async () => expect((await shop.settled(products)).of).toBe(59));
    await vi.waitFor(async () => expect((await shop.settled({ ...products, isDeleted: true })).of).toBe(1));
  });

  it('has the new name of a category in all of its products, and keeps the product of the same number', async () => {
    const toProduct = (name_en: string) => (id: number) => aProduct(id, { category: { id: 3, name_en, name_ar: name_en } as never });
    const shop = open({ products: rowsOf(60, toProduct('Pots')) });
    await shop.settled(products);
    shop.products = rowsOf(60, toProduct('Pans'));
    shop.write('categories.update', 3, { id: 3, name_en: 'Pans' });
    await vi.waitFor(async () =>
      expect((await shop.settled(products)).counts.category).toEqual([{ value: 'Pans', count: 60, name_en: 'Pans', name_ar: 'Pans' }]),
    );
  });

  it('of a server in trouble is not asked for again and again, and not at all after it was stopped', async () => {
    const shop = open({ orders: rowsOf(60, aGuestOrder) });
    await shop.settled();
    const look = async (): Promise<number> => {
      const before = shop.asked.length;
      for (let turn = 0; turn < 5; turn++) await shop.settled();
      return shop.asked.length - before;
    };
    shop.fails = true;
    shop.at += 61 * minuteMs;
    expect(await look()).toBeLessThanOrEqual(2);
    expect((await shop.view()).reading).toMatchObject({ kind: 'failed' });
    shop.fails = false;
    shop.at += 2 * minuteMs;
    await shop.view();
    await vi.waitFor(async () => expect((await shop.view()).reading.kind).toBe('none'));

    shop.at += 61 * minuteMs;
    await shop.view();
    shop.lists.stop({ list: 'guestOrders.list' });
    await shop.settled();
    shop.at += 2 * 61 * minuteMs;
    await look();
    expect((await shop.view()).reading).toMatchObject({ kind: 'stopped' });
    shop.lists.read({ list: 'guestOrders.list', isAnew: true });
    await vi.waitFor(async () => expect((await shop.view()).reading.kind).toBe('none'));
  });
});

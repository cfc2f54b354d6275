import type { FullListQuery } from '@shared/contract/desktop/full-lists';
import { failed, type Result } from '@shared/contract/result';
import type { GuestOrder, Order } from '@shared/contract/shop/orders';
import { toKuwaitDay } from '@shared/domain/dates';
import { describe, expect, it, vi } from 'vitest';
import { aGuestOrder, anOrder, servePage } from '../../../../tests/support/samples/order-rows';
import { createFullLists, type FullListDeps } from '../full-lists/full-lists';
import { createListValues } from '../full-lists/list-values';
import { createSales } from './sales';

const [day, before] = ['2026-11-19', '2026-11-12T09:00:00.000Z'];
const guest = (id: number, phone: string, changes: Partial<GuestOrder> = {}) => aGuestOrder(id, { guest_phone: phone, ...changes });
const user = (id: number, phone: string, changes: Partial<Order> = {}): Order => {
  const order = anOrder(id, changes);
  return { ...order, user: { ...order.user, phone } };
};

/**
 * Buyers of that day: 5000 1111 and 5000 2222 have bought before (one as a user, one as a guest), 5000 3333 only a canceled order, 5000
 * 4444 never.
 */
const shop = {
  guestOrders: [guest(9, '50001111'), guest(8, '5000 3333'), guest(7, ''), guest(3, '+965 5000 2222', { createdAt: before })],
  orders: [
    user(19, '50002222'),
    user(18, '50004444'),
    user(17, '50004444', { status: 'canceled' }),
    user(12, '+96550001111', { createdAt: before, day: '2026-11-12' }),
    user(11, '50003333', { createdAt: before, day: '2026-11-12', status: 'canceled' }),
  ],
};

function open() {
  const silent = { fail: false };
  const call = async (name: string, { query = {} }: { query?: { page?: number; startDate?: string; endDate?: string } } = {}) => {
    const rows: readonly (GuestOrder | Order)[] = name === 'orders.list' ? shop.orders : shop.guestOrders;
    const { startDate = '', endDate = '9' } = query;
    const within = rows.filter(
      ({ createdAt }) => startDate <= toKuwaitDay(new Date(createdAt)) && toKuwaitDay(new Date(createdAt)) <= endDate,
    );
    return (silent.fail && startDate === '' ? failed('timeout') : servePage(within, query.page)) as Result<unknown>;
  };
  const lists = createFullLists({
    api: { call } as unknown as FullListDeps['api'],
    facts: createListValues(() => 3),
    onChanged: () => undefined,
    printed: async () => new Set(),
    log: { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() } as unknown as FullListDeps['log'],
    now: () => new Date('2026-11-22T14:41:00.000Z'),
  });
  return Object.assign(silent, { lists });
}

const ask = (list: FullListQuery['list'], filters: FullListQuery['filters']): FullListQuery => ({
  list,
  startDate: day,
  endDate: day,
  language: 'en',
  filters,
  sort: null,
  page: 1,
});

describe('who has bought before', () => {
  it('is asked of a list of orders by the rule of the sales report, over both kinds, and adds up to its figures', async () => {
    const { lists } = open();
    const idsOf = async (list: FullListQuery['list'], customer: string): Promise<(number | string)[]> => {
      const question = ask(list, { customer: [customer] });
      await vi.waitFor(async () => expect((await lists.view(question)).of).not.toBeNull());
      return (await lists.view(question)).rows.map(({ id }) => id);
    };
    const found = {
      returning: [await idsOf('guestOrders.list', 'returning'), await idsOf('orders.list', 'returning')],
      fresh: [await idsOf('guestOrders.list', 'fresh'), await idsOf('orders.list', 'fresh')],
      unknown: [await idsOf('guestOrders.list', '-'), await idsOf('orders.list', '-')],
    };
    expect(found).toEqual({ returning: [[9], [19]], fresh: [[8], [18, 17]], unknown: [[7], []] });
    const sales = createSales({ lists, save: vi.fn() });
    const { report } = sales.view({ period: { from: day, to: day }, before: null, kinds: ['order', 'guestOrder'] });
    // The report leaves the canceled order out, and its link filters by the other statuses.
    expect(report?.customers).toMatchObject({
      returning: { count: 2, guests: 1 },
      fresh: { count: 2, guests: 1 },
      unknown: { count: 1, guests: 1 },
    });
    const grouped = await lists.view({ ...ask('orders.list', {}), group: { key: 'customer' } });
    expect(grouped.groups?.map(({ value, count }) => [value, count])).toEqual([
      ['fresh', 2],
      ['returning', 1],
    ]);
  });

  it('waits until both lists of orders are whole, says how far they are, and reads on where they could not be', async () => {
    const shopped = open();
    const { lists } = shopped;
    shopped.fail = true;
    const question = ask('guestOrders.list', { customer: ['returning'] });
    await vi.waitFor(async () => expect((await lists.view(question)).reading).toMatchObject({ kind: 'failed', code: 'timeout' }));
    expect(await lists.view(question)).toMatchObject({ rows: [], of: null });
    // Queries without the filter get a result. With the filter, incomplete data isn't counted or exported.
    expect(await lists.view(ask('guestOrders.list', {}))).toMatchObject({ of: 3 });
    const scope = { list: 'guestOrders.list', startDate: day, endDate: day } as const;
    expect([await lists.count(scope, [question.filters]), await lists.table(question, null)]).toEqual([null, null]);
    await lists.view(question);
    shopped.fail = false;
    lists.read({ ...scope, isAnew: false });
    await vi.waitFor(async () => expect(await lists.view(question)).toMatchObject({ of: 3, totalItems: 1 }));
    expect(await lists.count(scope, [question.filters])).toEqual({ all: 3, each: [1] });
  });
});

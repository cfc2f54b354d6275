import type { SalesQuery } from '@shared/contract/desktop/sales';
import { failed, type Result } from '@shared/contract/result';
import type { GuestOrder } from '@shared/contract/shop/orders';
import { toKuwaitDay } from '@shared/domain/dates';
import { describe, expect, it, vi } from 'vitest';
import { aGuestOrder, rowsOf, servePage } from '../../../../tests/support/samples/order-rows';
import { createFullLists, type FullListDeps } from '../full-lists/full-lists';
import { createListValues } from '../full-lists/list-values';
import { createSales } from './sales';

const day = '2026-11-19';
const ofDay: SalesQuery = { period: { from: day, to: day }, before: null, kinds: ['guestOrder'] };
type Query = { page?: number; startDate?: string; endDate?: string };

function open() {
  const shop = {
    orders: rowsOf(60, (id) => aGuestOrder(id, { payment_method: 'cash' })),
    fails: false,
    days: [] as string[],
    at: Date.parse(`${day}T15:00:00Z`),
  };
  const call = async (
    name: string,
    { query: { page, startDate = '', endDate = '9' } = {} }: { query?: Query } = {},
  ): Promise<Result<unknown>> => {
    if (shop.fails) return failed('timeout');
    if (name !== 'guestOrders.list') return servePage([] as GuestOrder[], page);
    shop.days.push(startDate);
    const dayOf = ({ createdAt }: GuestOrder): string => toKuwaitDay(new Date(createdAt));
    return servePage(
      shop.orders.filter((order) => startDate <= dayOf(order) && dayOf(order) <= endDate),
      page,
    );
  };
  const lists = createFullLists({
    api: { call } as unknown as FullListDeps['api'],
    facts: createListValues(() => 3),
    onChanged: () => undefined,
    printed: async () => new Set(),
    log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() } as unknown as FullListDeps['log'],
    now: () => new Date(shop.at),
    monotonic: () => shop.at,
  });
  return Object.assign(shop, { sales: createSales({ lists, save: vi.fn() }) });
}

describe('what was sold, minutes after it was read', () => {
  it('is read again before it goes out, by its days alone, and names the moment of that; the screen follows by itself', async () => {
    const shop = open();
    const delivered = (answer = shop.sales.view(ofDay)) => answer.report?.cash.delivered.count;
    await vi.waitFor(() => expect(delivered()).toBe(0));
    const begun = new Date(shop.at).toISOString();
    const deliver = (count: number): void => {
      shop.orders = shop.orders.map((order, at) => (at >= 60 - count ? { ...order, status: 'delivered' } : order));
      shop.at += 20 * 60_000;
    };
    deliver(50);
    shop.days = [];
    const paper = await shop.sales.renewed(ofDay);
    expect(delivered(paper)).toBe(50);
    expect(paper.sources.guestOrder?.readAt).toBe(new Date(shop.at).toISOString());
    expect(shop.days).toContain('2026-11-18');

    deliver(55);
    // Until the list is loaded again, the screen shows the time of the old data.
    const shown = shop.sales.view(ofDay);
    expect([delivered(shown), shown.sources.guestOrder?.readAt]).toEqual([50, paper.sources.guestOrder?.readAt]);
    await vi.waitFor(() => expect(delivered()).toBe(55));
    expect(shop.sales.view(ofDay).sources.guestOrder?.readAt).toBe(new Date(shop.at).toISOString());
    // Days that weren't loaded again have the time of the full load.
    shop.fails = true;
    const earlier = { from: '2026-11-01', to: '2026-11-02' };
    expect(shop.sales.view({ ...ofDay, period: earlier }).sources.guestOrder?.readAt).toBe(begun);
    await expect(shop.sales.renewed({ ...ofDay, period: earlier })).rejects.toMatchObject({ failure: { code: 'timeout' } });
  });

  it('is read whole again where the server does not have all of the days among them', async () => {
    const shop = open();
    await vi.waitFor(() => expect(shop.sales.view(ofDay).report).not.toBeNull());
    shop.orders = shop.orders.filter(({ id }) => id !== 4);
    const paper = await shop.sales.renewed(ofDay);
    expect(paper.report?.takings.count).toBe(59);
  });
});

import type { CallName } from '@shared/contract/tables/registry';
import { addDays, toDatePart, toKuwaitDay } from '@shared/domain/dates';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSampleShop } from './sample-shop';
import { specialOrders } from './seed/orders/order-ids';
import { createShopClient, type InputOf, type ShopClient } from './testing/shop-client';

const pagedLists = [
  'admins.list',
  'users.list',
  'users.search',
  'categories.list',
  'products.list',
  'variants.list',
  'dynamicVariants.list',
  'homeProducts.list',
  'homeMessages.list',
  'shopMessages.list',
  'notifications.list',
  'promoCodes.list',
  'orders.list',
  'guestOrders.list',
] as const satisfies readonly CallName[];
type PagedList = (typeof pagedLists)[number];
const needed: Partial<Record<PagedList, object>> = {
  'homeProducts.list': { type: 'premium_products' },
  'homeMessages.list': { status: 'open' },
  'shopMessages.list': { status: 'closed' },
};

const shop = createSampleShop();
let client: ShopClient;
beforeAll(() => {
  client = createShopClient(shop);
});

async function list(name: PagedList, query: object = {}) {
  const answer = await client.call(name, { query: { ...needed[name], ...query } } as InputOf<typeof name>);
  const { rows, totalItems } = answer.value();
  return { ids: rows.map((row) => row.id), totalItems };
}

describe('paged lists', () => {
  it.each(pagedLists)('%s comes in pages of 20 that together are the whole list', async (name) => {
    const [first, second] = [await list(name, { page: 1 }), await list(name, { page: 2 })];
    expect(first.ids).toHaveLength(20);
    expect(first.totalItems).toBeGreaterThan(20);
    expect(second.ids.length).toBe(Math.min(20, second.totalItems - 20));
    expect(first.ids.filter((id) => second.ids.includes(id))).toEqual([]);
  });

  it.each(pagedLists)('%s comes whole, in the same form, when no page is asked for', async (name) => {
    const { ids, totalItems } = await list(name);
    expect(ids).toHaveLength(totalItems);
    expect(new Set(ids).size).toBe(totalItems);
    expect(ids.slice(0, 20)).toEqual((await list(name, { page: 1 })).ids);
  });

  it.each(pagedLists)('%s is empty behind its last page, its count unchanged', async (name) => {
    const { totalItems } = await list(name);
    expect(await list(name, { page: 900 })).toEqual({ ids: [], totalItems });
  });

  it('hold enough orders to move the window of page numbers', async () => {
    expect((await list('orders.list')).totalItems).toBeGreaterThan(200);
    expect((await list('guestOrders.list')).totalItems).toBeGreaterThan(200);
  });
});

describe('deactivated rows', () => {
  it.each(['categories.list', 'products.list', 'dynamicVariants.list', 'admins.list'] as const)('%s shows either kind', async (name) => {
    const [all, active, inactive] = [await list(name), await list(name, { isDeleted: false }), await list(name, { isDeleted: true })];
    expect(all).toEqual(active);
    expect(inactive.totalItems).toBeGreaterThan(0);
    expect(inactive.ids.filter((id) => active.ids.includes(id))).toEqual([]);
  });
});

describe('search', () => {
  const texts: Record<PagedList, string> = {
    'admins.list': 'NOURA',
    'users.list': 'example.com',
    'users.search': 'example.com',
    'categories.list': 'قدور',
    'products.list': 'dallah',
    'variants.list': 'السعة',
    'dynamicVariants.list': 'تغليف هدية',
    'homeProducts.list': 'set',
    'homeMessages.list': '',
    'shopMessages.list': '',
    'notifications.list': 'كشتات',
    'promoCodes.list': 'welcome',
    'orders.list': 'فاطمة',
    'guestOrders.list': 'أحمد',
  };
  const searchable = pagedLists.filter((name) => texts[name] !== '');

  it.each(searchable)('finds rows of %s by a part of a text in any case', async (name) => {
    const [found, all] = [await list(name, { search: texts[name] }), await list(name)];
    expect(found.totalItems).toBeGreaterThan(0);
    expect(found.totalItems).toBeLessThan(all.totalItems);
  });

  it.each(searchable)('finds rows of %s by their id', async (name) => {
    const { ids } = await list(name);
    const last = ids.at(-1) ?? 0;
    expect((await list(name, { search: String(last) })).ids).toContain(last);
  });

  it.each(searchable)('finds nothing in %s where nothing is', async (name) => {
    expect(await list(name, { search: 'zzz nothing zzz' })).toEqual({ ids: [], totalItems: 0 });
  });

  it('finds orders by id, name and phone', async () => {
    const order = shop.store.tables.orders.get(specialOrders.order.manyLines);
    const { phone, username } = order.user;
    for (const search of [String(order.id), username, phone]) expect((await list('orders.list', { search })).ids).toContain(order.id);
    const guest = shop.store.tables.guestOrders.get(specialOrders.guestOrder.longName);
    for (const search of [String(guest.id), 'عبدالعزيز بن محمد', guest.guest_phone.slice(-8)]) {
      expect((await list('guestOrders.list', { search })).ids).toContain(guest.id);
    }
  });

  it('finds no more than a server that compares letter by letter', async () => {
    const order = shop.store.tables.orders.get(specialOrders.order.manyLines);
    const { phone } = order.user;
    const written = [
      `#${order.id}`,
      `R${order.id}`,
      `+965 ${phone.slice(0, 4)} ${phone.slice(4)}`,
      `${phone.slice(0, 4)} ${phone.slice(4)}`,
    ];
    for (const search of [...written, 'فاطمه']) expect(await list('orders.list', { search })).toEqual({ ids: [], totalItems: 0 });
    const user = shop.store.tables.users.all().find(({ user_phones }) => user_phones.length > 0);
    expect((await list('users.list', { search: user?.user_phones[0]?.phone })).ids).toEqual([]);
  });

  it('counts and pages what was found', async () => {
    const found = await list('orders.list', { search: 'ال' });
    const page = await list('orders.list', { search: 'ال', page: 2 });
    expect(found.totalItems).toBeGreaterThan(40);
    expect(page).toEqual({ ids: found.ids.slice(20, 40), totalItems: found.totalItems });
  });
});

describe('days of orders', () => {
  const today = toKuwaitDay(new Date());
  const dayOf = {
    'orders.list': (id: number) => shop.store.tables.orders.get(id).day,
    'guestOrders.list': (id: number) => toDatePart(shop.store.tables.guestOrders.get(id).createdAt),
  };

  it.each(['orders.list', 'guestOrders.list'] as const)('%s includes the first and the last day', async (name) => {
    const [startDate, endDate] = [addDays(today, -9), addDays(today, -3)];
    const days = (await list(name, { startDate, endDate })).ids.map(dayOf[name]);
    expect(days).toContain(startDate);
    expect(days).toContain(endDate);
    expect(days.every((day) => day >= startDate && day <= endDate)).toBe(true);
  });

  it.each(['orders.list', 'guestOrders.list'] as const)('%s has at least twelve orders of today, the newest first', async (name) => {
    const { ids } = await list(name, { startDate: today, endDate: today });
    expect(ids.length).toBeGreaterThanOrEqual(12);
    expect(ids).toEqual(ids.toSorted((left, right) => right - left));
  });

  it('take an open end on either side', async () => {
    const all = await list('orders.list');
    const [before, after] = [await list('orders.list', { endDate: addDays(today, -1) }), await list('orders.list', { startDate: today })];
    expect(before.totalItems + after.totalItems).toBe(all.totalItems);
  });

  it('go together with a search', async () => {
    const { ids } = await list('orders.list', { search: String(specialOrders.order.onTheWay), startDate: today });
    expect(ids).not.toContain(specialOrders.order.onTheWay);
  });
});

import type { FullListQuery } from '@shared/contract/desktop/full-lists';
import type { GuestOrder } from '@shared/contract/shop/orders';
import { toFils } from '@shared/domain/money';
import { describe, expect, it } from 'vitest';
import { aGuestOrder, anOrder } from '../../../../tests/support/samples/order-rows';
import { createListValues } from './list-values';
import { createRowStore, type Row, type RowStore, toRowEntry } from './row-store';
import { type ColumnData, type ListView, viewRows } from './view-rows';

const facts = createListValues(() => 3)['guestOrders.list'];
const storeOf = (first: readonly Row[]): RowStore => createRowStore(facts, first.map(toRowEntry(facts)));
const now = Date.parse('2026-11-25T09:00:00.000Z');
const place = (area: string, governorate: string): NonNullable<GuestOrder['user_address']> => ({
  ...(aGuestOrder(1).user_address as NonNullable<GuestOrder['user_address']>),
  area: { name_en: area, name_ar: area },
  governorate: { name_en: governorate, name_ar: governorate },
});
const changed = (id: number, changes: Partial<GuestOrder>): GuestOrder => ({ ...aGuestOrder(id), ...changes });

const rows = [
  changed(14, { total: toFils(20), status: 'ordered', payment_method: 'KNET', createdAt: '2026-11-25T08:30:00.000Z' }),
  changed(13, { total: toFils(7.5), status: 'canceled', payment_method: 'cash', createdAt: '2026-11-25T05:00:00.000Z' }),
  changed(12, {
    total: toFils(20),
    status: 'process',
    payment_method: 'knet',
    createdAt: '2026-11-23T05:00:00.000Z',
    user_address: null,
    user_addresses: [],
  }),
  changed(11, { total: toFils(0.001), status: 'weighed', payment_method: ' ', createdAt: '', user_address: place('Jahra', 'Jahra') }),
];
const store = storeOf(rows);

function ask(asked: Partial<FullListQuery>): ListView & { ids: unknown[] } {
  const question = { filters: {}, sort: null, language: 'en', ...asked } as const;
  const view = viewRows(store.columns(), facts, question, { now, ranks: new Map() });
  return { ...view, ids: store.rows(view.places).map(({ id }) => id) };
}
const sortedBy = (key: string, isDescending: boolean): unknown[] => ask({ sort: { key, isDescending } }).ids;

describe('rows of a list that was read whole', () => {
  it('are sorted both ways, equals in the order of the list, what has no value last either way', () => {
    expect(sortedBy('total', true)).toEqual([14, 12, 13, 11]);
    expect(sortedBy('total', false)).toEqual([11, 13, 14, 12]);
    expect(sortedBy('date', true)).toEqual([14, 13, 12, 11]);
    expect(sortedBy('date', false)).toEqual([12, 13, 14, 11]);
    // Sorted by the steps of an order; an unknown status is last.
    expect(sortedBy('status', false)).toEqual([14, 12, 13, 11]);
    expect(sortedBy('payment', false).slice(-1)).toEqual([11]);
    expect(sortedBy('nothing known', false)).toEqual([14, 13, 12, 11]);
  });

  it('of registered orders have the moment beside their day; a day alone has no age and no hour', () => {
    const ofOrders = createListValues(() => 3)['orders.list'];
    const own = [
      anOrder(21, { day: '2026-11-25', createdAt: '2026-11-25T08:30:00.000Z' }),
      anOrder(22, { day: '2026-11-25', createdAt: '2026-11-25T04:00:00.000Z' }),
      anOrder(23, { day: '2026-11-25', createdAt: '2026-11-25' }),
      anOrder(24, { day: '2026-11-24', createdAt: '2026-11-25T08:00:00.000Z' }),
    ];
    const orders = createRowStore(ofOrders, own.map(toRowEntry(ofOrders)));
    const idsOf = (asked: Partial<FullListQuery>): unknown[] => {
      const question = { filters: {}, sort: null, language: 'en', ...asked } as const;
      return orders.rows(viewRows(orders.columns(), ofOrders, question, { now, ranks: new Map() }).places).map(({ id }) => id);
    };
    expect(idsOf({ filters: { age: ['240..'] } })).toEqual([22]);
    expect(idsOf({ filters: { age: ['..60'] } })).toEqual([21]);
    expect(idsOf({ filters: { hour: ['11', '7', '0'] } })).toEqual([21, 22]);
    expect(idsOf({ sort: { key: 'date', isDescending: true } })).toEqual([21, 22, 23, 24]);
    expect(orders.columns().values.date).toEqual([
      Date.parse('2026-11-25T08:30:00Z'),
      Date.parse('2026-11-25T04:00:00Z'),
      '2026-11-25',
      '2026-11-24',
    ]);
  });

  it('are narrowed by values, by "none", by spans and by age', () => {
    expect(ask({ filters: { payment: ['knet'] } }).ids).toEqual([14, 12]);
    expect(ask({ filters: { payment: ['-', 'cash'] } }).ids).toEqual([13, 11]);
    expect(ask({ filters: { governorate: ['-'] } }).ids).toEqual([12]);
    expect(ask({ filters: { total: ['7500..20000'] } }).ids).toEqual([14, 13, 12]);
    expect(ask({ filters: { total: ['..7499'] } }).ids).toEqual([11]);
    expect(ask({ filters: { age: ['240..'] } }).ids).toEqual([13, 12]);
    expect(ask({ filters: { age: ['241..'] } }).ids).toEqual([12]);
    expect(ask({ filters: { payment: ['knet'], status: ['process', 'canceled'] } }).ids).toEqual([12]);
    expect(ask({ filters: { total: ['what'] } }).ids).toEqual([]);
    expect(ask({ filters: { nothing: ['known'] } }).ids).toEqual([]);
  });

  it('count for each condition what the others leave, in a fixed order', () => {
    const { counts } = ask({ filters: { payment: ['knet'] } });
    expect(counts.payment?.map(({ value, count }) => [value, count])).toEqual([
      ['cash', 1],
      ['knet', 2],
      ['-', 1],
    ]);
    expect(counts.status?.map(({ value, count }) => [value, count])).toEqual([
      ['ordered', 1],
      ['process', 1],
    ]);
    expect(counts.governorate).toContainEqual({ value: 'Hawalli', count: 1, name_en: 'Hawalli', name_ar: 'حولي' });
  });

  it('are narrowed to those with a product, by both of its names, and counted once for each of their products', () => {
    const [pot, glasses] = aGuestOrder(1).sub_carts;
    if (!pot || !glasses) throw new Error('no lines');
    const own = storeOf([
      changed(3, { sub_carts: [pot, glasses, { ...pot, id: 9 }] }),
      changed(2, { sub_carts: [glasses] }),
      changed(1, { sub_carts: [] }),
    ]);
    const view = (product: string[]) =>
      viewRows(
        own.columns(),
        facts,
        { filters: product.length > 0 ? { product } : {}, sort: null, language: 'ar' },
        { now, ranks: new Map() },
      );
    expect(view(['Istikan tea glasses · استكان شاي']).places).toEqual([0, 1]);
    expect(view(['-', 'Cast-iron casserole, 26 cm · قدر حديد زهر 26 سم']).places).toEqual([0, 2]);
    expect(view([]).counts.product).toEqual([
      { value: 'Istikan tea glasses · استكان شاي', count: 2, name_en: 'Istikan tea glasses', name_ar: 'استكان شاي' },
      {
        value: 'Cast-iron casserole, 26 cm · قدر حديد زهر 26 سم',
        count: 1,
        name_en: 'Cast-iron casserole, 26 cm',
        name_ar: 'قدر حديد زهر 26 سم',
      },
      { value: '-', count: 1 },
    ]);
  });

  it('are found by number, any part of a name in any spelling, or a phone', () => {
    expect(ask({ search: '#13' }).ids).toEqual([13]);
    expect(ask({ search: 'فاطمه' }).ids).toEqual([12]);
    expect(ask({ search: '٥٠٠٠ ٠٠١٤' }).ids).toEqual([14]);
    expect(ask({ search: 'nobody of this name' }).ids).toEqual([]);
  });

  it('are added up exactly, what is called off named beside it', () => {
    expect(ask({}).sum).toEqual({ fils: 47_501, canceledFils: 7500, canceled: 1 });
    expect(ask({ filters: { status: ['process'] } }).sum).toEqual({ fils: 20_000, canceledFils: 0, canceled: 0 });
  });
});

describe('pieces in stock', () => {
  it('are added up over the rows that fit, and none are less than none', () => {
    const of = (amounts: readonly number[]) => ({ ...held, ids: amounts.map((_, at) => at), values: { stock: amounts } });
    const held: ColumnData = { ids: [], values: {}, parts: [], searched: [], digits: [], fils: null, canceled: [], bytes: [] };
    const ask = (amounts: readonly number[], filters: Record<string, string[]>) =>
      viewRows(
        of(amounts),
        createListValues(() => 3)['products.list'],
        { filters, sort: null, language: 'en' },
        { now: 0, ranks: new Map() },
      ).pieces;
    expect([ask([3, -2, 40, 0], {}), ask([3, -2, 40, 0], { stock: ['..10'] }), ask([], {})]).toEqual([43, 3, 0]);
  });
});

describe('the groups of rows', () => {
  const grouped = (key: string, asked: Partial<FullListQuery> = {}) =>
    ask({ group: { key }, ...asked }).groups?.map(({ value, count, sum }) => [value, count, sum?.fils]);

  it('stand in the order of their values, rows without one last, and add up to the whole', () => {
    expect(grouped('status')).toEqual([
      ['ordered', 1, 20_000],
      ['process', 1, 20_000],
      ['canceled', 1, 7500],
      ['weighed', 1, 1],
    ]);
    const { groups, ids, sum } = ask({ group: { key: 'payment' }, sort: { key: 'total', isDescending: false } });
    expect(groups?.map(({ value, count }) => [value, count])).toEqual([
      ['cash', 1],
      ['knet', 2],
      ['-', 1],
    ]);
    expect(ids).toEqual([13, 14, 12, 11]);
    expect(groups?.reduce((all, one) => all + (one.sum?.fils ?? 0), 0)).toBe(sum?.fils);
    expect(groups?.[0]?.sum).toEqual({ fils: 7500, canceledFils: 7500, canceled: 1 });
  });

  it('bring the names of their values, and are those of the rows that fit', () => {
    const { groups } = ask({ group: { key: 'governorate' }, filters: { payment: ['knet'] } });
    expect(groups).toMatchObject([
      { value: 'Hawalli', count: 1, name_en: 'Hawalli', name_ar: 'حولي' },
      { value: '-', count: 1 },
    ]);
  });

  it('of moments are days, the newest first, and turn round with the order', () => {
    expect(grouped('date')?.map(([day]) => day)).toEqual(['2026-11-25', '2026-11-23', '-']);
    const asked = { group: { key: 'date' }, sort: { key: 'date', isDescending: false } };
    expect(ask(asked).groups?.map(({ value }) => value)).toEqual(['2026-11-23', '2026-11-25', '-']);
    expect(ask(asked).ids).toEqual([12, 13, 14, 11]);
  });

  it('of amounts are the spans that were asked for', () => {
    const ranges = ['..9999', '10000..'];
    expect(ask({ group: { key: 'total', ranges } }).groups?.map(({ value, count }) => [value, count])).toEqual([
      ['..9999', 2],
      ['10000..', 2],
    ]);
    expect(ask({ group: { key: 'total', ranges }, sort: { key: 'total', isDescending: true } }).ids).toEqual([14, 12, 13, 11]);
  });

  it('hold a row with several values once, and none where nothing is known', () => {
    const [pot, glasses] = aGuestOrder(1).sub_carts;
    if (!pot || !glasses) throw new Error('no lines');
    const own = storeOf([changed(2, { sub_carts: [pot, glasses] }), changed(1, { sub_carts: [glasses] })]);
    const question = { filters: {}, sort: null, language: 'en', group: { key: 'product' } } as const;
    const { groups, places } = viewRows(own.columns(), facts, question, { now, ranks: new Map() });
    expect(groups?.map(({ count }) => count)).toEqual([1, 1]);
    expect(groups?.find(({ name_en }) => name_en?.includes(', '))?.count).toBe(1);
    expect(places).toHaveLength(2);
    expect(ask({ group: { key: 'nothing known' } }).groups).toBeNull();
  });
});

describe('places as a tree', () => {
  it('are the same where a row names them in one language only', () => {
    const half = { name_en: '', name_ar: 'السالمية' };
    const own = storeOf([
      changed(2, { user_address: { ...place('x', 'y'), area: half, governorate: { name_en: '', name_ar: 'حولي' } } }),
      changed(1, {}),
    ]);
    const { counts } = viewRows(own.columns(), facts, { filters: {}, sort: null, language: 'ar' }, { now, ranks: new Map() });
    expect(counts.governorate?.map(({ value, count }) => [value, count])).toEqual([['Hawalli', 2]]);
    expect(counts.place?.map(({ value, count }) => [value, count])).toEqual([
      ['Hawalli > Salmiya', 2],
      ['Hawalli', 2],
    ]);
  });

  it('are ticked by a governorate or an area of it, and counted at both', () => {
    expect(ask({}).counts.place?.map(({ value, count }) => [value, count])).toEqual([
      ['Hawalli', 2],
      ['Jahra', 1],
      ['Jahra > Jahra', 1],
      ['Hawalli > Salmiya', 2],
      ['-', 1],
    ]);
    expect(ask({ filters: { place: ['Jahra', 'Hawalli > Salmiya'] } }).ids).toEqual([14, 13, 11]);
    expect(ask({ filters: { place: ['-'] } }).ids).toEqual([12]);
  });
});

describe('the rows that are held', () => {
  it('give way to their newer selves, and take new ones in front', () => {
    const held = storeOf(rows);
    held.put(changed(13, { total: toFils(100) }));
    held.put(changed(99, {}));
    held.addFirst([changed(15, { total: toFils(1) })]);
    held.remove(14);
    const view = viewRows(held.columns(), facts, { filters: {}, sort: null, language: 'ar' }, { now, ranks: new Map() });
    expect(held.rows(view.places).map(({ id }) => id)).toEqual([15, 13, 12, 11]);
    expect(view.sum?.fils).toBe(121_001);
    expect(held.oldest()).toBe('2026-11-19T07:14:00.000Z');
  });
});

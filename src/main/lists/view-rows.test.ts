import type { WholeQuestion } from '@shared/contract/desktop/whole-lists';
import type { GuestOrder } from '@shared/contract/shop/orders';
import { toFils } from '@shared/domain/money';
import { describe, expect, it } from 'vitest';
import { aGuestOrder } from '../../../tests/support/samples/order-rows';
import { createListFacts } from './facts';
import { createRowStore } from './row-store';
import { type ListView, viewRows } from './view-rows';

const facts = createListFacts(() => 3)['guestOrders.list'];
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
const store = createRowStore(facts, rows);

function ask(asked: Partial<WholeQuestion>): ListView & { ids: unknown[] } {
  const question = { conditions: {}, sort: null, language: 'en', ...asked } as const;
  const view = viewRows(store.columns(), facts, question, { now, ranks: store.ranks() });
  return { ...view, ids: store.rows(view.places).map(({ id }) => id) };
}
const sortedBy = (key: string, isDescending: boolean): unknown[] => ask({ sort: { key, isDescending } }).ids;

describe('rows of a list that was read whole', () => {
  it('are sorted both ways, equals in the order of the list, what has no value last either way', () => {
    expect(sortedBy('total', true)).toEqual([14, 12, 13, 11]);
    expect(sortedBy('total', false)).toEqual([11, 13, 14, 12]);
    expect(sortedBy('date', true)).toEqual([14, 13, 12, 11]);
    expect(sortedBy('date', false)).toEqual([12, 13, 14, 11]);
    // In the order of an order's way, an unknown status after all of them.
    expect(sortedBy('status', false)).toEqual([14, 12, 13, 11]);
    expect(sortedBy('payment', false).slice(-1)).toEqual([11]);
    expect(sortedBy('nothing known', false)).toEqual([14, 13, 12, 11]);
  });

  it('are narrowed by values, by "none", by spans and by age', () => {
    expect(ask({ conditions: { payment: ['knet'] } }).ids).toEqual([14, 12]);
    expect(ask({ conditions: { payment: ['-', 'cash'] } }).ids).toEqual([13, 11]);
    expect(ask({ conditions: { governorate: ['-'] } }).ids).toEqual([12]);
    expect(ask({ conditions: { total: ['7500..20000'] } }).ids).toEqual([14, 13, 12]);
    expect(ask({ conditions: { total: ['..7499'] } }).ids).toEqual([11]);
    expect(ask({ conditions: { age: ['240..'] } }).ids).toEqual([13, 12]);
    expect(ask({ conditions: { age: ['241..'] } }).ids).toEqual([12]);
    expect(ask({ conditions: { payment: ['knet'], status: ['process', 'canceled'] } }).ids).toEqual([12]);
    expect(ask({ conditions: { total: ['what'] } }).ids).toEqual([]);
    expect(ask({ conditions: { nothing: ['known'] } }).ids).toEqual([]);
  });

  it('count for each condition what the others leave, in a fixed order', () => {
    const { counts } = ask({ conditions: { payment: ['knet'] } });
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
    const own = createRowStore(facts, [
      changed(3, { sub_carts: [pot, glasses, { ...pot, id: 9 }] }),
      changed(2, { sub_carts: [glasses] }),
      changed(1, { sub_carts: [] }),
    ]);
    const view = (product: string[]) =>
      viewRows(
        own.columns(),
        facts,
        { conditions: product.length > 0 ? { product } : {}, sort: null, language: 'ar' },
        { now, ranks: own.ranks() },
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
    expect(ask({ conditions: { status: ['process'] } }).sum).toEqual({ fils: 20_000, canceledFils: 0, canceled: 0 });
  });
});

describe('the rows that are held', () => {
  it('give way to their newer selves, and take new ones in front', () => {
    const held = createRowStore(facts, rows);
    held.put(changed(13, { total: toFils(100) }));
    held.put(changed(99, {}));
    held.addFirst([changed(15, { total: toFils(1) })]);
    held.remove(14);
    const view = viewRows(held.columns(), facts, { conditions: {}, sort: null, language: 'ar' }, { now, ranks: held.ranks() });
    expect(held.rows(view.places).map(({ id }) => id)).toEqual([15, 13, 12, 11]);
    expect(view.sum?.fils).toBe(121_001);
    expect(held.oldest()).toBe('2026-11-19T07:14:00.000Z');
  });
});

import { toFils } from '@shared/domain/money';
import { describe, expect, it } from 'vitest';
import { aGuestOrder, anOrder, twoLines } from '../../../tests/support/samples/order-rows';
import { createListFacts } from './facts';
import { toCodes, unfold } from './list-parts';
import { createRowStore, type Row, toRowEntry } from './row-store';
import type { RowTable } from './whole-lists';

const facts = createListFacts(() => 5);
function toTable(list: 'orders.list' | 'guestOrders.list', rows: readonly Row[]): RowTable {
  const { kinds } = facts[list];
  const store = createRowStore(facts[list], rows.map(toRowEntry(facts[list])));
  return { kinds, values: store.columns().values, count: rows.length, rowAt: (line) => store.rows([line])[0] };
}
const cellsOf = ({ values, count }: ReturnType<typeof unfold>, ...keys: string[]): unknown[][] =>
  Array.from({ length: count }, (_, line) => keys.map((key) => values[key]?.[line]));

describe('a list with a line for each part of its rows', () => {
  it('repeats the order beside its lines, writes what belongs to the whole of it once, and loses no order without lines', () => {
    const rows = [aGuestOrder(3, { sub_carts: twoLines }), aGuestOrder(2, { sub_carts: [] })];
    const codes = new Map([['Istikan tea glasses · استكان شاي', 'GL-7']]);
    const table = unfold('guestOrders.list', toTable('guestOrders.list', rows), { codes });
    expect(cellsOf(table, 'order', 'total', 'orderShipping', 'lineCode', 'lineQuantity', 'linePrice', 'lineTotal')).toEqual([
      [3, toFils(86.8), toFils(1.35), null, 2, toFils(29), toFils(60.25)],
      [3, null, null, 'GL-7', 3, toFils(8.4), toFils(25.2)],
      [2, toFils(86.8), toFils(1.35), null, null, null, null],
    ]);
    expect(table.values.lineVariants?.[0]).toMatchObject({ name_en: 'Brick red · 26 cm', name_ar: expect.stringContaining('26 سم') });
    expect(table.values.lineExtras?.[0]).toMatchObject({ name_en: '1 × Gift wrap · 3 × Engraving' });
    expect(table.values.lineVariants?.[1]).toBeNull();
  });

  it('reads lines of registered orders too, and leaves a list without parts as it is', () => {
    const table = unfold('orders.list', toTable('orders.list', [anOrder(1, { sub_carts: twoLines })]), { codes: new Map() });
    expect(cellsOf(table, 'order', 'lineTotal')).toEqual([
      [1, toFils(60.25)],
      [1, toFils(25.2)],
    ]);
    const users: RowTable = { kinds: { name: 'text' }, values: { name: ['Mona'] }, count: 1, rowAt: () => undefined };
    expect(unfold('users.list', users, { codes: new Map() })).toBe(users);
  });

  it('knows codes by both names, and none of a name that two products have', () => {
    const named = (name_en: string) => ({ value: '', name_en, name_ar: name_en });
    const columns = { values: { product: [named('Pot'), named('Cup'), named('Pot')], code: ['A', 'B', 'C'] } };
    expect([...toCodes(columns as never)]).toEqual([['Cup', 'B']]);
    expect(toCodes(null).size).toBe(0);
  });
});

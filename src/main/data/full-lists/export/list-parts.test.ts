import { toFils } from '@shared/domain/money';
import { toColumnTypes } from '@shared/lists/lists';
import { describe, expect, it } from 'vitest';
import { aGuestOrder, anOrder, twoLines } from '../../../../../tests/support/samples/order-rows';
import { createListValues } from '../list-values';
import { createRowStore, type Row, toRowEntry } from '../row-store';
import { flattenRows, toCodes } from './list-parts';

const facts = createListValues(() => 5);
function expandAll(list: 'orders.list' | 'guestOrders.list', rows: readonly Row[], codes = new Map<string, string>()) {
  const store = createRowStore(facts[list], rows.map(toRowEntry(facts[list])));
  const { values, parts } = store.columns();
  const keys = Object.keys(toColumnTypes(list, 'part'));
  const unfolded = flattenRows({ list, codes }, { values, count: rows.length, rows }, keys);
  // The number of lines that the dialog shows before the file exists.
  expect(parts.reduce((sum, count) => sum + count, 0)).toBe(unfolded.count);
  return unfolded;
}
const cellsOf = ({ values, count }: ReturnType<typeof flattenRows>, ...keys: string[]): unknown[][] =>
  Array.from({ length: count }, (_, line) => keys.map((key) => values[key]?.[line]));

describe('a list with a line for each part of its rows', () => {
  it('repeats the order beside its lines, writes what belongs to the whole of it once, and loses no order without lines', () => {
    const rows = [aGuestOrder(3, { sub_carts: twoLines }), aGuestOrder(2, { sub_carts: [] })];
    const codes = new Map([['Istikan tea glasses · استكان شاي', 'GL-7']]);
    const table = expandAll('guestOrders.list', rows, codes);
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
    const table = expandAll('orders.list', [anOrder(1, { sub_carts: twoLines })]);
    expect(cellsOf(table, 'order', 'lineTotal')).toEqual([
      [1, toFils(60.25)],
      [1, toFils(25.2)],
    ]);
    const values = { name: ['Mona'] };
    expect(flattenRows({ list: 'users.list', codes: new Map() }, { values, count: 1, rows: [] }, ['name'])).toEqual({ values, count: 1 });
  });

  it('knows codes by both names, and none of a name that two products have', () => {
    const named = (name_en: string) => ({ value: '', name_en, name_ar: name_en });
    const columns = { values: { product: [named('Pot'), named('Cup'), named('Pot')], code: ['A', 'B', 'C'] } };
    expect([...toCodes(columns as never)]).toEqual([['Cup', 'B']]);
    expect(toCodes(null).size).toBe(0);
  });
});

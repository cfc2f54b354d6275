import { describe, expect, it } from 'vitest';
import { type Column, fitColumns, toWidth } from './column';

const column = (key: string, rest: Partial<Column<unknown>> = {}): Column<unknown> => ({
  key,
  header: () => key,
  width: 100,
  cell: () => null,
  ...rest,
});
const columns = [
  column('id'),
  column('name', { width: 'rest', minWidth: 150 }),
  column('phone', { hideOrder: 1 }),
  column('address', { hideOrder: 2 }),
];
const keys = (room: Parameters<typeof fitColumns>[1]): string[] => fitColumns(columns, room).map(({ key }) => key);

describe('fitColumns', () => {
  it('shows everything when it fits exactly', () => {
    expect(keys({ availablePx: 500, reservedPx: 50, isNarrow: false })).toEqual(['id', 'name', 'phone', 'address']);
  });

  it('hides the highest hideOrder first and keeps what has none', () => {
    expect(keys({ availablePx: 499, reservedPx: 50, isNarrow: false })).toEqual(['id', 'name', 'phone']);
    expect(keys({ availablePx: 399, reservedPx: 50, isNarrow: false })).toEqual(['id', 'name']);
    expect(keys({ availablePx: 10, reservedPx: 50, isNarrow: false })).toEqual(['id', 'name']);
  });

  it('hides nothing for room before the table was measured', () => {
    expect(keys({ availablePx: 0, reservedPx: 50, isNarrow: false })).toHaveLength(4);
  });

  it('takes the narrow width in a narrow window only', () => {
    const total = column('total', { width: 132, narrowWidth: 124 });
    expect([toWidth(total, false), toWidth(total, true), toWidth(column('id'), true)]).toEqual([132, 124, 100]);
  });

  it('keeps of a column that takes the rest of a narrow window at least its least width', () => {
    const name = column('name', { width: 300, narrowWidth: 'rest', minWidth: 150 });
    const shown = (availablePx: number): string[] =>
      fitColumns([name, column('phone', { hideOrder: 1 })], { availablePx, reservedPx: 0, isNarrow: true }).map(({ key }) => key);
    expect([shown(250), shown(249)]).toEqual([['name', 'phone'], ['name']]);
  });
});

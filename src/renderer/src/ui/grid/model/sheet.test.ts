import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CellValue, readCell } from './cell';
import type { Box, CellPatch, GridColumn, GridRow } from './grid-types';
import { Sheet } from './sheet';
import { copyBox, planClear, planFill, planFillDown, planPaste } from './sheet-plans';

type Key = 'a' | 'b' | 'c';
const columns: readonly GridColumn<Key>[] = [
  { key: 'a', name: 'A', kind: 'integer' },
  { key: 'b', name: 'B', kind: 'money' },
  { key: 'c', name: 'C', kind: 'money' },
];

/** Creates a sheet with a caller that applies every change. */
function createSheet(cells: readonly CellValue[][], { leftOut = [] as number[], locked = [] as Key[] } = {}) {
  let rows: readonly GridRow<Key>[] = cells.map(([a = null, b = null, c = null], at) => ({
    id: `r${at}`,
    name: `Row ${at}`,
    head: null,
    cells: { a, b, c },
    ...(leftOut.includes(at) && { leftOut: 'not sold' }),
  }));
  const own = columns.map((column) => (locked.includes(column.key) ? { ...column, lockedText: 'shared' } : column));
  const sheet: Sheet<Key> = new Sheet<Key>((patches) => {
    for (const { id, key, value } of patches) {
      rows = rows.map((row) => (row.id === id ? { ...row, cells: { ...row.cells, [key]: value } } : row));
    }
    sheet.take(rows, own);
  });
  sheet.take(rows, own);
  const order = rows.map(({ id }) => id);
  return { sheet, order, values: () => rows.map((row) => [row.cells.a, row.cells.b, row.cells.c]) };
}

const integer = fc.option(fc.oneof(fc.nat(99_999), fc.constantFrom('-1', '1e9', 'a "b"', 'x\ty', 'line\nend', '1.5')));
const money = fc.option(fc.oneof(fc.nat(999_999_999), fc.constantFrom('-22.000', '0.0005', 'KWD', '"', '12 USD')));
const table = fc.array(fc.tuple(integer, money, money), { minLength: 1, maxLength: 6 });
const boxIn = (rows: number): fc.Arbitrary<Box> =>
  fc.tuple(fc.nat(rows - 1), fc.nat(rows - 1), fc.nat(2), fc.nat(2)).map(([top, bottom, start, end]) => ({
    top: Math.min(top, bottom),
    bottom: Math.max(top, bottom),
    start: Math.min(start, end),
    end: Math.max(start, end),
  }));
const tableAndBox = table.chain((cells) => fc.tuple(fc.constant(cells), boxIn(cells.length)));

describe('a sheet', () => {
  it('is unchanged by pasting what was just copied', () => {
    fc.assert(
      fc.property(tableAndBox, ([cells, box]) => {
        const { sheet, order, values } = createSheet(cells);
        const plan = planPaste(sheet, order, box, copyBox(sheet, order, box));
        sheet.write(plan.patches);
        expect(values()).toEqual(cells);
        expect(plan).toMatchObject({ beyond: 0, closed: 0, box });
      }),
    );
  });

  it('carries every value that is copied into another sheet', () => {
    fc.assert(
      fc.property(table, (cells) => {
        const from = createSheet(cells);
        const to = createSheet(cells.map(() => []));
        const whole = { top: 0, bottom: cells.length - 1, start: 0, end: 2 };
        to.sheet.write(planPaste(to.sheet, to.order, whole, copyBox(from.sheet, from.order, whole)).patches);
        expect(to.values()).toEqual(cells);
      }),
    );
  });

  it('has what was typed at once, sends it with the next step, and takes it back from either', () => {
    const { sheet, values } = createSheet([[1, null, null]]);
    sheet.settle({ id: 'r0', key: 'a', value: 2 }, 1);
    expect([sheet.value('r0', 'a'), sheet.isWaiting, values()]).toEqual([2, true, [[1, null, null]]]);
    sheet.write([{ id: 'r0', key: 'b', value: 500 }]);
    expect([sheet.isWaiting, values()]).toEqual([false, [[2, 500, null]]]);
    sheet.settle({ id: 'r0', key: 'a', value: 3 }, 2);
    sheet.undo();
    expect([sheet.isWaiting, values()]).toEqual([false, [[2, 500, null]]]);
  });

  it('is as it was when everything is taken back, and as it became when all of that is done again', () => {
    const step = fc.record({
      kind: fc.constantFrom('paste' as const, 'clear' as const, 'fill' as const, 'type' as const),
      row: fc.nat(5),
      column: fc.nat(2),
      text: fc.constantFrom('7', '٣\t١٢٫٥\n1e9', '', 'abc', '1\n2\n3\n4\n5\n6\n7'),
    });
    fc.assert(
      fc.property(table, fc.array(step, { maxLength: 8 }), (cells, steps) => {
        const { sheet, order, values } = createSheet(cells);
        for (const { kind, row, column, text } of steps) {
          const top = Math.min(row, cells.length - 1);
          const box = { top, bottom: cells.length - 1, start: column, end: 2 };
          const id = order[top] ?? '';
          const { key, kind: cellKind } = columns[column] ?? { key: 'a', kind: 'integer' };
          if (kind === 'paste') sheet.write(planPaste(sheet, order, box, text).patches);
          if (kind === 'clear') sheet.write(planClear(sheet, order, box));
          if (kind === 'fill') sheet.write(planFillDown(sheet, order, box));
          if (kind === 'type') {
            const before = sheet.value(id, key);
            sheet.preview({ id, key, value: 1 });
            sheet.settle({ id, key, value: readCell(text, cellKind) }, before);
          }
        }
        sheet.flush();
        const after = values();
        while (sheet.steps.canUndo) sheet.undo();
        expect(values()).toEqual(cells);
        while (sheet.steps.canRedo) sheet.redo();
        expect(values()).toEqual(after);
      }),
    );
  });

  it('takes a step back only where the cell still holds what it wrote', () => {
    const { sheet, values } = createSheet([
      [1, 1000, 1000],
      [2, 2000, 2000],
    ]);
    const patches: CellPatch<Key>[] = [
      { id: 'r0', key: 'a', value: 5 },
      { id: 'r1', key: 'a', value: 5 },
    ];
    sheet.write(patches);
    sheet.preview({ id: 'r0', key: 'a', value: 9 });
    expect(sheet.undo()).toEqual([{ id: 'r1', key: 'a', value: 2 }]);
    expect(values().map(([a]) => a)).toEqual([9, 2]);
  });

  it('passes over steps of which nothing is left', () => {
    const { sheet, values } = createSheet([[1, null, null]]);
    sheet.write([{ id: 'r0', key: 'b', value: 500 }]);
    sheet.write([{ id: 'r0', key: 'a', value: 2 }]);
    sheet.preview({ id: 'r0', key: 'a', value: 3 });
    sheet.undo();
    expect(values()).toEqual([[3, null, null]]);
    expect(sheet.steps).toEqual({ canUndo: false, canRedo: true });
  });
});

describe('a pasted block', () => {
  it('refuses by cell, keeps the rest, and leaves old values where it is empty', () => {
    const { sheet, order, values } = createSheet([
      [1, 1000, 1000],
      [2, 2000, 2000],
      [3, 3000, 3000],
    ]);
    const plan = planPaste(sheet, order, { top: 0, bottom: 0, start: 0, end: 0 }, '٧\t12,5\t1e9\r\n\t-1\r\n1.5\tKWD 1,234.500\t0.0005\r\n');
    sheet.write(plan.patches);
    expect(values()).toEqual([
      [7, 12_500, '1e9'],
      [2, '-1', 2000],
      ['1.5', 1_234_500, '0.0005'],
    ]);
    expect(plan).toMatchObject({ beyond: 0, blank: 1, closed: 0 });
    expect(plan.refused).toHaveLength(4);
  });

  it('counts what lies beyond the last row and column, and what meets shared columns and rows that are left out', () => {
    const { sheet, order, values } = createSheet([[1], [2], [3]], { leftOut: [1], locked: ['b'] });
    const plan = planPaste(sheet, order, { top: 0, bottom: 0, start: 0, end: 0 }, '4\t1\t1\t9\n5\t\t\n6\n7\n');
    sheet.write(plan.patches);
    expect(values()).toEqual([
      [4, null, 1000],
      [2, null, null],
      [6, null, null],
    ]);
    expect(plan).toMatchObject({ beyond: 2, closed: 2, blank: 0, box: { top: 0, bottom: 2, start: 0, end: 2 } });
  });

  it('of one cell fills the whole selection', () => {
    const { sheet, order, values } = createSheet([[1], [2], [3]]);
    sheet.write(planPaste(sheet, order, { top: 0, bottom: 2, start: 0, end: 1 }, '5\r\n').patches);
    expect(values()).toEqual([
      [5, 5000, null],
      [5, 5000, null],
      [5, 5000, null],
    ]);
  });
});

describe('filling', () => {
  it('repeats its source downward and upward, past rows that are left out', () => {
    const cells = [[null], [1], [2], [null], [null], [null]];
    const down = createSheet(cells, { leftOut: [3] });
    down.sheet.write(planFill(down.sheet, down.order, { top: 1, bottom: 2, start: 0, end: 0 }, { top: 3, bottom: 5, start: 0, end: 0 }));
    expect(down.values().map(([a]) => a)).toEqual([null, 1, 2, null, 1, 2]);
    const up = createSheet([[null], [null], [null], [1], [2]]);
    up.sheet.write(planFill(up.sheet, up.order, { top: 3, bottom: 4, start: 0, end: 0 }, { top: 0, bottom: 2, start: 0, end: 0 }));
    expect(up.values().map(([a]) => a)).toEqual([2, 1, 2, 1, 2]);
  });
});

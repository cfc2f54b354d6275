import type { Fils } from '@shared/domain/money';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';
import { type CellValue, cellProblem } from './cell';
import type { CellError, GridColumn, GridRow } from './grid-types';

/** Returns the number of each row; a row without its own number belongs to the row above. */
export function toNumbers<Key extends string>(rows: readonly GridRow<Key>[]): Map<string, number> {
  let last = 0;
  return new Map(
    rows.map(({ id, number }, at) => {
      last = number === null ? last : (number ?? at + 1);
      return [id, last];
    }),
  );
}

const isNumber = (value: CellValue): value is number => typeof value === 'number';

export function writeNumber(value: number, { kind, choices }: Pick<GridColumn, 'kind' | 'choices'>, format: Formatter): string {
  if (kind === 'choice') return choices?.find((choice) => choice.value === value)?.name ?? String(value);
  return kind === 'money' ? format.amount(value as Fils) : format.number(value);
}

/** Returns the lowest and the highest number of a column; null if no cell has a number. */
export function toRange<Key extends string>(
  { key }: Pick<GridColumn<Key>, 'key'>,
  rows: readonly GridRow<Key>[],
): { from: number; to: number } | null {
  const values = rows.map(({ cells }) => cells[key]).filter(isNumber);
  if (values.length === 0) return null;
  return {
    from: values.reduce((least, value) => Math.min(least, value)),
    to: values.reduce((most, value) => Math.max(most, value)),
  };
}

/**
 * Returns a column's total over `rows`: the sum, or the lowest and the highest number (marked as for `IsolatedValues`). Null if there is
 * none.
 */
export function toTotal<Key extends string>(
  column: GridColumn<Key>,
  rows: readonly GridRow<Key>[],
  format: Formatter,
  t: Translate,
): string | null {
  const range = toRange(column, rows);
  if (!column.total || !range) return null;
  const { from, to } = range;
  const write = (value: number): string => writeNumber(value, column, format);
  if (column.total === 'sum') {
    return write(
      rows
        .map(({ cells }) => cells[column.key])
        .filter(isNumber)
        .reduce((sum, value) => sum + value, 0),
    );
  }
  return from === to ? write(from) : t('grid.range', { from: write(from), to: write(to) });
}

/**
 * Returns why a cell can't be saved: by its own value, else by the caller's check of the row. Unchanged stored values aren't validated by
 * themselves.
 */
export function toProblem<Key extends string>(
  row: GridRow<Key>,
  { key, kind, isRequired = false }: GridColumn<Key>,
  value: CellValue,
  showsRequired: boolean,
): string | null {
  const own = row.changed?.size === 0 ? null : cellProblem(value, { kind, isRequired: isRequired && showsRequired });
  return own ?? row.problems?.[key] ?? null;
}

/** Returns every cell that can't be saved, in the order of rows and columns. */
export function toErrors<Key extends string>(
  rows: readonly GridRow<Key>[],
  columns: readonly GridColumn<Key>[],
  showsRequired: boolean,
): CellError<Key>[] {
  const typed = columns.filter(({ lockedText }) => lockedText === undefined);
  return rows
    .filter(({ leftOut }) => leftOut === undefined)
    .flatMap((row) =>
      typed.flatMap((column) => {
        const problem = row.closed?.keys.has(column.key) ? null : toProblem(row, column, row.cells[column.key], showsRequired);
        return problem === null ? [] : [{ id: row.id, key: column.key, problem }];
      }),
    );
}

import type { Fils } from '@shared/domain/money';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';
import { type CellValue, cellProblem } from './cell';
import type { CellError, GridColumn, GridRow } from './grid-types';

/** What each row is called by; one without a number of its own belongs to the one above it. */
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

/** The lowest and the highest number of a column; null where no cell holds one. */
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

/** The foot of a column over `rows`: their sum, or the lowest and the highest (marked as for `IsolatedValues`). Null when there is nothing to say. */
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

/** Why a cell cannot be saved: by itself, else beside the others of its row, which the caller judges. What is stored and stays is not judged by itself. */
export function toProblem<Key extends string>(
  row: GridRow<Key>,
  { key, kind, isRequired = false }: GridColumn<Key>,
  value: CellValue,
  showsRequired: boolean,
): string | null {
  const own = row.changed?.size === 0 ? null : cellProblem(value, { kind, isRequired: isRequired && showsRequired });
  return own ?? row.problems?.[key] ?? null;
}

/** Every cell that cannot be saved, in the order of rows and columns. */
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

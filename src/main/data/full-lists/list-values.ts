import type { ColumnType, FullListName } from '@shared/domain/lists/full-list';
import { fullListNames } from '@shared/domain/lists/full-list-names.generated';
import type { Fils } from '@shared/domain/money';
import type { Column, ColumnValue } from '@shared/lists/column';
import { type LoadedList, listOf, toColumnTypes } from '@shared/lists/lists';

/** Values that are stored for a row besides its bytes. */
export interface RowValues {
  /** Values by column key. */
  values: Record<string, ColumnValue>;
  /** Text for the search. */
  searched: string;
  /** Only in lists with an amount. */
  fils?: Fils;
  isCanceled?: boolean;
  /** Number of lines if each part of the row has its own line; left out for 1. */
  parts?: number;
}

/** A list's columns as the full lists use them. */
export interface ListValues extends Pick<LoadedList, 'pieces' | 'toRows'> {
  read(row: never): RowValues;
  types: Readonly<Record<string, ColumnType>>;
  columns: Readonly<Record<string, Column<never>>>;
  /** Whether it is loaded in full again instead of row by row: a short list whose rows the server can't find by number. */
  isReadAnew?: boolean;
}

/** Returns a declared list as the full lists use it; `lowStock` returns the number of pieces that counts as low. */
export function toListValues(
  { toRow, toRows, columns, searched, isSorted, amount, isCanceled, pieces, parts }: LoadedList,
  types: ListValues['types'],
  lowStock: () => number = () => 0,
): ListValues {
  const read = Object.entries(columns).flatMap(([key, { value }]) => (value ? [[key, value] as const] : []));
  return {
    read(raw) {
      const row = toRow ? toRow(raw) : raw;
      const settings = { lowStock: lowStock() };
      return {
        values: Object.fromEntries(read.map(([key, value]) => [key, value(row, settings)])),
        searched: searched(row),
        ...(amount && { fils: amount(row) }),
        ...(isCanceled && { isCanceled: isCanceled(row) }),
        ...(parts && { parts: parts.count(row) }),
      };
    },
    types,
    columns,
    ...(pieces !== undefined && { pieces }),
    ...(toRows && { toRows }),
    isReadAnew: !isSorted,
  };
}

/** `lowStock` returns the number of pieces that counts as low, from the settings of this computer. */
export function createListValues(lowStock: () => number): Record<FullListName, ListValues> {
  return Object.fromEntries(fullListNames.map((name) => [name, toListValues(listOf(name), toColumnTypes(name), lowStock)])) as Record<
    FullListName,
    ListValues
  >;
}

import { toFils } from '@shared/domain/money';
import type { ColumnValue } from '@shared/lists/column';
import type { ListValues, RowValues } from './list-values';
import { mergeBilingualNames } from './merge-names';
import { type ColumnData, toSearched } from './view-rows';

export type RowId = number | string;
export type Row = { id: RowId };

/** Rows as bytes, and their values in columns: 20,000 orders as objects would need several times the memory. */
export interface RowStore {
  size(): number;
  has(id: RowId): boolean;
  /** Replaces the row with the same ID. */
  put(row: Row): void;
  addFirst(rows: readonly Row[]): void;
  remove(id: RowId): void;
  /** Recalculates the rows' values after a setting that they depend on has changed. */
  readAgain(): void;
  /** Returns the rows at these places. */
  rows(places: readonly number[]): Row[];
  columns(): ColumnData;
  /** Returns the earliest time of any row (ISO); null in lists without times. */
  oldest(): string | null;
}

/** A row as it is stored. */
export interface RowEntry extends RowValues {
  id: RowId;
  bytes: Buffer;
  digits: string;
}

const noFils = toFils(0);

/** Returns a function that makes a row's entry, so that the row itself needn't be stored. */
export function toRowEntry({ read }: Pick<ListValues, 'read'>): (row: Row) => RowEntry {
  return (row) => {
    const facts = (read as (row: Row) => RowValues)(row);
    return { id: row.id, bytes: Buffer.from(JSON.stringify(row)), ...facts, ...toSearched(facts.searched) };
  };
}

/** Makes the entry of a record while its list is loaded: only its bytes, without values. */
export function toRecordEntry(record: Row): RowEntry {
  return { id: record.id, bytes: Buffer.from(JSON.stringify(record)), values: {}, searched: '', digits: '' };
}

/** Returns a function that makes the entries of a record's rows. */
export function toRowsOf(toRows: NonNullable<ListValues['toRows']>, facts: Pick<ListValues, 'read'>): (record: RowEntry) => RowEntry[] {
  const toEntry = toRowEntry(facts);
  return ({ bytes }) => toRows(JSON.parse(bytes.toString()) as never).map(toEntry);
}

/** Returns the rows at these places of the columns. */
export const readRowsAt = ({ bytes }: Pick<ColumnData, 'bytes'>, places: readonly number[]): Row[] =>
  places.flatMap((place) => {
    const row = bytes[place];
    return row ? [JSON.parse(Buffer.from(row).toString()) as Row] : [];
  });

export function createRowStore({ read, columns: declared }: Pick<ListValues, 'read' | 'columns'>, first: readonly RowEntry[]): RowStore {
  const toEntry = toRowEntry({ read });
  let entries = [...first];
  let places = toPlaces(entries);
  let columns: ColumnData | null = null;

  function changed(next: RowEntry[] = entries): void {
    if (next !== entries) places = toPlaces(next);
    entries = next;
    columns = null;
  }

  return {
    size: () => entries.length,
    has: (id) => places.has(id),
    put(row) {
      const at = places.get(row.id);
      const known = at === undefined ? undefined : entries[at];
      // Skip unchanged rows: most rows that are loaded again haven't changed.
      if (at === undefined || known?.bytes.equals(Buffer.from(JSON.stringify(row)))) return;
      entries[at] = toEntry(row);
      changed();
    },
    addFirst(rows) {
      if (rows.length > 0) changed([...rows.map(toEntry), ...entries]);
    },
    remove(id) {
      if (places.has(id)) changed(entries.filter((entry) => entry.id !== id));
    },
    readAgain: () => changed(entries.map(({ bytes }) => toEntry(JSON.parse(bytes.toString()) as Row))),
    rows: (at) => readRowsAt({ bytes: entries.map(({ bytes }) => bytes) }, at),
    columns() {
      columns ??= toColumns(entries, declared);
      return columns;
    },
    oldest() {
      const key = Object.keys(declared).find((name) => declared[name]?.type === 'moment');
      const moments = key ? entries.flatMap(({ values }) => (typeof values[key] === 'number' ? [values[key]] : [])) : [];
      const earliest = moments.reduce((least, moment) => Math.min(least, moment), Number.POSITIVE_INFINITY);
      return Number.isFinite(earliest) ? new Date(earliest).toISOString() : null;
    },
  };
}

const toPlaces = (entries: readonly RowEntry[]): Map<RowId, number> => new Map(entries.map(({ id }, at) => [id, at]));

function toColumns(entries: readonly RowEntry[], declared: ListValues['columns']): ColumnData {
  const column = (key: string): ColumnValue[] => entries.map(({ values }) => values[key] ?? null);
  const values: Record<string, readonly ColumnValue[]> = Object.fromEntries(
    Object.entries(declared).map(([key, { type }]) => [key, mergeBilingualNames(column(key), type)]),
  );
  for (const [key, { derive }] of Object.entries(declared))
    if (derive) values[key] = entries.map((_, at) => derive((of) => values[of]?.[at] ?? null));
  return {
    ids: entries.map(({ id }) => id),
    values,
    searched: entries.map(({ searched }) => searched),
    digits: entries.map(({ digits }) => digits),
    fils: entries.some(({ fils }) => fils !== undefined) ? entries.map(({ fils }) => fils ?? noFils) : null,
    canceled: entries.map(({ isCanceled }) => isCanceled ?? false),
    parts: entries.map(({ parts }) => parts ?? 1),
    bytes: entries.map(({ bytes }) => bytes),
  };
}

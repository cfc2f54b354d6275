import type { ExportColumn, ListExportFormat } from '@shared/contract/desktop/list-exports';
import type { ColumnType, FullListName } from '@shared/domain/lists/full-list';
import type { ColumnValue } from '@shared/lists/column';

type Values = Readonly<Record<string, readonly ColumnValue[]>>;

/** A table by columns, with one value per row. */
export interface ExportTable {
  columns: readonly ExportColumn[];
  types: Readonly<Record<string, ColumnType>>;
  /** Values by column key. */
  values: Values;
  /** Number of rows. */
  count: number;
  /** Time when the oldest row may have been loaded from the server (ISO); null or left out if the rows aren't from the server. */
  readAt?: string | null;
  /** Texts about data that is in no line and no sum. */
  leftOut?: readonly string[];
  /** Set if each part of a row gets its own line when the file is made. */
  unfolding?: FlattenOptions & { bytesAt(row: number): Uint8Array };
}

/** Data for expanding a row into lines, besides its values. */
export interface FlattenOptions {
  list: FullListName;
  /** Codes of products by `toProductValue`, as far as they are known, because order lines have none. */
  codes: ReadonlyMap<string, string>;
  /** Number of lines of the result. */
  lines: number;
}

/** Some rows of a table, as they are sent to the export worker. */
export interface ExportPortion {
  values: Values;
  count: number;
  /** The rows themselves as one JSON array; null if nothing is expanded. */
  rows: Uint8Array<ArrayBuffer> | null;
}

/** Rows per message to the worker: few enough not to block the main process, enough to make the transfer cheap. */
const portionRows = 400;

export const extensions: Record<ListExportFormat, 'xlsx' | 'csv' | 'pdf'> = {
  xlsx: 'xlsx',
  csvComma: 'csv',
  csvSemicolon: 'csv',
  pdf: 'pdf',
};

/** Returns the number of lines below the file's head. */
export const toLineCount = ({ count, unfolding }: Pick<ExportTable, 'count' | 'unfolding'>): number => unfolding?.lines ?? count;

const open = Buffer.from('[');
const comma = Buffer.from(',');
const close = Buffer.from(']');

/** Yields the table in portions, so that only one portion at a time is a copy. */
export function* toPortions(table: ExportTable, rows = portionRows): Generator<ExportPortion> {
  // On paper, the order status shows which part of a sum is canceled.
  const keys = new Set([...table.columns.map(({ key }) => key), 'status'].filter((key) => key in table.values));
  for (let from = 0; from < table.count; from += rows) {
    const to = Math.min(table.count, from + rows);
    const values = Object.fromEntries([...keys].map((key) => [key, table.values[key]?.slice(from, to) ?? []]));
    yield { values, count: to - from, rows: toBytes(table, from, to) };
  }
}

function toBytes({ unfolding }: ExportTable, from: number, to: number): Uint8Array<ArrayBuffer> | null {
  if (!unfolding) return null;
  const parts: Uint8Array[] = [];
  for (let row = from; row < to; row++) parts.push(row === from ? open : comma, unfolding.bytesAt(row));
  return Uint8Array.from(Buffer.concat([...parts, close]));
}

import type { ExportColumn, ListExportFormat } from '@shared/contract/desktop/list-exports';
import type { ColumnType, FullListName } from '@shared/domain/lists/full-list';
import type { ColumnValue } from '@shared/lists/column';

type Values = Readonly<Record<string, readonly ColumnValue[]>>;

/** Columns of a table, by the row. */
export interface ExportTable {
  columns: readonly ExportColumn[];
  types: Readonly<Record<string, ColumnType>>;
  /** By key of the column. */
  values: Values;
  /** Of rows. */
  count: number;
  /** When the oldest of them may have been read from the server, ISO; null or left out where they are not rows of the server. */
  readAt?: string | null;
  /** What is in no line and no sum, in words. */
  leftOut?: readonly string[];
  /** Each row becomes a line for each of its parts, as the file is made. */
  unfolding?: FlattenOptions & { bytesAt(row: number): Uint8Array };
}

/** What the lines of a row are made of, beside what is known of it. */
export interface FlattenOptions {
  list: FullListName;
  /** Codes of products by `toProductValue`, as far as they are known: lines of orders hold none. */
  codes: ReadonlyMap<string, string>;
  /** How many lines come of it. */
  lines: number;
}

/** Some rows of a table, as they go to the thread that makes the file. */
export interface ExportPortion {
  values: Values;
  count: number;
  /** The rows themselves, as JSON in one list; null where nothing is unfolded. */
  rows: Uint8Array<ArrayBuffer> | null;
}

/** Few enough that nobody who waits meanwhile notices one, enough that the way to the thread costs little. */
const portionRows = 400;

export const extensions: Record<ListExportFormat, 'xlsx' | 'csv' | 'pdf'> = {
  xlsx: 'xlsx',
  csvComma: 'csv',
  csvSemicolon: 'csv',
  pdf: 'pdf',
};

/** How many lines the file has below its head. */
export const toLineCount = ({ count, unfolding }: Pick<ExportTable, 'count' | 'unfolding'>): number => unfolding?.lines ?? count;

const open = Buffer.from('[');
const comma = Buffer.from(',');
const close = Buffer.from(']');

/** The table, portion by portion: nothing of it is there twice but the one on its way. */
export function* toPortions(table: ExportTable, rows = portionRows): Generator<ExportPortion> {
  // On paper the status of orders says what of a sum is canceled.
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

import type { DrawnPage } from '@documents/html/document-html';
import type { TableSheetProps } from '@documents/table-sheet/table-sheet';
import { toCsv, utf8Mark } from '@main/system/files/csv';
import type { ListExportFormat } from '@shared/contract/desktop/list-exports';
import type { Language } from '@shared/domain/language';
import type { ColumnValue } from '@shared/lists/column';
import type { Row } from '../row-store';
import { toField } from './cells';
import type { ExportPortion, ExportTable, FlattenOptions } from './export-table';
import { flattenRows } from './list-parts';
import { toPaperTable } from './paper-table';
import { createWorkbook, type Workbook } from './workbook';

/** Content of the head and the foot of a list on paper. */
export type PaperHead = Pick<TableSheetProps, 'profile' | 'digits' | 'madeAt' | 'madeBy'>;

/** How a file is made from a table, without its rows. */
export interface FileOrder extends Pick<ExportTable, 'columns' | 'types'> {
  unfolding: FlattenOptions | null;
  format: ListExportFormat;
  language: Language;
  /** Title of the sheet. */
  title: string;
  /** Number of lines below the head. */
  lines: number;
  /** For paper: the filters of the rows, and the user's name. */
  notes: readonly string[];
  /** Text with the time when the rows were loaded; null if they aren't from the server. */
  asOf?: string | null;
  paper: PaperHead | null;
}

/** The bytes of a file, or a page from which a window makes a PDF. */
export type MadeFile = { kind: 'bytes'; bytes: Uint8Array<ArrayBuffer> } | { kind: 'page'; page: TablePage };

export interface TablePage extends DrawnPage {
  lines: number;
  /** Texts without which the page wasn't drawn. */
  mustShow: string[];
}

/** A file that is made portion by portion, in any thread. */
export interface TableFile {
  add(portion: ExportPortion): Promise<void>;
  end(): Promise<MadeFile>;
}

type Lines = readonly (readonly ColumnValue[])[];

export function createTableFile(order: FileOrder): TableFile {
  const { columns, format } = order;
  if (format === 'pdf') return createPaper(order);
  const file = format === 'xlsx' ? createSheet(order) : createCsv(order);
  const toLines = ({ values, count }: Filled): Lines =>
    Array.from({ length: count }, (_, at) => columns.map(({ key }) => values[key]?.[at] ?? null));
  return { add: (portion) => file.add(toLines(toWhole(order, portion))), end: file.end };
}

type Filled = Pick<ExportPortion, 'values' | 'count'>;

/** Returns the lines of a portion: its rows, or their parts. */
export function toWhole({ columns, unfolding }: Pick<FileOrder, 'columns' | 'unfolding'>, { values, count, rows }: ExportPortion): Filled {
  if (!unfolding || !rows) return { values, count };
  const all = JSON.parse(Buffer.from(rows.buffer, rows.byteOffset, rows.byteLength).toString()) as Row[];
  const keys = new Set([...columns.map(({ key }) => key), ...Object.keys(values)]);
  return flattenRows(unfolding, { values, count, rows: all }, [...keys]);
}

interface LineFile {
  add(lines: Lines): Promise<void>;
  end(): Promise<MadeFile>;
}

function toMade(parts: readonly Uint8Array[]): MadeFile {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return { kind: 'bytes', bytes };
}

function createSheet(order: FileOrder): LineFile {
  let book: Workbook | null = null;
  return {
    async add(lines) {
      book ??= await createWorkbook(order, lines);
      book.add(lines);
    },
    async end() {
      book ??= await createWorkbook(order, []);
      return toMade(book.end());
    },
  };
}

/** Writes numbers as numbers, amounts with three decimals, times of Kuwait, and texts as texts. */
function createCsv({ columns, types, format, language }: FileOrder): LineFile {
  const separator = format === 'csvComma' ? ',' : ';';
  const parts = [Buffer.from(utf8Mark + toCsv([columns.map(({ head }) => head)], separator))];
  return {
    async add(lines) {
      const fields = lines.map((line) => columns.map((column, at) => toField(line[at] ?? null, column, types[column.key], language)));
      parts.push(Buffer.from(toCsv(fields, separator)));
    },
    end: async () => toMade(parts),
  };
}

/** Collects all lines and draws them as one page; `maxPaperRows` lines at most. */
function createPaper(order: FileOrder): TableFile {
  const { columns, types, language, title, notes, asOf, paper } = order;
  const values: Record<string, ColumnValue[]> = {};
  let count = 0;
  return {
    async add(portion) {
      const whole = toWhole(order, portion);
      for (const [key, more] of Object.entries(whole.values)) {
        values[key] ??= [];
        values[key].push(...more);
      }
      count += whole.count;
    },
    async end() {
      if (!paper) throw new Error('a list on paper needs its head');
      // Loaded on demand, so that other formats don't wait for it.
      const drawing = await import('@documents/html/document-html');
      const table = toPaperTable(
        { columns, types, values, count },
        { language, digits: paper.digits, title, notes: [...notes, ...(asOf ? [asOf] : [])] },
      );
      const page = drawing.toTablePage({ ...table, ...paper });
      const mustShow = [table.count, ...(table.rows.at(-1)?.slice(0, 1) ?? [])];
      return { kind: 'page', page: { ...drawing.toDrawn(page), lines: count, mustShow } };
    },
  };
}

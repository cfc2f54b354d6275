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

/** What stands at the head and the foot of a list on paper. */
export type PaperHead = Pick<TableSheetProps, 'profile' | 'digits' | 'madeAt' | 'madeBy'>;

/** What is made of a table, without its rows. */
export interface FileOrder extends Pick<ExportTable, 'columns' | 'types'> {
  unfolding: FlattenOptions | null;
  format: ListExportFormat;
  language: Language;
  /** Of the sheet. */
  title: string;
  /** Of lines, below the head. */
  lines: number;
  /** On paper: what the rows were narrowed by, and whose they are. */
  notes: readonly string[];
  /** When its rows were read, in words; null where they are not rows of the server. */
  asOf?: string | null;
  paper: PaperHead | null;
}

/** The bytes of a file, or what a window draws as one. */
export type MadeFile = { kind: 'bytes'; bytes: Uint8Array<ArrayBuffer> } | { kind: 'page'; page: TablePage };

export interface TablePage extends DrawnPage {
  lines: number;
  /** Text without which it has not been drawn. */
  mustShow: string[];
}

/** A file that is made portion by portion. It does not matter to it in which thread. */
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

/** The lines of a portion: its rows, or their parts. */
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

/** Numbers are numbers, amounts have three decimals, moments are those of Kuwait, and text stays text. */
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

/** A page is drawn as a whole; it is of `maxPaperRows` lines at most. */
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
      // Only who saves a PDF waits for it.
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

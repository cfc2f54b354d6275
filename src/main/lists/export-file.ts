import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import type { ExportColumn, ExportFormat, ListExportFormat } from '@shared/contract/desktop/list-exports';
import { kuwaitOffsetMs } from '@shared/domain/dates';
import type { Language } from '@shared/domain/language';
import { type FactKind, noValue } from '@shared/domain/lists/whole-list';
import type { Fils } from '@shared/domain/money';
import { toDinar, toPlainAmount } from '@shared/domain/money';
import type { CellObject, Feature } from 'write-excel-file/node';
import { toCsv, utf8Mark } from '../files/csv';
import type { FactValue, Named } from './facts';

/** Columns of a table, by the row. */
export interface ExportTable {
  columns: readonly ExportColumn[];
  kinds: Readonly<Record<string, FactKind>>;
  /** By key of the column. */
  values: Readonly<Record<string, readonly FactValue[]>>;
  count: number;
}

export const extensions: Record<ListExportFormat, 'xlsx' | 'csv' | 'pdf'> = {
  xlsx: 'xlsx',
  csvComma: 'csv',
  csvSemicolon: 'csv',
  pdf: 'pdf',
};

/** The whole file. Numbers are numbers, amounts have three decimals, moments are those of Kuwait, and text stays text. */
export async function toExportFile(
  table: ExportTable,
  options: { format: ExportFormat; language: Language; title: string },
): Promise<Buffer> {
  if (options.format === 'xlsx') return toXlsx(table, options);
  const separator = options.format === 'csvComma' ? ',' : ';';
  const lines = [
    table.columns.map(({ head }) => head),
    ...rowsOf(table, (value, column) => toField(value, column, table.kinds, options.language)),
  ];
  return Buffer.from(utf8Mark + toCsv(lines, separator));
}

function rowsOf<Cell>({ columns, values, count }: ExportTable, toCell: (value: FactValue, column: ExportColumn) => Cell): Cell[][] {
  return Array.from({ length: count }, (_, at) => columns.map((column) => toCell(values[column.key]?.[at] ?? null, column)));
}

/** Texts, choices and names as words; nothing for none. */
export function toText(value: FactValue, { names = {} }: ExportColumn, language: Language): string {
  if (value === null) return '';
  if (typeof value !== 'object') return String(value);
  const values: readonly (string | Named)[] = 'value' in value ? [value] : value;
  return values
    .filter((one) => one !== noValue)
    .map((one) => (typeof one === 'object' ? one[`name_${language}`] || one.name_en || one.name_ar : (names[one] ?? one)))
    .join(', ');
}

/** As a clock in Kuwait shows it. */
const toKuwaitDate = (ms: number): Date => new Date(ms + kuwaitOffsetMs);

function toField(value: FactValue, column: ExportColumn, kinds: ExportTable['kinds'], language: Language): string | number {
  const kind = kinds[column.key];
  if (typeof value !== 'number') return toText(value, column, language);
  if (kind === 'money') return toPlainAmount(value as Fils);
  if (kind === 'moment' || kind === 'age') return toKuwaitDate(value).toISOString().slice(0, 16).replace('T', ' ');
  return value;
}

const head = { fontWeight: 'bold', backgroundColor: '#E7F3F0', wrap: true } as const;
const moneyFormat = '#,##0.000';
const momentFormat = 'yyyy-mm-dd hh:mm';
/** Letters. */
const widths: Partial<Record<FactKind, number>> = { money: 13, number: 11, moment: 18, age: 18, text: 26, named: 20, choice: 18 };

async function toXlsx(table: ExportTable, { language, title }: { language: Language; title: string }): Promise<Buffer> {
  const { columns, kinds, count } = table;
  const toCell = (value: FactValue, column: ExportColumn): CellObject | null => {
    const kind = kinds[column.key];
    if (value === null) return null;
    if (typeof value !== 'number') return { type: String, value: toText(value, column, language), format: '@' };
    if (kind === 'money') return { type: Number, value: toDinar(value as Fils), format: moneyFormat };
    if (kind === 'moment' || kind === 'age') return { type: Date, value: toKuwaitDate(value), format: momentFormat };
    return { type: Number, value };
  };
  const heads = columns.map(({ head: text }): CellObject => ({ type: String, value: text, ...head }));
  // Nobody who starts the app waits for it.
  const { default: writeExcel } = await import('write-excel-file/node');
  return writeExcel(
    [heads, ...rowsOf(table, toCell)],
    {
      sheet: toSheetName(title),
      rightToLeft: language === 'ar',
      stickyRowsCount: 1,
      columns: columns.map(({ key }) => ({ width: widths[kinds[key] ?? 'text'] ?? 18 })),
    },
    { features: [filterOf(columns.length, count + 1)] },
  ).toBuffer();
}

/** Lets the heads narrow the rows. */
function filterOf(columnCount: number, lineCount: number): Feature<Stream | Buffer | Blob> {
  const end = `${toLetters(columnCount)}${lineCount}`;
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (content) => content.replace('</sheetData>', `</sheetData><autoFilter ref="A1:${end}"/>`),
        },
      },
    },
  };
}

/** `A` for 1, `AA` for 27. */
function toLetters(column: number): string {
  const before = Math.floor((column - 1) / 26);
  return (before > 0 ? toLetters(before) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}

/** Spreadsheets take 31 letters and none of these. */
const toSheetName = (title: string): string =>
  title
    .replace(/[\\/?*[\]:]/g, ' ')
    .slice(0, 31)
    .trim() || 'Diwan';

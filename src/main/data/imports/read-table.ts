import { maxImportBytes, maxImportColumns, maxImportRows, type ReadTable, type TableChoice } from '@shared/contract/desktop/imports';
import type { FailureCode } from '@shared/contract/result';
import { isWorkbook, XlsxError, type XlsxProblem } from './open-workbook';
import { readCsv } from './read-csv';
import { readXlsx } from './read-xlsx';

export type TableResult = { ok: true; table: ReadTable } | { ok: false; code: FailureCode };

const codes: Record<XlsxProblem, FailureCode> = {
  tooLarge: 'tableTooLarge',
  tooManyRows: 'tableTooLong',
  tooManyColumns: 'tableTooWide',
  notRead: 'tableUnreadable',
};

/** Maximum length of a cell's text. */
const maxLetters = 500;

/** There may be a title and empty lines above the heads. */
const maxLines = maxImportRows + 1;
const limits = { rows: maxLines, columns: maxImportColumns };

/** Reads the user's file as a table of texts. Any file results in a table or in an error code. */
export async function readTable(bytes: Uint8Array, { sheet, separator }: TableChoice = {}): Promise<TableResult> {
  if (bytes.byteLength > maxImportBytes) return { ok: false, code: 'tableTooLarge' };
  try {
    const read = isWorkbook(bytes)
      ? { encoding: null, separator: null, isCut: false, ...readXlsx(bytes, limits, sheet) }
      : { sheets: [], sheet: null, merged: 0, hidden: 0, unread: 0, calculated: {}, ...readCsv(bytes, maxLines, separator) };
    const { isCut, ...table } = { ...read, rows: withoutEdges(read.rows) };
    if (isCut) return { ok: false, code: 'tableTooLong' };
    if (table.rows.length === 0) return { ok: false, code: 'tableEmpty' };
    // Null characters mean an old workbook, a picture, or a program instead of a text file.
    if (table.encoding !== null && table.rows.some((row) => row.some((cell) => cell.includes('\0')))) {
      return { ok: false, code: 'tableUnreadable' };
    }
    if (table.rows.some(({ length }) => length > maxImportColumns)) return { ok: false, code: 'tableTooWide' };
    return { ok: true, table };
  } catch (error) {
    return { ok: false, code: error instanceof XlsxError ? codes[error.problem] : 'tableUnreadable' };
  }
}

/** Removes the empty cells at the end of each line, and the empty lines at the end; other lines stay at their positions. */
function withoutEdges(rows: readonly string[][]): string[][] {
  const trimmed = rows.map((row) => {
    const cells = row.map((cell) => cell.trim().slice(0, maxLetters));
    return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
  });
  return trimmed.slice(0, trimmed.findLastIndex(({ length }) => length > 0) + 1);
}

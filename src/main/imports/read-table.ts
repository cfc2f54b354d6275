import { maxImportBytes, maxImportColumns, maxImportRows, type ReadTable } from '@shared/contract/desktop/imports';
import type { FailureCode } from '@shared/contract/result';
import { readCsv } from './read-csv';
import { isWorkbook, readXlsx, XlsxError, type XlsxProblem } from './read-xlsx';

export type TableResult = { ok: true; table: ReadTable } | { ok: false; code: FailureCode };

const codes: Record<XlsxProblem, FailureCode> = { tooLarge: 'tableTooLarge', tooManyRows: 'tableTooLong', notRead: 'tableUnreadable' };

/** Of one cell. */
const maxLetters = 500;

/** A file that somebody has chosen as a table of texts; whatever is in it, it ends with a table or with a clear word. */
export async function readTable(bytes: Uint8Array): Promise<TableResult> {
  if (bytes.byteLength > maxImportBytes) return { ok: false, code: 'tableTooLarge' };
  try {
    const read = isWorkbook(bytes)
      ? { encoding: null, separator: null, isCut: false, ...(await readXlsx(bytes, maxImportRows)) }
      : { merged: 0, calculated: {}, ...readCsv(bytes, maxImportRows + 1) };
    const { encoding, separator, merged, calculated } = read;
    const rows = withoutEdges(read.rows);
    if (read.isCut || rows.length > maxImportRows + 1) return { ok: false, code: 'tableTooLong' };
    if (rows.length === 0) return { ok: false, code: 'tableEmpty' };
    // An old workbook, a picture or a program is no text.
    if (encoding !== null && rows.some((row) => row.some((cell) => cell.includes('\0')))) return { ok: false, code: 'tableUnreadable' };
    if (rows.some(({ length }) => length > maxImportColumns)) return { ok: false, code: 'tableTooWide' };
    return { ok: true, table: { rows, encoding, separator, merged, calculated } };
  } catch (error) {
    return { ok: false, code: error instanceof XlsxError ? codes[error.problem] : 'tableUnreadable' };
  }
}

/** Without the empty cells at the end of each line, and the empty lines at the end; lines in between keep their numbers. */
function withoutEdges(rows: readonly string[][]): string[][] {
  const trimmed = rows.map((row) => {
    const cells = row.map((cell) => cell.trim().slice(0, maxLetters));
    return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
  });
  return trimmed.slice(0, trimmed.findLastIndex(({ length }) => length > 0) + 1);
}

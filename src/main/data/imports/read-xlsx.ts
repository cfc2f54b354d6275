import { readNumberFormats } from './number-formats';
import { openWorkbook, type WorkbookSheet, XlsxError } from './open-workbook';
import { readSharedStrings, readSheet, type SheetLimits, type SheetTable } from './read-sheet';

export interface XlsxTable extends SheetTable {
  /** Sheets in the order of their tabs. */
  sheets: { name: string; isHidden: boolean }[];
  /** Name of the sheet that was read. */
  sheet: string;
}

/** A sheet with fewer lines is a cover, not a table. */
const fewestLines = 2;

/**
 * Reads one sheet of a workbook as values: the last results of formulas, without following references. If no sheet is named, reads the
 * first visible one with a table. Throws an `XlsxError`.
 */
export function readXlsx(bytes: Uint8Array, limits: SheetLimits, wanted?: string): XlsxTable {
  const { sheets, is1904, sharedStrings, styles, unpack } = openWorkbook(bytes);
  const context = {
    is1904,
    sharedStrings: readSharedStrings(sharedStrings === undefined ? undefined : unpack(sharedStrings)),
    formats: readNumberFormats(styles === undefined ? undefined : unpack(styles)),
  };
  const read = ({ path }: WorkbookSheet): SheetTable => {
    const part = unpack(path);
    if (!part) throw new XlsxError('notRead');
    return readSheet(part, context, limits);
  };
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const candidates = wanted === undefined ? (visible.length > 0 ? visible : sheets) : sheets.filter(({ name }) => name === wanted);
  let first: XlsxTable | null = null;
  for (const candidate of candidates) {
    const table = { ...read(candidate), sheets: sheets.map(({ name, isHidden }) => ({ name, isHidden })), sheet: candidate.name };
    if (table.rows.filter(({ length }) => length > 0).length >= fewestLines) return table;
    if (!first || first.rows.length === 0) first = table;
  }
  if (!first) throw new XlsxError('notRead');
  return first;
}

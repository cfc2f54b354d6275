import { type NumberFormat, writeNumber } from './number-formats';
import { isTrue, type OpenWorkbook, XlsxError } from './open-workbook';
import { type Attributes, readXml } from './read-xml';

export interface SheetLimits {
  /** Maximum number of lines with a value. */
  rows: number;
  columns: number;
}

export interface SheetTable {
  rows: string[][];
  /** Number of merged cells: only the first cell of each merged range has a value. */
  merged: number;
  /** Lines with a value that are hidden or filtered out in the workbook. */
  hidden: number;
  /** Lines with a value that are so far below the others that they aren't read. */
  unread: number;
  /** Number cells with more decimals than an amount has, as results of formulas: zero-based columns by zero-based line. */
  calculated: Record<number, number[]>;
}

export interface CellContext extends Pick<OpenWorkbook, 'is1904'> {
  sharedStrings: readonly string[];
  formats: readonly NumberFormat[];
}

/** Decodes letters that are encoded by their number, as `_x000D_`. */
const withoutEscapes = (text: string): string =>
  text.includes('_x') ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))) : text;

/** Returns the texts that cells refer to by index. */
export function readSharedStrings(part: Uint8Array | undefined): readonly string[] {
  const strings: string[] = [];
  let own = '';
  let isText = false;
  let isReading = true;
  if (!part) return strings;
  readXml(part, {
    open(name) {
      if (name === 'si') own = '';
      else if (name === 'rPh') isReading = false;
      else if (name === 't') isText = true;
    },
    text(text) {
      if (isText && isReading) own += text;
    },
    close(name) {
      if (name === 'si') strings.push(withoutEscapes(own));
      else if (name === 'rPh') isReading = true;
      else if (name === 't') isText = false;
    },
  });
  return strings;
}

/** `BC7` is column 54, zero-based. */
function toColumn(reference: string): number {
  let column = 0;
  for (let at = 0; at < reference.length; at++) {
    const letter = reference.charCodeAt(at) & 0xdf;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return column - 1;
}

interface RawCell {
  type: string;
  style: string;
  value: string | null;
  /** Content of an inline text. */
  text: string;
  formula: string | null;
}

/**
 * Returns a cell's displayed text. An error is returned as its text, and a formula that was never calculated as itself: neither is an empty
 * cell.
 */
function toText({ type, style, value, text, formula }: RawCell, { sharedStrings, formats, is1904 }: CellContext): string {
  if (type === 'inlineStr') return withoutEscapes(text);
  if (value === null || value === '') return formula !== null && type !== 'str' ? `=${formula}` : '';
  if (type === 's') return sharedStrings[Number(value)] ?? '';
  if (type === 'str') return withoutEscapes(value);
  if (type === 'b') return isTrue(value) ? '1' : '0';
  if (type === 'd') return value.slice(0, 10);
  const number = Number(value);
  return type === 'e' || !Number.isFinite(number) ? value : writeNumber(number, formats[Number(style)], is1904);
}

/** Whether the number was calculated: an entered amount has three decimals at most, a formula's result any number. */
const isCalculated = (type: string, text: string): boolean => (type === 'n' || type === '') && /^-?\d+\.\d{4,}$/.test(text);

/** Returns the lines of a sheet as texts. Only lines with a value count toward the limits. */
export function readSheet(part: Uint8Array, context: CellContext, limits: SheetLimits): SheetTable {
  const table: SheetTable = { rows: [], merged: 0, hidden: 0, unread: 0, calculated: {} };
  const lines = collectLines(table, limits);
  let cell: RawCell | null = null;
  let into: 'value' | 'text' | 'formula' | null = null;
  readXml(part, {
    open(name, getAttributes) {
      if (name === 'row') lines.begin(getAttributes());
      else if (name === 'mergeCell') table.merged += 1;
      else if (name === 'c') {
        const { r = '', t = '', s = '' } = getAttributes();
        cell = { type: t, style: s, value: null, text: '', formula: null };
        lines.place(r);
      } else if (cell) {
        into = targets[name] ?? null;
        if (into === 'formula') cell.formula = '';
      }
    },
    text(text) {
      if (cell && into) cell[into] = (cell[into] ?? '') + text;
    },
    close(name) {
      if (name === 'row') lines.end();
      else if (name === 'c' && cell) {
        const text = toText(cell, context);
        lines.fill(text, isCalculated(cell.type, text));
        cell = null;
      }
      into = null;
    },
  });
  table.rows = Array.from(table.rows, (row) => row ?? []);
  return table;
}

/** The parts of a cell that are read; the phonetic guide (`rPh`) of a text isn't. */
const targets: Readonly<Record<string, 'value' | 'text' | 'formula'>> = { v: 'value', t: 'text', f: 'formula' };

/** Returns the maximum number of lines: some empty lines may be between the others, but after so many lines another table begins. */
const mostLinesOf = ({ rows }: SheetLimits): number => 2 * rows;

/** Puts cells at their places; a row or a cell without a reference follows the previous one. */
function collectLines(table: SheetTable, limits: SheetLimits) {
  let filled = 0;
  let line = -1;
  let column = -1;
  let row: string[] = [];
  let calculated: number[] = [];
  let isHidden = false;
  return {
    begin({ r, hidden }: Attributes): void {
      line = r ? Number(r) - 1 : line + 1;
      column = -1;
      row = [];
      calculated = [];
      isHidden = isTrue(hidden);
    },
    place(reference: string): void {
      column = reference ? toColumn(reference) : column + 1;
    },
    fill(text: string, isToRound: boolean): void {
      if (text.trim() === '') return;
      if (column >= limits.columns) throw new XlsxError('tooManyColumns');
      while (row.length < column) row.push('');
      row[column] = text;
      if (isToRound) calculated.push(column);
    },
    end(): void {
      if (row.length === 0) return;
      filled += 1;
      if (filled > limits.rows) throw new XlsxError('tooManyRows');
      if (isHidden) table.hidden += 1;
      if (line >= mostLinesOf(limits)) table.unread += 1;
      else {
        table.rows[line] = row;
        if (calculated.length > 0) table.calculated[line] = calculated;
      }
    },
  };
}

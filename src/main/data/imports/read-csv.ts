import { tableSeparators } from '@shared/contract/desktop/imports';

/** Byte order marks, and the encoding that each means. */
const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** Decodes by the byte order mark, otherwise as UTF-8 if the bytes are valid, otherwise as Windows-1256 (Arabic). */
function decodeText(bytes: Uint8Array): { text: string; encoding: string } {
  const marked = marks.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte));
  if (marked) return { text: new TextDecoder(marked.encoding).decode(bytes), encoding: marked.encoding };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1256').decode(bytes), encoding: 'windows-1256' };
  }
}

const sampleLength = 20_000;
const sampleLines = 20;

/**
 * Returns the separator of Excel's `sep=` line, otherwise the one that splits most of the first lines into the same number of columns: a
 * title above the heads has one column with any separator. In a file with semicolons, a comma is a decimal mark.
 */
function findSeparator(text: string): string {
  const said = /^sep=(.)\r?\n/i.exec(text)?.[1];
  if (said) return said;
  const sample = text.slice(0, sampleLength);
  const scores = tableSeparators.map((separator) => {
    const lines = [...parseLines(sample, separator)].filter((line) => line.some((cell) => cell.trim() !== '')).slice(0, sampleLines);
    const counts = Map.groupBy(lines, ({ length }) => length).entries();
    const scored = [...counts].map(([width, { length }]) => (width > 1 ? length * maxCells + width : 0));
    return { separator, score: Math.max(0, ...scored) };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best), { separator: ',', score: 0 }).separator;
}

/** More cells than any spreadsheet has in a line; the rest isn't read. */
const maxCells = 20_000;

/** Parses RFC 4180 with any line ends; a quote that is never closed extends to the end. */
function* parseLines(text: string, separator: string): Generator<string[]> {
  let line: string[] = [];
  let cell = '';
  let isQuoted = false;
  // Read all text up to the next mark at once: letter by letter, a few megabytes without line ends take seconds.
  const mark = new RegExp(`["\\n\\r]|\\u{${separator.codePointAt(0)?.toString(16)}}`, 'gu');
  for (let at = 0; at < text.length; at++) {
    mark.lastIndex = at;
    const end = isQuoted ? text.indexOf('"', at) : (mark.exec(text)?.index ?? -1);
    cell += text.slice(at, end < 0 ? text.length : end);
    if (end < 0) break;
    at = end;
    const letter = text[at] ?? '';
    if (isQuoted) {
      if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === separator) {
      line.push(cell);
      cell = '';
      if (line.length > maxCells) break;
    } else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && text[at + 1] === '\n') at += 1;
      yield [...line, cell];
      line = [];
      cell = '';
    } else cell += letter;
  }
  if (cell !== '' || line.length > 0) yield [...line, cell];
}

/** Removes the apostrophe that the app's own files have before texts that a spreadsheet would calculate. */
const withoutApostrophe = (cell: string): string => (/^'[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(cell) ? cell.slice(1) : cell);

export interface CsvTable {
  rows: string[][];
  encoding: string;
  separator: string;
  /** Whether the file has more lines with a value. */
  isCut: boolean;
}

/** Returns the lines of a file, up to `maxRows` with a value, split by `wanted` or else by the separator that fits best. */
export function readCsv(bytes: Uint8Array, maxRows: number, wanted?: string): CsvTable {
  const { text, encoding } = decodeText(bytes);
  const separator = wanted ?? findSeparator(text);
  const rows: string[][] = [];
  let filled = 0;
  for (const line of parseLines(text.replace(/^sep=.\r?\n/i, ''), separator)) {
    const isFilled = line.some((cell) => cell.trim() !== '');
    if (isFilled) filled += 1;
    // There may be empty lines between the others, and a file may have only empty lines.
    const isFull = filled > maxRows || rows.length >= 2 * maxRows;
    if (isFull && isFilled) return { rows, encoding, separator, isCut: true };
    if (!isFull) rows.push(isFilled ? line.map(withoutApostrophe) : []);
  }
  return { rows, encoding, separator, isCut: false };
}

/** Marks in front of a text, and what its bytes are then. */
const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** By the mark in front; else UTF-8 where the bytes are that, else Arabic as Windows has written it. */
function decodeText(bytes: Uint8Array): { text: string; encoding: string } {
  const marked = marks.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte));
  if (marked) return { text: new TextDecoder(marked.encoding).decode(bytes), encoding: marked.encoding };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1256').decode(bytes), encoding: 'windows-1256' };
  }
}

const separators = [';', '\t', ','] as const;
const sampleLength = 20_000;

/** Excel writes it in front; else the one that parts the first lines into the most equal columns. A comma is a decimal mark beside semicolons. */
function findSeparator(text: string): string {
  const said = /^sep=(.)\r?\n/i.exec(text)?.[1];
  if (said) return said;
  const sample = text.slice(0, sampleLength);
  const scores = separators.map((separator) => {
    const lines = [...parseLines(sample, separator)].slice(0, 20).filter((line) => line.some((cell) => cell.trim() !== ''));
    const widths = lines.map(({ length }) => length);
    const width = Math.min(...widths);
    return { separator, score: widths.length > 0 && width > 1 ? width : 0 };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best), { separator: ',', score: 0 }).separator;
}

/** More than any spreadsheet has in a line: what follows is not read. */
const maxCells = 20_000;

/** RFC 4180, with whatever ends of lines; quotes that are never closed reach to the end. */
function* parseLines(text: string, separator: string): Generator<string[]> {
  let line: string[] = [];
  let cell = '';
  let isQuoted = false;
  // What lies between is taken at once: letter by letter, a few megabytes without an end take seconds.
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

/** Texts that a spreadsheet would calculate begin with an apostrophe in our own files. */
const withoutApostrophe = (cell: string): string => (/^'[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(cell) ? cell.slice(1) : cell);

export interface CsvTable {
  rows: string[][];
  encoding: string;
  separator: string;
  /** There are more lines. */
  isCut: boolean;
}

/** The lines of a file, up to `maxRows` of them. */
export function readCsv(bytes: Uint8Array, maxRows: number): CsvTable {
  const { text, encoding } = decodeText(bytes);
  const separator = findSeparator(text);
  const rows: string[][] = [];
  for (const line of parseLines(text.replace(/^sep=.\r?\n/i, ''), separator)) {
    if (rows.length === maxRows) return { rows, encoding, separator, isCut: true };
    rows.push(line.map(withoutApostrophe));
  }
  return { rows, encoding, separator, isCut: false };
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The glyphs at one height of a page: letters from left to right as on the paper, also those of Arabic words, without spaces. */
export interface PaperRow {
  page: number;
  text: string;
  /** Distance from the upper edge, in points. */
  middle: number;
  height: number;
}

interface Piece extends PaperRow {
  left: number;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const pieceLine = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="[\d.-]+" yMax="([\d.-]+)">(.*)<\/word>/;
const unseen = /[\u200e\u200f\u2066-\u2069\u0640\s]/g;

function toPieces(xml: string): Piece[] {
  let page = 0;
  return xml.split('\n').flatMap((line) => {
    if (line.includes('<page ')) page += 1;
    const [, left, top, bottom, written = ''] = pieceLine.exec(line) ?? [];
    if (left === undefined) return [];
    const text = written.replace(/&([#\w]+);/g, (all, name: string) => entities[name] ?? all).normalize('NFKC');
    const height = Number(bottom) - Number(top);
    return [{ page, text: text.replace(unseen, ''), left: Number(left), middle: Number(top) + height / 2, height }];
  });
}

/** Returns the glyphs of a printed PDF by their positions, so that the markup's order plays no part. */
export async function toPaperRows(file: string): Promise<PaperRow[]> {
  const { stdout } = await run('pdftotext', ['-bbox', '-enc', 'UTF-8', file, '-'], { maxBuffer: 64 * 1024 * 1024 });
  const rows: Piece[][] = [];
  for (const piece of toPieces(stdout).toSorted((one, other) => one.page - other.page || one.middle - other.middle)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    const isSame = first?.page === piece.page && piece.middle - first.middle < Math.min(first.height, piece.height) / 4;
    if (row && isSame) row.push(piece);
    else rows.push([piece]);
  }
  return rows.flatMap((row) => {
    const [first] = row;
    const texts = row.toSorted((one, other) => one.left - other.left).map(({ text }) => text);
    return first ? [{ page: first.page, middle: first.middle, height: first.height, text: texts.join('') }] : [];
  });
}

const isArabic = (text: string): boolean => /[\u0600-\u06ff]/.test(text);

/** Whether `value` reads on the paper as it was typed: Latin letters and numbers from left to right, Arabic ones from right to left. */
export function isReadAs(rows: readonly PaperRow[], value: string): boolean {
  const words = value.split(' ');
  const toVisual = (some: readonly string[]): string => (isArabic(value) ? [...some.join('')].toReversed().join('') : some.join(''));
  // A value may wrap. Its rest is then in one of the next rows.
  const isBelow = (row: PaperRow, above: PaperRow | null): boolean =>
    above === null ||
    (row.page === above.page && row.middle > above.middle && row.middle - above.middle < 1.5 * Math.max(row.height, above.height));
  const reads = (above: PaperRow | null, from: number): boolean =>
    from === words.length ||
    rows.some(
      (row) =>
        isBelow(row, above) &&
        words.some((_, at) => at >= from && row.text.includes(toVisual(words.slice(from, at + 1))) && reads(row, at + 1)),
    );
  return reads(null, 0);
}

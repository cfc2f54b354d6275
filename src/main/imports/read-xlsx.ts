import { strFromU8, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';

/** What of a workbook is looked at: nothing that could lead elsewhere, run or be drawn. */
const wanted =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(workbook|styles|sharedStrings)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/sheet\d+\.xml)$/i;

/** Unpacked. A sheet of 20,000 lines and forty columns has some thirty. */
const maxUnpackedBytes = 80 * 1024 * 1024;

/** What packing adds at most to a part that cannot be made smaller. */
const mostMore = 64 * 1024;

export type XlsxProblem = 'tooLarge' | 'tooManyRows' | 'notRead';

export class XlsxError extends Error {
  constructor(readonly problem: XlsxProblem) {
    super(problem);
  }
}

export interface XlsxTable {
  rows: string[][];
  /** Cells that are joined with others: only the first of them has a value. */
  merged: number;
  calculated: Record<number, number[]>;
}

/** The first sheet of a workbook, as values: what a formula has shown last, and nothing of what it refers to. */
export async function readXlsx(bytes: Uint8Array, maxRows: number): Promise<XlsxTable> {
  const files = unpack(bytes);
  const sheets = Object.entries(files).filter(([name]) => /worksheets\/sheet\d+\.xml$/i.test(name));
  for (const [, sheet] of sheets) if (countOf(sheet, '<row') > maxRows + 1) throw new XlsxError('tooManyRows');
  const merged = Math.max(0, ...sheets.map(([, sheet]) => countOf(sheet, '<mergeCell ')));
  // Packed anew without the rest, so that the reader meets nothing else.
  const safe = zipSync(files, { level: 0 });
  const lines = await readSheet(safe.buffer.slice(safe.byteOffset, safe.byteOffset + safe.byteLength) as ArrayBuffer).catch(() => {
    throw new XlsxError('notRead');
  });
  const kept = lines.slice(0, maxRows + 1);
  return { rows: kept.map((line) => line.map(toText)), merged, calculated: findCalculated(kept) };
}

/** A typed amount has three decimals at most; a formula leaves any number of them. */
function findCalculated(lines: readonly (readonly unknown[])[]): XlsxTable['calculated'] {
  const isCalculated = (value: unknown): boolean => typeof value === 'number' && /\.\d{4,}$/.test(toText(value));
  return Object.fromEntries(
    lines.flatMap((line, at) => {
      const columns = line.flatMap((value, column) => (isCalculated(value) ? [column] : []));
      return columns.length > 0 ? [[at, columns]] : [];
    }),
  );
}

/** Sizes are asked before anything is unpacked, and nothing is unpacked beyond what it says of itself. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  try {
    return unzipSync(bytes, {
      filter({ name, size, originalSize }) {
        if (!wanted.test(name)) return false;
        total += originalSize;
        // Nothing is packed into more than it is: that would say less of itself to unpack to anything.
        if (total > maxUnpackedBytes || size > originalSize + mostMore) throw new XlsxError('tooLarge');
        return true;
      },
    });
  } catch (error) {
    throw error instanceof XlsxError ? error : new XlsxError('notRead');
  }
}

function countOf(bytes: Uint8Array, text: string): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const what = Buffer.from(text);
  let count = 0;
  for (let at = buffer.indexOf(what); at >= 0; at = buffer.indexOf(what, at + what.length)) count += 1;
  return count;
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? '1' : '0';
  // What a calculation left of twelve and a half: 12.499999999999998.
  if (typeof value === 'number') return Number.isFinite(value) ? String(Number(value.toFixed(6))) : '';
  return String(value);
}

/** A part of a file that a workbook cannot be without. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return strFromU8(bytes.subarray(0, 2), true) === 'PK';
}

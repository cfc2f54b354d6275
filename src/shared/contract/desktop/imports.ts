import { z } from 'zod';
import { localRead, localWrite } from '../local-call';

export const maxImportBytes = 10 * 1024 * 1024;
/** Without the header row; only lines with a value count. */
export const maxImportRows = 20_000;
export const maxImportColumns = 100;

/** Separators of a text file's cells; if several fit equally, the first one is used. */
export const tableSeparators = [';', '\t', ',', '|'] as const;

const tableChoice = z.object({
  /** Name of the workbook's sheet. */
  sheet: z.string().max(200).optional(),
  separator: z.enum(tableSeparators).optional(),
});
/** Which part of a file is read, and how; if left out, the app decides. */
export type TableChoice = z.output<typeof tableChoice>;

/** A file as texts, line by line; one of the first lines may be the header row. */
export interface ReadTable {
  /** SHA-256 of the file's bytes and the sheet's name in hex: the same for the same sheet of a file under another name. */
  fingerprint?: string;
  rows: string[][];
  /** Null for a workbook. */
  encoding: string | null;
  separator: string | null;
  /** Sheets of a workbook, in the order of their tabs; empty for a text file. */
  sheets: readonly { name: string; isHidden: boolean }[];
  /** Name of the sheet that was read. */
  sheet: string | null;
  /** Number of merged cells of a workbook: only the first cell of each range has a value. */
  merged: number;
  /** Lines with a value that are hidden or filtered out in the workbook; they are in `rows`. */
  hidden: number;
  /** Lines with a value that are so far below the others that they aren't in `rows`. */
  unread: number;
  /** Number cells of a workbook with more decimals than an amount has, as results of formulas: zero-based columns by zero-based line. */
  calculated?: Readonly<Record<number, readonly number[]>>;
}

const layout = z.object({
  /** The whole header row, as it is in the file. */
  heads: z.array(z.string().max(500)).max(maxImportColumns),
  /** The field that each column was mapped to. */
  targets: z.array(z.string().max(40)).max(maxImportColumns),
});
export type ColumnLayout = z.output<typeof layout>;
export const columnLayouts = z.array(layout);

export const importLocalCalls = {
  /**
   * Reads a workbook (XLSX) or a CSV file as values, in its own thread. Fails with `tableTooLarge`, `tableTooLong`, `tableTooWide`,
   * `tableTooSlow`, `tableEmpty`, or `tableUnreadable`; with `importForbidden` if IT doesn't allow it.
   */
  'imports.read': localWrite(tableChoice.extend({ bytes: z.instanceof(Uint8Array) }), {
    limit: { bytes: maxImportBytes + 64 * 1024 },
  })<ReadTable>(),
  /** Returns the column mappings of earlier files on this computer, by their header rows; latest first. */
  'imports.readColumns': localRead(z.undefined())<ColumnLayout[]>(),
  'imports.saveColumns': localWrite(layout, { touches: ['imports.readColumns'] })<void>(),
} as const;

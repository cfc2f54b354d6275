import { z } from 'zod';
import { localRead, localWrite } from '../local-call';

export const maxImportBytes = 10 * 1024 * 1024;
/** Without the heads; only lines with a value count. */
export const maxImportRows = 20_000;
export const maxImportColumns = 100;

/** What parts the cells of a text file; at equal fit the first is taken. */
export const tableSeparators = [';', '\t', ',', '|'] as const;

const tableChoice = z.object({
  /** Name of a sheet of the workbook. */
  sheet: z.string().max(200).optional(),
  separator: z.enum(tableSeparators).optional(),
});
/** Which part of a file is read, and how; left out, the app decides. */
export type TableChoice = z.output<typeof tableChoice>;

/** A file as texts, line by line; one of the first may hold the heads. */
export interface ReadTable {
  rows: string[][];
  /** Null for a workbook. */
  encoding: string | null;
  separator: string | null;
  /** Of a workbook, in the order of their tabs; empty for a text file. */
  sheets: readonly { name: string; isHidden: boolean }[];
  /** The one that was read. */
  sheet: string | null;
  /** Joined cells of a workbook: only the first of them has a value. */
  merged: number;
  /** Lines with a value that are hidden or filtered out in the workbook; they are in `rows`. */
  hidden: number;
  /** Lines with a value that lie so far below the others that they are not in `rows`. */
  unread: number;
  /** Number cells of a workbook with more decimals than an amount has, as formulas leave them: by line, the columns, both from 0 on. */
  calculated?: Readonly<Record<number, readonly number[]>>;
}

const layout = z.object({
  /** The whole row of heads, as it is in the file. */
  heads: z.array(z.string().max(500)).max(maxImportColumns),
  /** What each column was taken for. */
  targets: z.array(z.string().max(40)).max(maxImportColumns),
});
export type ColumnLayout = z.output<typeof layout>;
export const columnLayouts = z.array(layout);

export const importLocalCalls = {
  /**
   * Reads a workbook (XLSX) or a CSV in a thread of its own, as values and nothing else. Rejects with what is wrong with it: `tableTooLarge`, `tableTooLong`, `tableTooWide`,
   * `tableTooSlow`, `tableEmpty`, `tableUnreadable`; with `importForbidden` where IT does not allow it.
   */
  'imports.read': localWrite(tableChoice.extend({ bytes: z.instanceof(Uint8Array) }), {
    limit: { bytes: maxImportBytes + 64 * 1024 },
  })<ReadTable>(),
  /** What the columns of files were taken for on this computer, by their whole rows of heads; the latest first. */
  'imports.readColumns': localRead(z.undefined())<ColumnLayout[]>(),
  'imports.saveColumns': localWrite(layout, { touches: ['imports.readColumns'] })<void>(),
} as const;

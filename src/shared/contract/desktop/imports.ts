import { z } from 'zod';
import { localCall } from '../local-call';

export const maxImportBytes = 10 * 1024 * 1024;
/** Without the heads. */
export const maxImportRows = 20_000;
export const maxImportColumns = 100;

/** A file as texts, line by line; the first one may hold the heads. */
export interface ReadTable {
  rows: string[][];
  /** Null for a workbook. */
  encoding: string | null;
  separator: string | null;
  /** Joined cells of a workbook: only the first of them has a value. */
  merged: number;
  /** Number cells of a workbook with more decimals than an amount has, as formulas leave them: by line, the columns, both from 0 on. */
  calculated?: Readonly<Record<number, readonly number[]>>;
}

export const importLocalCalls = {
  /**
   * Reads a workbook (XLSX) or a CSV in a thread of its own, as values and nothing else. Rejects with what is wrong with it: `tableTooLarge`, `tableTooLong`, `tableTooWide`,
   * `tableTooSlow`, `tableEmpty`, `tableUnreadable`; with `importForbidden` where IT does not allow it.
   */
  'imports.read': localCall(z.object({ bytes: z.instanceof(Uint8Array) }))<ReadTable>(),
  /** What the columns of such a file were taken for last on this computer, by their heads. */
  'imports.readColumns': localCall(z.undefined())<Record<string, string>>(),
  'imports.saveColumns': localCall(z.record(z.string().max(200), z.string().max(40)), { touches: ['imports.readColumns'] })<void>(),
} as const;

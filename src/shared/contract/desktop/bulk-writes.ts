import { z } from 'zod';
import { languages } from '../../domain/language';
import { maxWrittenCells, maxWrittenProducts, sendReasons, writtenFields } from '../../domain/product-writes';
import { type RunHalt, writeStates } from '../../domain/write-results';
import { localRead, localWrite } from '../local-call';
import type { SavedExport } from './list-exports';
import { type RecordRun, recordPlan } from './record-writes';

/** Maximum lengths of a product's texts in a plan; longer ones are cut before this schema is applied. */
export const writtenLengths = { name: 500, code: 200, picture: 2000, combinationKey: 1000, combinationName: 300 } as const;

const value = z.union([z.int(), z.boolean(), z.null()]);
const change = z.object({
  field: z.enum(writtenFields),
  /** The combination of variant values, if the field isn't the product's own. */
  combination: z
    .object({
      key: z.string().max(writtenLengths.combinationKey),
      name_en: z.string().max(writtenLengths.combinationName),
      name_ar: z.string().max(writtenLengths.combinationName),
    })
    .optional(),
  from: value,
  to: value,
});
/** One cell: the value that the user saw, and the new one. */
export type CellChange = z.output<typeof change>;

/** Returns the key of a product's cell: its field, or that of one of its combinations. */
export function toCellName({ field, combination }: Pick<CellChange, 'field' | 'combination'>): string {
  return combination ? `${field} ${combination.key}` : field;
}

export const bulkWriteRow = z.object({
  id: z.int().positive(),
  name_en: z.string().max(writtenLengths.name),
  name_ar: z.string().max(writtenLengths.name),
  code: z.string().max(writtenLengths.code),
  /** Address of the product's picture. */
  picture: z.string().max(writtenLengths.picture).nullable(),
  changes: z.array(change).min(1).max(maxWrittenCells),
});
export type BulkWriteRow = z.output<typeof bulkWriteRow>;

const bulkWriteKinds = ['table', 'import', 'undo'] as const;
/** Bulk edits and imports of products, and their undo: one at a time in the whole app. */
export const productPlan = z.object({
  target: z.literal('products'),
  kind: z.enum(bulkWriteKinds),
  /** Name of the file with the changes. */
  source: z.string().max(300).nullable(),
  rows: z.array(bulkWriteRow).min(1).max(maxWrittenProducts),
});

export const bulkWritePlan = z.discriminatedUnion('target', [productPlan, recordPlan]);

const cellName = z.string().max(writtenLengths.combinationKey + 100);

/** States of journals that versions up to 0.1 wrote. */
const earlierStates: Readonly<Record<string, string>> = {
  same: 'unchanged',
  changed: 'changedBySomeone',
  uncertain: 'unknown',
  unread: 'notSent',
  blocked: 'notSent',
};

export const writeOutcome = z.object({
  state: z.preprocess((state) => earlierStates[String(state)] ?? state, z.enum(writeStates)),
  /**
   * Each sent cell by `toCellName`: its value just before, and the sent value. Stored on disk before the request; undo restores these cells
   * only. Cells that the server has refused are left out.
   */
  cells: z.record(cellName, z.object({ held: value, sent: value })).optional(),
  /** Current values of the touched cells by `toCellName`, if someone else has changed one. */
  now: z.record(cellName, value).optional(),
  /** Why it was refused, wasn't sent, or is unknown. */
  failure: z
    .object({ code: z.string().max(60), message: z.string().max(1000).optional(), retryAfterSeconds: z.int().nonnegative().optional() })
    .optional(),
  /** Why the product can't be sent in full; with `notSent`. */
  reason: z.enum(sendReasons).optional(),
});
export type WriteOutcome = z.output<typeof writeOutcome>;

/** The current run of a bulk write, or the last one since the app started. */
export interface BulkWriteRun {
  isRunning: boolean;
  /** Whether the user has stopped it; the current record is still being written. */
  isStopping: boolean;
  /** Records that are being read or written. */
  current: readonly number[];
  total: number;
  done: number;
  /** Milliseconds since it began, so that pages can estimate the rest. */
  elapsedMs: number;
  /** Why the run ended early; null while it runs, and if every record was processed. */
  halt: RunHalt | null;
  /** Time until which the server requests to wait (ISO). */
  retryAt: string | null;
}

/** One step of a run: its state, and the outcomes since the step before. */
export interface BulkWriteProgress extends BulkWriteRun {
  id: string;
  outcomes: Record<string, WriteOutcome>;
}

export interface BulkWrite extends Omit<z.output<typeof productPlan>, 'target'> {
  id: string;
  /** ISO, by this computer's clock. */
  startedAt: string;
  /** By the record's ID; a record that wasn't begun has no entry. */
  outcomes: Record<string, WriteOutcome>;
  /** Whether the user has closed its report. */
  isClosed: boolean;
  run: BulkWriteRun | null;
}

export interface BulkWriteSummary extends Pick<BulkWrite, 'id' | 'kind' | 'source' | 'startedAt' | 'isClosed'> {
  total: number;
  /** Number of records that were written, or had the wanted values already. */
  settled: number;
  unknown: number;
  isRunning: boolean;
}

/** `busy`: another bulk write of products is running, and nothing was begun. */
export type StartedBulkWrite = { id: string; startedAt: string } | 'busy';

const byId = z.object({ id: z.uuid() });

/**
 * Writes of many records, made by the main process. The old values of products are stored encrypted on this computer for the admin before
 * the first write. Pages listen to `bulkWrites.progressed` for products, and to `bulkWrites.recordWritten` and `bulkWrites.recordsEnded`
 * for records. All calls fail with `sessionEnded` if no admin has signed in, and with `keychainUnavailable` while the key can't be loaded.
 */
export const bulkWriteLocalCalls = {
  /** Resolves once the old and the new values are on disk, and the run has begun. */
  'bulkWrites.start': localWrite(bulkWritePlan, { touches: ['bulkWrites.list'], limit: { bytes: 40 * 1024 * 1024 } })<StartedBulkWrite>(),
  /**
   * Retries the remaining records, or one record; each is read first. `overwrites`: also records that someone else has changed. Does
   * nothing during a run.
   */
  'bulkWrites.retry': localWrite(byId.extend({ record: z.int().positive().optional(), overwrites: z.boolean().optional() }))<null>(),
  /** Finishes the records under way, and sends no more. */
  'bulkWrites.stop': localWrite(byId)<null>(),
  /** Starts another bulk write that restores the values that this one has sent; fails with `notFound` if nothing can be restored. */
  'bulkWrites.undo': localWrite(byId, { touches: ['bulkWrites.list'] })<StartedBulkWrite>(),
  /** Returns the runs of records that this window has started and not closed, so that a reloaded page shows their report. */
  'bulkWrites.ofWindow': localRead(z.undefined())<RecordRun[]>(),
  /** Returns bulk writes of products, latest first. */
  'bulkWrites.list': localRead(z.undefined())<BulkWriteSummary[]>(),
  /** Null if it doesn't exist or can't be read. */
  'bulkWrites.read': localRead(byId)<BulkWrite | null>(),
  /**
   * Opens a save dialog and writes the old values, without categories, as a workbook that can be imported; `path` is null if the user
   * canceled. Fails with `exportForbidden` if IT doesn't allow it, and with `notFound` if nothing can be restored.
   */
  'bulkWrites.saveUndo': localWrite(byId.extend({ language: z.enum(languages) }))<SavedExport>(),
  /** Closes the report of a bulk write. */
  'bulkWrites.close': localWrite(byId, { touches: ['bulkWrites.list'] })<null>(),
} as const;

import { z } from 'zod';
import { languages } from '../../domain/language';
import { maxWrittenCells, maxWrittenProducts, sendReasons, writtenFields } from '../../domain/product-writes';
import { type RunHalt, writeStates } from '../../domain/write-results';
import { localRead, localWrite } from '../local-call';
import type { SavedExport } from './list-exports';
import { type RecordRun, recordPlan } from './record-writes';

/** Most letters of what a plan keeps of a product to show it by; longer ones are cut before they get here. */
export const writtenLengths = { name: 500, code: 200, picture: 2000, combinationKey: 1000, combinationName: 300 } as const;

const value = z.union([z.int(), z.boolean(), z.null()]);
const change = z.object({
  field: z.enum(writtenFields),
  /** Of a combination of variant values, where the field is not the product's own. */
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

/** Names a cell of a product: its field, or that of one of its combinations. */
export function toCellName({ field, combination }: Pick<CellChange, 'field' | 'combination'>): string {
  return combination ? `${field} ${combination.key}` : field;
}

export const bulkWriteRow = z.object({
  id: z.int().positive(),
  name_en: z.string().max(writtenLengths.name),
  name_ar: z.string().max(writtenLengths.name),
  code: z.string().max(writtenLengths.code),
  /** Address of its picture. */
  picture: z.string().max(writtenLengths.picture).nullable(),
  changes: z.array(change).min(1).max(maxWrittenCells),
});
export type BulkWriteRow = z.output<typeof bulkWriteRow>;

const bulkWriteKinds = ['table', 'import', 'undo'] as const;
/** Bulk edits and imports of products, and their undo: one at a time in the whole app. */
export const productPlan = z.object({
  target: z.literal('products'),
  kind: z.enum(bulkWriteKinds),
  /** Name of the file that the changes come from. */
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
   * Each cell that was sent, by `toCellName`: what it held just before, and what was sent. On disk before the request; undo is made of these cells only.
   * Without those that the server refused.
   */
  cells: z.record(cellName, z.object({ held: value, sent: value })).optional(),
  /** What the touched cells hold now, by `toCellName`, where someone else has changed one. */
  now: z.record(cellName, value).optional(),
  /** Why it was refused, not sent or is unknown. */
  failure: z
    .object({ code: z.string().max(60), message: z.string().max(1000).optional(), retryAfterSeconds: z.int().nonnegative().optional() })
    .optional(),
  /** Why the product can't be sent in full; with `notSent`. */
  reason: z.enum(sendReasons).optional(),
});
export type WriteOutcome = z.output<typeof writeOutcome>;

/** The run of a bulk write that goes on, or the last one since the app started. */
export interface BulkWriteRun {
  isRunning: boolean;
  /** The user stopped it; the present record is still on its way. */
  isStopping: boolean;
  /** Records that are being read or written. */
  current: readonly number[];
  total: number;
  done: number;
  /** Milliseconds since it began, so that pages can estimate the rest. */
  elapsedMs: number;
  /** Null while it runs, and when every record had its turn. */
  halt: RunHalt | null;
  /** ISO; until then the server asked to wait. */
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
  /** By the record's ID; a record without one was not begun. */
  outcomes: Record<string, WriteOutcome>;
  /** The user needs nothing more of it. */
  isClosed: boolean;
  run: BulkWriteRun | null;
}

export interface BulkWriteSummary extends Pick<BulkWrite, 'id' | 'kind' | 'source' | 'startedAt' | 'isClosed'> {
  total: number;
  /** Written, or as wanted already. */
  settled: number;
  unknown: number;
  isRunning: boolean;
}

/** `busy`: another one of products runs, and nothing was begun. */
export type StartedBulkWrite = { id: string; startedAt: string } | 'busy';

const byId = z.object({ id: z.uuid() });

/**
 * Many records, written by the main process. The old values of products are on this computer before the first is written, sealed, for the admin who writes.
 * Pages watch `bulkWrites.progressed` for products, `bulkWrites.recordWritten` and `bulkWrites.recordsEnded` for records. All fail with `sessionEnded` when no
 * one signed in, and with `keychainUnavailable` while the key can't be read.
 */
export const bulkWriteLocalCalls = {
  /** Resolves once the old and the new values are on disk, and the run has begun. */
  'bulkWrites.start': localWrite(bulkWritePlan, { touches: ['bulkWrites.list'], limit: { bytes: 40 * 1024 * 1024 } })<StartedBulkWrite>(),
  /** Tries what is left again, or one record; each is read first. `overwrites`: also where someone else has changed it. Does nothing while one runs. */
  'bulkWrites.retry': localWrite(byId.extend({ record: z.int().positive().optional(), overwrites: z.boolean().optional() }))<null>(),
  /** Lets the records that are under way end, and sends no more. */
  'bulkWrites.stop': localWrite(byId)<null>(),
  /** A bulk write of its own that restores what this one has sent; rejects with `notFound` where nothing can be restored. */
  'bulkWrites.undo': localWrite(byId, { touches: ['bulkWrites.list'] })<StartedBulkWrite>(),
  /** Runs of records that this window has started and not closed: a page that was loaded again meanwhile shows their report. */
  'bulkWrites.ofWindow': localRead(z.undefined())<RecordRun[]>(),
  /** Of products, the latest first. */
  'bulkWrites.list': localRead(z.undefined())<BulkWriteSummary[]>(),
  /** Null when it is not there, or can't be read. */
  'bulkWrites.read': localRead(byId)<BulkWrite | null>(),
  /**
   * Asks where to save and writes the old values as a workbook that can be imported; `path` is null when the user canceled. Categories are not in it. Rejects with
   * `exportForbidden` where IT doesn't allow it, and with `notFound` where nothing can be restored.
   */
  'bulkWrites.saveUndo': localWrite(byId.extend({ language: z.enum(languages) }))<SavedExport>(),
  /** The user needs nothing more of it. */
  'bulkWrites.close': localWrite(byId, { touches: ['bulkWrites.list'] })<null>(),
} as const;

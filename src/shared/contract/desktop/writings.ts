import { z } from 'zod';
import { languages } from '../../domain/language';
import { maxWrittenCells, maxWrittenProducts, sendReasons, writingStates, writtenFields } from '../../domain/product-writing';
import { localRead, localWrite } from '../local-call';
import type { SavedExport } from './list-exports';

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
/** One cell: what it was when somebody looked at it, and what it is to be. */
export type WrittenChange = z.output<typeof change>;

/** Names a cell of a product: its field, or that of one of its combinations. */
export function toCellName({ field, combination }: Pick<WrittenChange, 'field' | 'combination'>): string {
  return combination ? `${field} ${combination.key}` : field;
}

export const writingRow = z.object({
  id: z.int().positive(),
  name_en: z.string().max(writtenLengths.name),
  name_ar: z.string().max(writtenLengths.name),
  code: z.string().max(writtenLengths.code),
  /** Address of its picture. */
  picture: z.string().max(writtenLengths.picture).nullable(),
  changes: z.array(change).min(1).max(maxWrittenCells),
});
export type WritingRow = z.output<typeof writingRow>;

const writingKinds = ['table', 'import', 'undo'] as const;
export const writingPlan = z.object({
  kind: z.enum(writingKinds),
  /** Name of the file that the changes come from. */
  source: z.string().max(300).nullable(),
  rows: z.array(writingRow).min(1).max(maxWrittenProducts),
});

const cellName = z.string().max(writtenLengths.combinationKey + 100);

export const writingOutcome = z.object({
  state: z.enum(writingStates),
  /**
   * Of each cell that has gone out, by `toCellName`: what it held just before, and what was sent. On the disk before the call; the way back is made of it and of
   * nothing else. Without what the server has refused.
   */
  cells: z.record(cellName, z.object({ held: value, sent: value })).optional(),
  /** What the touched cells hold now, by `toCellName`, where somebody else has changed one. */
  now: z.record(cellName, value).optional(),
  /** Why it was refused, could not be read or is uncertain. */
  failure: z
    .object({ code: z.string().max(60), message: z.string().max(1000).optional(), retryAfterSeconds: z.int().nonnegative().optional() })
    .optional(),
  /** Why it was blocked. */
  reason: z.enum(sendReasons).optional(),
});
export type WritingOutcome = z.output<typeof writingOutcome>;

export interface Writing extends z.output<typeof writingPlan> {
  id: string;
  /** ISO, by this computer's clock. */
  startedAt: string;
  /** By the product's number; a product without one was not begun. */
  outcomes: Record<string, WritingOutcome>;
  /** A person needs nothing more of it. */
  isClosed: boolean;
}

export interface WritingSummary extends Pick<Writing, 'id' | 'kind' | 'source' | 'startedAt' | 'isClosed'> {
  total: number;
  /** Written, or as wanted already. */
  settled: number;
  uncertain: number;
}

/**
 * Many products written one after the other: their old values lie on this computer before the first is written, sealed, for the admin who
 * writes. All fail with `sessionEnded` when nobody ever signed in, and with `keychainUnavailable` while their key cannot be had.
 */
export const writingLocalCalls = {
  /** Resolves once the old and the new values are on the disk. Its limit: a kilobyte for each of as many products as are written at once. */
  'writings.begin': localWrite(writingPlan, { touches: ['writings.list'], limit: { bytes: 40 * 1024 * 1024 } })<{
    id: string;
    startedAt: string;
  }>(),
  /** Resolves once it is on the disk. */
  'writings.note': localWrite(z.object({ id: z.uuid(), product: z.int().positive(), outcome: writingOutcome }))<null>(),
  /** The latest first. */
  'writings.list': localRead(z.undefined())<WritingSummary[]>(),
  /** Null when it is not there, or cannot be read any more. */
  'writings.read': localRead(z.object({ id: z.uuid() }))<Writing | null>(),
  /**
   * Asks where to and writes what puts the old values back, as a workbook that can be imported; `path` is null when the person cancelled. Categories are not in it. Rejects with
   * `exportForbidden` where IT does not allow it, and with `notFound` where there is nothing to put back.
   */
  'writings.saveUndo': localWrite(z.object({ id: z.uuid(), language: z.enum(languages) }))<SavedExport>(),
  'writings.close': localWrite(z.object({ id: z.uuid() }), { touches: ['writings.list'] })<null>(),
} as const;

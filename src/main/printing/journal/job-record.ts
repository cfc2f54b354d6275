import type { PrintedBy } from '@shared/contract/printing/print-history';
import type { DocumentMark } from '@shared/contract/printing/print-requests';
import type { FailureCode } from '@shared/contract/result';
import type { Language } from '@shared/domain/language';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { OrderStatus } from '@shared/domain/orders/order-status';
import type { JobState } from '@shared/domain/printing/job-phase';
import type { Paper } from '@shared/domain/printing/printable';
import type { Sheet, SheetKind } from '../sheet/sheet';

interface JobError {
  code: FailureCode;
  message?: string;
}

/** One row of the journal, without the sheet itself, which is loaded only when it is printed. */
export interface JobRecord {
  id: string;
  batchId: string;
  /** Number of sheets that were requested together. */
  batchSize: number;
  /** Part of the title of the system's job; new for every attempt. */
  token: string;
  document: SheetKind;
  order: OrderRef | null;
  title: string;
  /** '' while the key is missing, and after the sheet was removed. */
  customer: string;
  language: Language;
  paper: Paper;
  printer: string;
  copies: number;
  /** 0 for the first print, then 1, 2 … */
  reprint: number;
  state: JobState;
  error: JobError | null;
  missingPictures: number;
  /** Whether the job has ended, or the system's queue no longer has it. */
  isOver: boolean;
  by: PrintedBy;
  shop: string;
  /** Whether the job has ended and nothing of it can be on paper. */
  isUnprinted: boolean;
  /** Whether the job waits for the user's confirmation because it is from an earlier run. */
  isHeld: boolean;
  /** Whether `createdAt` is the server's time and not the time of this computer's clock. */
  isDated: boolean;
  /** ISO times. */
  createdAt: string;
  changedAt: string;
  /** Time when the job was handed over, or ended without that; null while it is still to be printed. */
  settledAt: string | null;
}

export interface NewJob {
  id: string;
  token: string;
  title: string;
  customer: string;
  printer: string;
  copies: number;
  reprint: number;
  contentHash: string;
  sheet: Sheet;
}

export interface NewBatch {
  id: string;
  /** `batch` for a user's request, `station` for a station's, `reprint` for copies; with order and content it makes a job unique. */
  intent: string;
  /** The API root of the shop of these orders, because two shops have the same IDs; '' in rows of versions that didn't store it. */
  shop: string;
  by: PrintedBy;
  jobs: readonly NewJob[];
  /** Decisions of the same transaction. A batch about an order that is already decided throws, and nothing of it is stored. */
  decisions?: readonly StationDecision[];
}

/** A station's decision about an order: it is printed automatically at most once. */
export interface StationDecision {
  /** The API root of the shop, because two shops have the same IDs. */
  shop: string;
  order: OrderRef;
  outcome: 'printed' | 'left';
  /** ISO. */
  placedAt: string;
  /** Status to set once every sheet of the order is printed. */
  wantedStatus?: OrderStatus | null;
}

/** Totals of a station's sheets whose end isn't confirmed. */
export interface StationOpen {
  /** Number of orders that aren't sent yet. */
  orders: number;
  sheets: number;
  /** Time when the oldest of these orders was queued (ISO). */
  oldestAt: string | null;
  failed: { sheets: number; first: OrderRef | null };
  uncertain: { sheets: number; first: OrderRef | null };
}

/** Orders of a station whose last sheet was finished within one hour. */
export interface StationHour {
  /** ISO time without minutes: `2026-11-20T08`. */
  hour: string;
  placedAt: string;
  sheets: number;
}

/** An order whose sheets are all printed and whose status still has to be changed. */
export interface StatusUpdate {
  order: OrderRef;
  status: OrderStatus;
  /** ISO. */
  placedAt: string;
  /** Number of failed attempts. */
  tries: number;
  /** Time of the last attempt (ISO); null before the first one. */
  triedAt: string | null;
}

/**
 * Why an order's status is no longer retried: the server rejects the change, has no such order, or returns a response that can't be read.
 */
export const statusProblems = ['refused', 'gone', 'unreadable'] as const;
export type StatusProblem = (typeof statusProblems)[number];

/** A change of status that was given up, stored until the user has seen it. */
export interface FailedStatusUpdate {
  order: OrderRef;
  status: OrderStatus;
  problem: StatusProblem;
  at: string;
}

/** Values that may change together with a state. */
export interface JobChange {
  error?: JobError | null;
  missingPictures?: number;
  token?: string;
  reprint?: number;
  /** Reason for the history; never shown. */
  detail?: string;
}

/** Counts of the jobs that the queue shows. */
export interface JobCounts {
  states: ReadonlyMap<JobState, number>;
  /** Number of waiting sheets on hold. */
  held: number;
}

/** A job that moves to another printer than the one that it was made for. */
export interface Redirection {
  jobId: string;
  printer: string;
  /** The sheet as it is laid out for the new printer; null if the sheet can't be read, so that only its paper changes. */
  sheet: { sheet: Sheet; contentHash: string } | null;
  paper: Paper;
}

export interface LaneRecord {
  isPaused: boolean;
  /** Why the lane stopped automatically; null if the user paused it. */
  stop: { kind: 'notAnswering' | 'printerStopped'; since: string; message?: string } | null;
}

/** A mark with the ID of its order. */
export interface DocumentMarkOf extends DocumentMark {
  id: number;
}

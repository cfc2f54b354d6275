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

/** One row of the journal, without the sheet itself, which is read only when it is printed. */
export interface JobRecord {
  id: string;
  batchId: string;
  /** Sheets that were asked for together. */
  batchSize: number;
  /** Stands in the title of the system's job; new for every attempt. */
  token: string;
  document: SheetKind;
  order: OrderRef | null;
  title: string;
  /** '' while the key is missing, and once the sheet was dropped. */
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
  /** It ended, or the system's queue has forgotten it. */
  isOver: boolean;
  by: PrintedBy;
  shop: string;
  /** It ended, and nothing of it can be on paper. */
  isUnprinted: boolean;
  /** Waits for a person's word because it is from an earlier run. */
  isHeld: boolean;
  /** `createdAt` is the server's time, and not what this computer took for it. */
  isDated: boolean;
  /** ISO times. */
  createdAt: string;
  changedAt: string;
  /** When it was handed over, or ended without that; null while it is still to be printed. */
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
  /** `batch` for a person's request, `station` for a station's, `reprint` for copies; with order and content it makes a job unique. */
  intent: string;
  /** The API root of the shop whose orders these are, because two shops have the same ids; '' before it was noted. */
  shop: string;
  by: PrintedBy;
  jobs: readonly NewJob[];
  /** Decided in the same breath; a batch about an order that is decided already throws, and nothing of it is kept. */
  decisions?: readonly StationDecision[];
}

/** What a station did with an order: it is printed at most once by itself. */
export interface StationDecision {
  /** The API root of the shop, because two shops have the same ids. */
  shop: string;
  order: OrderRef;
  outcome: 'printed' | 'left';
  /** ISO. */
  placedAt: string;
  /** The status that the order gets once every sheet of it is printed. */
  wantedStatus?: OrderStatus | null;
}

/** What a station's sheets that nobody has seen the end of come to. */
export interface StationOpen {
  /** Not sent yet. */
  orders: number;
  sheets: number;
  /** ISO; when the oldest of them was queued. */
  oldestAt: string | null;
  failed: { sheets: number; first: OrderRef | null };
  uncertain: { sheets: number; first: OrderRef | null };
}

/** Orders of a station whose last sheet was finished within an hour. */
export interface StationHour {
  /** ISO, without minutes: `2026-11-20T08`. */
  hour: string;
  placedAt: string;
  sheets: number;
}

/** An order all of whose sheets are printed and whose status is still to be changed. */
export interface StatusUpdate {
  order: OrderRef;
  status: OrderStatus;
  /** ISO. */
  placedAt: string;
  /** So often it did not go through. */
  tries: number;
  /** ISO; null while it was not tried. */
  triedAt: string | null;
}

/** Why the status of an order is not changed any more: the server has a word against it, does not know the order, or shows what nobody can read. */
export const statusProblems = ['refused', 'gone', 'unreadable'] as const;
export type StatusProblem = (typeof statusProblems)[number];

/** A change of status that was given up, kept until a person has seen it. */
export interface FailedStatusUpdate {
  order: OrderRef;
  status: OrderStatus;
  problem: StatusProblem;
  at: string;
}

/** What may change together with a state. */
export interface JobChange {
  error?: JobError | null;
  missingPictures?: number;
  token?: string;
  reprint?: number;
  /** Why, for the history; never shown. */
  detail?: string;
}

/** Of what the queue shows. */
export interface JobCounts {
  states: ReadonlyMap<JobState, number>;
  /** Waiting sheets that are held. */
  held: number;
}

/** A job that goes to another printer than the one that it was made for. */
export interface Redirection {
  jobId: string;
  printer: string;
  /** As it is laid out there; null for one that cannot be read, of which only the paper is noted. */
  sheet: { sheet: Sheet; contentHash: string } | null;
  paper: Paper;
}

export interface LaneRecord {
  isPaused: boolean;
  /** Why it stopped itself; null where a person paused it. */
  stop: { kind: 'notAnswering' | 'printerStopped'; since: string; message?: string } | null;
}

/** A mark with the id of its order. */
export interface DocumentMarkOf extends DocumentMark {
  id: number;
}

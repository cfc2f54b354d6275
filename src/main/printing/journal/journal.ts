import type { OrderKind, OrderRef } from '@shared/domain/orders/order-ref';
import type { JobState } from '@shared/domain/printing/job-phase';
import type { Sheet, SheetKind } from '../sheet/sheet';
import type {
  DocumentMarkOf,
  FailedStatusUpdate,
  JobChange,
  JobCounts,
  JobRecord,
  LaneRecord,
  NewBatch,
  Redirection,
  StationDecision,
  StationHour,
  StationOpen,
  StatusProblem,
  StatusUpdate,
} from './job-record';
import type { JournalHistory } from './journal-history';

/**
 * The durable print queue. Every method is synchronous, and its changes survive a power failure. If the disk is full or broken, the method
 * throws and nothing has changed.
 */
export interface Journal {
  /** Adds all jobs of the batch or none. */
  add(batch: NewBatch, at: string): void;
  /**
   * Changes a job's state. Returns false if the job is no longer in one of `from`, because the user or the printing system was faster.
   * Throws if `job-states` doesn't allow the move.
   */
  move(jobId: string, from: readonly JobState[], to: JobState, change?: JobChange): boolean;
  /** Returns the next job of a printer, skipping jobs on hold. */
  next(printer: string, after?: string): JobRecord | null;
  find(jobId: string): JobRecord | null;
  hasToken(token: string): boolean;
  /** Returns the date of the latest row; null in a new journal. */
  lastDate(): string | null;
  /** Throws `sheetKeyUnavailable` or `sheetUnreadable`. */
  sheet(jobId: string): Sheet;
  /** Replaces a sheet that can't be decrypted. */
  replaceSheet(jobId: string, sheet: { sheet: Sheet; customer: string; contentHash: string }): void;
  /** Moves all of the jobs or none to other printers. Jobs that wait or have ended change; all others are left unchanged. */
  redirect(moves: readonly Redirection[]): void;
  /** Whether the queue shows a sheet that the available keys can't decrypt. */
  hasUnreadable(): boolean;
  /** Encrypts the rows of a version that didn't encrypt. */
  encryptPlainRows(): void;
  /** Returns the jobs in these states, without those that the system's queue no longer has. */
  inStates(states: readonly JobState[]): readonly JobRecord[];
  /** Marks accepted jobs that the system's queue no longer has: their result stays unknown, and nothing more will be reported. */
  markGone(jobIds: readonly string[]): void;
  /**
   * Returns a job of the same shop, printer, content, and copies that still waits, or that was requested in this run within the last
   * `withinMs` (a minute at most).
   */
  findTwin(job: { shop: string; printer: string; contentHash: string; copies: number }, withinMs: number): string | null;
  /** Whether a sheet of this document of the order was handed over before, may have been, or waits for it, including removed sheets. */
  wasWanted(shop: string, document: SheetKind, order: OrderRef): boolean;
  /** Like `wasWanted` for this job's document, or a later copy of it, without the jobs of the same batch. */
  wasWantedBeside(job: JobRecord): boolean;
  /**
   * Returns the state of each document of these orders that was ever requested and not canceled. Reads no sheets, but is slow for many
   * orders: pass a few hundred at a time.
   */
  marks(shop: string, kind: OrderKind, ids: readonly number[]): DocumentMarkOf[];
  /** Returns how many copies of this document of the order have been requested so far. */
  countReprints(shop: string, document: SheetKind, order: OrderRef): number;
  /**
   * Returns the last list of this kind that has each of these orders, with the list's title and the time of its request (ISO). Orders
   * without a list are left out.
   */
  listedBefore(shop: string, list: SheetKind, orders: readonly OrderRef[]): { order: OrderRef; list: string; at: string }[];
  /** Returns how many copies of the list with this title have been requested so far. */
  countListCopies(shop: string, list: SheetKind, title: string): number;
  /**
   * Returns the jobs that the queue shows, in print order: all open jobs of each printer, and the newest `quietPerPrinter` of the others.
   */
  visible(quietPerPrinter: number): JobRecord[];
  /** Counts all jobs of the queue, including those that `visible` leaves out. */
  counts(): JobCounts;
  /** Returns the number of sheets per batch that the queue shows and that weren't canceled. */
  batchSizes(batchIds: readonly string[]): ReadonlyMap<string, number>;
  /** Returns the printers that the queue shows, in the order of their first use. */
  printers(): string[];
  /** Hides jobs from the queue's view that ended, or were no longer in the system's queue, before `before`; `null` hides all such jobs. */
  hide(before: string | null): void;
  /** Sets or clears the hold of jobs: held jobs wait for the user's confirmation. */
  setHeld(jobIds: readonly string[], isHeld: boolean): void;
  lane(printer: string): LaneRecord;
  /**
   * `null` means every printer, including printers that are first used later. The reason why a lane stopped is stored until the lane
   * resumes.
   */
  setPaused(printer: string | null, isPaused: boolean, stop?: LaneRecord['stop']): void;
  /** Stores a station's decisions about orders that it doesn't print; throws if one of the orders is already decided. */
  decide(decisions: readonly StationDecision[], at: string): void;
  isDecided(shop: string, order: OrderRef): boolean;
  /** Removes decisions about orders placed before `before`, which can never be new again. */
  forgetDecisions(before: string): void;
  /** Returns a value of the station. It is stored in the same file, so that it is as old as the sheets. */
  stationValue(name: string): string | null;
  setStationValue(name: string, value: string): void;
  /** Increases with every decision; 0 in a new journal. */
  stationMark(): number;
  /** Returns the sheets that the station itself has printed for a shop, latest first. */
  stationSheets(shop: string, limit: number): readonly JobRecord[];
  stationOpen(shop: string): StationOpen;
  /** Returns the orders with a sheet that the printer has finished since, by the hour of the last one. */
  stationFinished(shop: string, since: string): StationHour[];
  /** Counts the sheets since then that the system has accepted without a further report of the printer. */
  stationSent(shop: string, since: string): { orders: number; sheets: number };
  /** Returns pending status changes, those with the fewest attempts first. */
  statusWishes(shop: string): StatusUpdate[];
  /** Removes a status change that was made, or is no longer to be made. */
  dropStatusWish(shop: string, order: OrderRef): void;
  /** Stores a failed attempt; the change is retried. */
  noteStatusTry(shop: string, order: OrderRef, at: string): void;
  /** Gives a status change up: it is no longer retried, and the user is notified. */
  refuseStatusWish(shop: string, order: OrderRef, problem: StatusProblem, at: string): void;
  /** Returns status changes that were given up, latest first. */
  givenUpStatuses(shop: string, limit: number): FailedStatusUpdate[];
  /** Removes status changes that the user has seen. */
  forgetGivenUpStatuses(shop: string, orders: readonly OrderRef[]): void;
  /**
   * Deletes sheets that were settled before `before`, some at a time. Returns true if there are more. The fact that they were printed is
   * stored until `marksBefore` is later than their deletion. Rows with a date in the future get the current date, because a clock was
   * ahead.
   */
  prune(before: string, marksBefore: string): boolean;
  history: JournalHistory;
  close(): void;
}

/** The part of the journal that a station uses. */
export type StationJournal = Pick<
  Journal,
  | 'decide'
  | 'isDecided'
  | 'stationValue'
  | 'setStationValue'
  | 'stationMark'
  | 'stationSheets'
  | 'stationOpen'
  | 'stationFinished'
  | 'stationSent'
  | 'statusWishes'
  | 'dropStatusWish'
  | 'noteStatusTry'
  | 'refuseStatusWish'
  | 'givenUpStatuses'
  | 'forgetGivenUpStatuses'
  | 'forgetDecisions'
>;

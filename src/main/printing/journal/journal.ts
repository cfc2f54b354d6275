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
 * The durable print queue. Every method is done when it returns: what it wrote survives a power cut. A full or broken disk throws, and
 * nothing of the call has happened then.
 */
export interface Journal {
  /** All jobs of the batch or none. */
  add(batch: NewBatch, at: string): void;
  /**
   * The only way between states: false when the job is in none of `from` any more, because a person or the printing system was faster.
   * Throws on a move that `job-states` does not know.
   */
  move(jobId: string, from: readonly JobState[], to: JobState, change?: JobChange): boolean;
  /** The job that prints next on a printer; held ones are passed over. */
  next(printer: string, after?: string): JobRecord | null;
  find(jobId: string): JobRecord | null;
  hasToken(token: string): boolean;
  /** Of what was written last; null in a new journal. */
  lastDate(): string | null;
  /** Throws `sheetKeyUnavailable` or `sheetUnreadable`. */
  sheet(jobId: string): Sheet;
  /** Puts another sheet in the place of one that cannot be read. */
  replaceSheet(jobId: string, sheet: { sheet: Sheet; customer: string; contentHash: string }): void;
  /** All of them or none; what waits or has ended is laid out for another printer, anything else is left as it is. */
  redirect(moves: readonly Redirection[]): void;
  /** The queue shows something that no key opens which is there. */
  hasUnreadable(): boolean;
  /** Seals what a version that did not seal has left. */
  encryptPlainRows(): void;
  /** Without those that the system's queue has forgotten. */
  inStates(states: readonly JobState[]): readonly JobRecord[];
  /** The system's queue has forgotten these accepted jobs; how they ended is not known and nothing more will be heard. */
  markGone(jobIds: readonly string[]): void;
  /** A job of the same shop, printer, content and copies that still waits, or was asked for in this run within the last `withinMs` (a minute at most). */
  findTwin(job: { shop: string; printer: string; contentHash: string; copies: number }, withinMs: number): string | null;
  /** A sheet of this document of the order was handed over before, may have been, or waits for it; also one that is forgotten. */
  wasWanted(shop: string, document: SheetKind, order: OrderRef): boolean;
  /** The same of the sheet that this job is, or of a later copy, outside of what was asked for together with it. */
  wasWantedBeside(job: JobRecord): boolean;
  /**
   * What became of the documents of orders of one kind, each document that was ever wanted and not taken back. Reads no sheet, but takes its time for
   * many: some hundred at once.
   */
  marks(shop: string, kind: OrderKind, ids: readonly number[]): DocumentMarkOf[];
  /** How many copies of this document of the order were asked for so far. */
  countReprints(shop: string, document: SheetKind, order: OrderRef): number;
  /** On which list of this kind each of these orders stood last, as the list is called and when it was wanted, ISO; left out where on none. */
  listedBefore(shop: string, list: SheetKind, orders: readonly OrderRef[]): { order: OrderRef; list: string; at: string }[];
  /** How many copies of the list of this name were asked for so far. */
  countListCopies(shop: string, list: SheetKind, title: string): number;
  /** What the queue shows, in printing order: of each printer what is open, and the newest `quietPerPrinter` of what needs nobody. */
  visible(quietPerPrinter: number): JobRecord[];
  /** Of everything that the queue shows, also what `visible` leaves out. */
  counts(): JobCounts;
  /** Sheets of each batch that the queue shows and that were not taken back. */
  batchSizes(batchIds: readonly string[]): ReadonlyMap<string, number>;
  /** Printers that the queue shows, the longest known first. */
  printers(): string[];
  /** Takes out of the queue's view what ended, or was forgotten by the system's queue, before `before`; `null` means all of it. */
  hide(before: string | null): void;
  /** Held jobs wait for a person's word. */
  setHeld(jobIds: readonly string[], isHeld: boolean): void;
  lane(printer: string): LaneRecord;
  /** `null` means every printer, also one that is first used later. What stopped a lane is kept until it goes on. */
  setPaused(printer: string | null, isPaused: boolean, stop?: LaneRecord['stop']): void;
  /** Notes what a station did with orders that it does not print; throws when one of them is decided already. */
  decide(decisions: readonly StationDecision[], at: string): void;
  isDecided(shop: string, order: OrderRef): boolean;
  /** Of orders that can never be new again because they were placed before. */
  forgetDecisions(before: string): void;
  /** A value that a station keeps in the same file, so that it is as old as the sheets. */
  stationValue(name: string): string | null;
  setStationValue(name: string, value: string): void;
  /** Grows with every decision; 0 in a new journal. */
  stationMark(): number;
  /** The station's own sheets of a shop, the latest first. */
  stationSheets(shop: string, limit: number): readonly JobRecord[];
  stationOpen(shop: string): StationOpen;
  /** Orders of which the printer has finished a sheet since, by the hour of the last one. */
  stationFinished(shop: string, since: string): StationHour[];
  /** Sheets of the same time that the system has taken and of which the printer has told nothing. */
  stationSent(shop: string, since: string): { orders: number; sheets: number };
  /** Those that were tried least often first. */
  statusWishes(shop: string): StatusUpdate[];
  /** The status was changed, or is not to be changed any more. */
  dropStatusWish(shop: string, order: OrderRef): void;
  /** It did not go through and is tried again. */
  noteStatusTry(shop: string, order: OrderRef, at: string): void;
  /** It is not tried any more, and a person should know. */
  refuseStatusWish(shop: string, order: OrderRef, problem: StatusProblem, at: string): void;
  /** The latest first. */
  givenUpStatuses(shop: string, limit: number): FailedStatusUpdate[];
  /** A person has seen these. */
  forgetGivenUpStatuses(shop: string, orders: readonly OrderRef[]): void;
  /**
   * Deletes sheets that were settled before `before`, some at a time: true when there are more. That they were printed is known until
   * `marksBefore` has passed their deletion. What is dated later than now becomes dated now: a clock was ahead.
   */
  prune(before: string, marksBefore: string): boolean;
  history: JournalHistory;
  close(): void;
}

/** What a station uses of it. */
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

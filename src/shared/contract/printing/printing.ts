import { z } from 'zod';
import type { Language } from '../../domain/language';
import type { OrderRef } from '../../domain/orders/order-ref';
import type { JobState } from '../../domain/printing/job-phase';
import type { Paper, Printable } from '../../domain/printing/printable';
import { localRead, localWrite, ofComputer } from '../local-call';
import type { FailureCode } from '../result';
import type { PrinterReason, PrinterSilence } from './printer-reasons';

/** Whether the system's queue shows the titles of the app's sheets, by which the app finds them. */
export type PrinterTitles = 'arrive' | 'lost';

export interface PrinterInfo {
  name: string;
  displayName: string;
  description: string;
  location: string;
  state: 'ready' | 'busy' | 'stopped' | 'unknown';
  /** The system's message about why it is stopped or late. */
  stateMessage: string;
  /** The printer's reasons, most urgent first, including warnings. */
  reasons?: PrinterReason[];
  /** Set if `ready` only means that no problem is known. */
  silence?: PrinterSilence | null;
  /** Result of the last test page; null before one was printed and looked for. */
  titles?: PrinterTitles | null;
}

export interface JobView {
  id: string;
  batchId: string;
  /** Number of sheets of its batch that weren't canceled, including those that `LaneView.jobs` leaves out. */
  batchSize: number;
  document: Printable | 'testPage';
  order: OrderRef | null;
  /** `INV-10482`, the name of a test page, or a product with its code. */
  title: string;
  customer: string;
  language: Language;
  paper: Paper;
  printer: string;
  copies: number;
  /** 0 for the first print, then 1, 2 … for each `COPY`. */
  reprint: number;
  state: JobState;
  /**
   * Whether nothing more will be reported about it, so that clearing removes it from the view; false while the system's queue has the
   * sheet.
   */
  isOver: boolean;
  error: { code: FailureCode; message?: string } | null;
  /** Number of pictures that couldn't be loaded and are placeholders on the sheet. */
  missingPictures: number;
  /** ISO times. */
  createdAt: string;
  changedAt: string;
}

export interface LaneView {
  printer: string;
  displayName: string;
  location: string;
  paper: Paper;
  paused: boolean;
  /** Why nothing is printed although jobs wait. */
  trouble: {
    kind:
      | 'printerNotFound'
      | 'notAnswering'
      | 'printerStopped'
      /** The system reports it offline, and nothing is sent to it. */
      | 'printerOffline'
      /** The printer prompts for a file for each sheet; a trouble only for a station's printer. */
      | 'printerAsksForFile'
      | 'printerNotAllowed'
      | 'printingForbidden';
    since: string;
    /** The system's message. */
    message?: string;
    /** The exact reasons if the system reports them, most urgent first; shown before the text of `kind`. */
    reasons?: PrinterReason[];
  } | null;
  jobs: JobView[];
}

export interface QueueContent {
  lanes: LaneView[];
  counts: { waiting: number; sending: number; sent: number; failed: number; uncertain: number };
  /** Number of jobs of an earlier run that wait for a confirmation: older than 12 h, or on hold when the app was closed. */
  staleJobs: number;
  /** Number of sheets that are printed without the user: without those of a paused printer or one in trouble, and without stale ones. */
  unsent: number;
}

/** The queue on pages. `revision` increases with every reported change. */
export interface QueueView extends QueueContent {
  revision: number;
}

export interface LaneChange extends Omit<LaneView, 'jobs'> {
  /** IDs of jobs that are no longer shown. */
  gone: string[];
  /** Jobs that have changed, and new ones, which come after all others in this order. */
  changed: JobView[];
}

/** Changes the view with the revision `from` to the view of `revision`; null: starts from an empty queue. */
export interface QueueChange extends Omit<QueueView, 'lanes'> {
  from: number | null;
  /** All visible lanes, in order. */
  lanes: LaneChange[];
}

const jobIds = z.object({ jobIds: z.array(z.string()).min(1).max(5000) });
const lane = z.object({ printer: z.string().nullable() });

/** Calls that print fail with `sessionEnded` without a session, and the queue has no customers' names then. */
export const printingLocalCalls = {
  'printing.printers': localRead(z.object({ refresh: z.boolean().optional() }).optional(), { ...ofComputer, follows: ['policy.changed'] })<
    PrinterInfo[]
  >(),
  'printing.queue': localRead(z.undefined(), ofComputer)<QueueView>(),
  /** `printer: null` means all lanes. */
  'printing.pause': localWrite(lane)<QueueView>(),
  'printing.resume': localWrite(lane)<QueueView>(),
  'printing.cancel': localWrite(jobIds)<QueueView>(),
  'printing.retry': localWrite(jobIds)<QueueView>(),
  /**
   * Prints again, marked COPY; a sheet that never reached paper is printed unchanged. Uses the named printer, otherwise the job's own, or
   * if that no longer exists, the document's current printer. Fails with `printerNotFound`, `printerNotAllowed`, or `paperNotFitting`, and
   * queues nothing then.
   */
  'printing.reprint': localWrite(jobIds.extend({ printer: z.string().optional() }))<QueueView>(),
  /** Moves the waiting sheets of one printer to another one, in their order. Fails as `printing.reprint` does, and moves nothing then. */
  'printing.moveWaiting': localWrite(z.object({ from: z.string(), to: z.string() }))<QueueView>(),
  /** Called when the user confirms that uncertain jobs were printed. */
  'printing.confirmPrinted': localWrite(jobIds)<QueueView>(),
  /** Called when the user confirms that uncertain jobs weren't printed. They wait again unchanged, without COPY. */
  'printing.denyPrinted': localWrite(jobIds)<QueueView>(),
  /** Prints or discards stale jobs by the user's decision. */
  'printing.resolveLeftover': localWrite(z.object({ print: z.boolean() }))<QueueView>(),
  'printing.clearFinished': localWrite(z.undefined())<QueueView>(),
} as const;

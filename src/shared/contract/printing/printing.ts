import { z } from 'zod';
import type { Language } from '../../domain/language';
import type { OrderRef } from '../../domain/orders/order-ref';
import type { JobState } from '../../domain/printing/job-phase';
import type { Paper, Printable } from '../../domain/printing/printable';
import { localRead, localWrite, ofComputer } from '../local-call';
import type { FailureCode } from '../result';
import type { PrinterReason, PrinterSilence } from './printer-reasons';

/** Whether the system's queue shows the titles of the app's sheets, by which it finds them there. */
export type PrinterTitles = 'arrive' | 'lost';

export interface PrinterInfo {
  name: string;
  displayName: string;
  description: string;
  location: string;
  state: 'ready' | 'busy' | 'stopped' | 'unknown';
  /** Words of the system about why it is stopped or late. */
  stateMessage: string;
  /** What it says about itself, the most urgent first; also what only warns. */
  reasons?: PrinterReason[];
  /** Set when `ready` means no more than that nothing is known against it. */
  silence?: PrinterSilence | null;
  /** What the last test page has shown; null before one was printed that could be looked for. */
  titles?: PrinterTitles | null;
}

export interface JobView {
  id: string;
  batchId: string;
  /** Sheets of its batch that were not taken back, also those that `LaneView.jobs` leaves out. */
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
  /** Nothing more will be heard of it, and clearing takes it out of the view; a sheet that the system's queue still has is not over. */
  isOver: boolean;
  error: { code: FailureCode; message?: string } | null;
  /** Pictures that did not load and stand as a placeholder on the sheet. */
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
  /** Why nothing moves although jobs wait. */
  trouble: {
    kind:
      | 'printerNotFound'
      | 'notAnswering'
      | 'printerStopped'
      /** The system reports it offline, and nothing is sent to it. */
      | 'printerOffline'
      /** It asks for a file for each sheet; only a station's printer is in trouble by that. */
      | 'printerAsksForFile'
      | 'printerNotAllowed'
      | 'printingForbidden';
    since: string;
    /** Words of the system. */
    message?: string;
    /** What exactly it is, where the system tells; the most urgent first, and its words go before those of `kind`. */
    reasons?: PrinterReason[];
  } | null;
  jobs: JobView[];
}

export interface QueueContent {
  lanes: LaneView[];
  counts: { waiting: number; sending: number; sent: number; failed: number; uncertain: number };
  /** Jobs of an earlier run that wait for a word before they print: older than 12 h, or held when the app was closed. */
  staleJobs: number;
  /** Sheets that go to their printers without anybody's help: none of a printer that is paused or in trouble, and no stale ones. */
  unsent: number;
}

/** What pages show of the queue. `revision` grows with every change that is told. */
export interface QueueView extends QueueContent {
  revision: number;
}

export interface LaneChange extends Omit<LaneView, 'jobs'> {
  /** Ids of jobs that are not shown any more. */
  gone: string[];
  /** Jobs that look different, and new ones, which come after all others in this order. */
  changed: JobView[];
}

/** Makes the view of `revision` out of the one of `from`; null: out of an empty queue. */
export interface QueueChange extends Omit<QueueView, 'lanes'> {
  from: number | null;
  /** All that are shown, in order. */
  lanes: LaneChange[];
}

const jobIds = z.object({ jobIds: z.array(z.string()).min(1).max(5000) });
const lane = z.object({ printer: z.string().nullable() });

/** What brings paper out fails with `sessionEnded` while nobody is signed in, and the queue names no customer then. */
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
   * Prints again, marked COPY; what never reached paper comes out as what it was. On the named printer, else on its own, else, where that
   * is not there any more, where its document goes now. Fails with `printerNotFound`, `printerNotAllowed` or `paperNotFitting`, and queues
   * nothing then.
   */
  'printing.reprint': localWrite(jobIds.extend({ printer: z.string().optional() }))<QueueView>(),
  /** What waits for one printer goes to another one, in its order. Fails as `printing.reprint` does, and moves nothing then. */
  'printing.moveWaiting': localWrite(z.object({ from: z.string(), to: z.string() }))<QueueView>(),
  /** A person's word about uncertain jobs: they are on paper. */
  'printing.confirmPrinted': localWrite(jobIds)<QueueView>(),
  /** The same: nothing of them came out. They wait again as what they were, without COPY. */
  'printing.denyPrinted': localWrite(jobIds)<QueueView>(),
  /** A person's word about stale jobs. */
  'printing.resolveLeftover': localWrite(z.object({ print: z.boolean() }))<QueueView>(),
  'printing.clearFinished': localWrite(z.undefined())<QueueView>(),
} as const;

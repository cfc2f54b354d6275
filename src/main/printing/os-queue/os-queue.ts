import type { PrinterReason, PrinterSilence } from '@shared/contract/printing/printer-reasons';

/** A job in the operating system's print queue. */
export interface OsJob {
  id: number;
  /** The document's title. */
  title: string;
  /** `leaving`: the queue is removing the job, and its state doesn't show whether it was printed before. */
  state: 'waiting' | 'printing' | 'done' | 'leaving' | 'cancelled' | 'failed';
  /** The system's own message; '' if there is none. */
  message: string;
  /** Why the job waits or has failed, if the system reports it. */
  reasons?: PrinterReason[];
  /** Whether every page was sent to the device; set only if the queue removes ended jobs. */
  isSent?: boolean;
}

export interface OsPrinter {
  name: string;
  state: 'ready' | 'busy' | 'stopped';
  /** Whether the printer doesn't print although it should, for example because it has no paper or isn't reachable. */
  isInTrouble: boolean;
  message: string;
  /** The printer's reasons, most urgent first, including warnings. */
  reasons?: PrinterReason[];
  /** Set if `ready` only means that no problem is known. */
  silence?: PrinterSilence | null;
  /** Changes if another device has the same name; '' if the system can't determine the device. */
  fingerprint: string;
}

/** The operating system's print queue. Every method rejects if the system can't be reached, which has no meaning for the jobs. */
export interface OsQueue {
  /**
   * Whether jobs that ended stay in the queue for a while. Without a history, a job that is gone was printed or removed, and only earlier
   * looks at the queue show which.
   */
  readonly keepsHistory: boolean;
  jobs(printer: string): Promise<OsJob[]>;
  /**
   * Returns the named printers; null for one that the system doesn't have. A printer that can't be reached is left out without affecting
   * the others.
   */
  printers(names: readonly string[]): Promise<ReadonlyMap<string, OsPrinter | null>>;
  /**
   * Called before each sheet if an offline printer blocks the caller: Windows opens the printer on the main process's own thread and blocks
   * the whole app meanwhile. CUPS accepts sheets without waiting, and its report about a printer is as old as the last sheet.
   */
  isOffline?(printer: string): Promise<boolean>;
  cancel(printer: string, jobId: number): Promise<void>;
  stop(): void;
}

const isOver = ({ state }: OsJob): boolean => state === 'failed' || state === 'cancelled';

/** Finds jobs whose title ends with the token: `INV-10482 k7f3q9`. Jobs that can still be printed, or have been, come first. */
export function findAllByToken(jobs: readonly OsJob[], token: string): OsJob[] {
  const found = jobs.filter((job) => job.title.trimEnd().endsWith(token));
  return [...found.filter((job) => !isOver(job)), ...found.filter(isOver)];
}

export const findByToken = (jobs: readonly OsJob[], token: string): OsJob | null => findAllByToken(jobs, token)[0] ?? null;

/** Whether the system has more than one job of a sheet, so that it may be printed twice. */
export function isDoubled(jobs: readonly OsJob[], token: string): boolean {
  const alive = findAllByToken(jobs, token).filter((job) => !isOver(job));
  return new Set(alive.map(({ id }) => id)).size > 1;
}

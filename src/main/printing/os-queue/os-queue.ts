import type { PrinterReason, PrinterSilence } from '@shared/contract/printing/printer-reasons';

/** A job as the operating system's print queue knows it. */
export interface OsJob {
  id: number;
  /** The title that the document had. */
  title: string;
  /** `leaving`: the queue is taking it out, and its state does not tell whether it came out before or not. */
  state: 'waiting' | 'printing' | 'done' | 'leaving' | 'cancelled' | 'failed';
  /** The system's own words, '' when it has none. */
  message: string;
  /** Why it waits or has failed, where the system tells. */
  reasons?: PrinterReason[];
  /** Every page has gone to the device; only told where the queue forgets what has ended. */
  isSent?: boolean;
}

export interface OsPrinter {
  name: string;
  state: 'ready' | 'busy' | 'stopped';
  /** The printer does not do its work although it should: no paper, not reachable … */
  isInTrouble: boolean;
  message: string;
  /** What it says about itself, the most urgent first; also what only warns. */
  reasons?: PrinterReason[];
  /** Set where `ready` means no more than that nothing is known against it. */
  silence?: PrinterSilence | null;
  /** Changes when another device answers to the same name; '' when the system cannot tell. */
  fingerprint: string;
}

/**
 * The operating system's print queue. Every method rejects when the system cannot be asked; that says nothing about a job.
 */
export interface OsQueue {
  /** Jobs that ended stay known for a while. Without it, a job that is gone was printed or taken out, and only what was seen before tells. */
  readonly keepsHistory: boolean;
  jobs(printer: string): Promise<OsJob[]>;
  /** Of those that are named; null for one that the system does not have. One that cannot be asked is left out, and hinders no other one. */
  printers(names: readonly string[]): Promise<ReadonlyMap<string, OsPrinter | null>>;
  /**
   * Asked before each sheet where a printer that is offline blocks who sends to it: Windows opens it on the main process's own thread and stops the
   * whole app for as long as it waits. CUPS takes sheets without waiting, and what it reports of a printer is as old as the last one.
   */
  isOffline?(printer: string): Promise<boolean>;
  cancel(printer: string, jobId: number): Promise<void>;
  stop(): void;
}

const isOver = ({ state }: OsJob): boolean => state === 'failed' || state === 'cancelled';

/** Titles end with the job's token: `INV-10482 k7f3q9`. Those that can still come out, or have, stand first. */
export function findAllByToken(jobs: readonly OsJob[], token: string): OsJob[] {
  const found = jobs.filter((job) => job.title.trimEnd().endsWith(token));
  return [...found.filter((job) => !isOver(job)), ...found.filter(isOver)];
}

export const findByToken = (jobs: readonly OsJob[], token: string): OsJob | null => findAllByToken(jobs, token)[0] ?? null;

/** The system has more than one job of one sheet: it may come out twice. */
export function isDoubled(jobs: readonly OsJob[], token: string): boolean {
  const alive = findAllByToken(jobs, token).filter((job) => !isOver(job));
  return new Set(alive.map(({ id }) => id)).size > 1;
}

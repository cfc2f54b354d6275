import type { Logger } from '@main/system/log/logger';
import { monotonicNow } from '@main/system/time/elapsed';
import type { PrinterReason } from '@shared/contract/printing/printer-reasons';
import type { JobRecord } from '../journal/job-record';
import type { Journal } from '../journal/journal';
import { findByToken, isDoubled, type OsJob, type OsQueue } from '../os-queue/os-queue';

export interface SpooledSheetsDeps {
  journal: Pick<Journal, 'move' | 'markGone'>;
  osQueue: Pick<OsQueue, 'keepsHistory'>;
  log: Logger;
  onChanged(): void;
}

export interface QueueLook {
  inQueue: readonly OsJob[];
  /** Whether the system no longer has this printer. */
  isRemoved: boolean;
  /** When the queue was read, on the monotonic clock. */
  at: number;
}

/** This soon after the hand-over, a queue may not show the job yet. */
const settlingMs = 5000;
/** A queue that hasn't shown a sheet for this long doesn't have it. */
const lostAfterMs = 15_000;
/** A sheet that was never shown by a queue without history is given up after this time: nothing will be reported about it. */
const unseenGivenUpMs = 5 * 60_000;

/** A sheet as the system's queue last showed it. */
interface SeenJob extends OsJob {
  /** Whether it was printing then or at an earlier look. */
  wasPrinting: boolean;
}

/** How a job ended in the system's queue. `gone`: its result stays unknown. `lost`: the user has to check the printer's tray. */
type Ending = { state: 'done' | 'cancelled' | 'gone' | 'lost' } | { state: 'failed'; error: NonNullable<JobRecord['error']> };

/**
 * Returns the end of a job that was printed or that the user removed: only a job whose pages were all sent to the device is known to be
 * done.
 */
const toLeftEnding = (seen: SeenJob | undefined): Ending => ({ state: seen?.isSent ? 'done' : 'gone' });

function toError({ message, reasons }: OsJob): NonNullable<JobRecord['error']> {
  const code = reasons?.includes('driverProblem') ? 'printerDriverFailed' : 'printerRefused';
  return { code, ...(message ? { message } : {}) };
}

/** Returns the end of a job that its queue still shows; null while the job is under way. */
function toShownEnding(seen: SeenJob, keepsHistory: boolean): Ending | null {
  switch (seen.state) {
    case 'waiting':
    case 'printing':
      return null;
    case 'done':
      return { state: 'done' };
    case 'failed':
      return { state: 'failed', error: toError(seen) };
    case 'leaving':
      return toLeftEnding(seen);
    case 'cancelled':
      // A queue without history deletes printed jobs in the same way.
      return !keepsHistory && (seen.wasPrinting || seen.isSent) ? toLeftEnding(seen) : { state: 'cancelled' };
  }
}

/** Returns the end of a job whose printer was removed from the system. */
function toRemovedEnding(seen: SeenJob | undefined): Ending {
  if (seen?.state === 'waiting' && !seen.isSent) return { state: 'failed', error: { code: 'printerNotFound' } };
  return { state: 'gone' };
}

/** Remembers which queues show ended jobs, out of those that could. */
function createQueueHistories(log: Logger) {
  /** Printers whose queue couldn't be read while it had sheets. */
  const fellSilent = new Set<string>();
  /** Printers whose queue could show ended jobs but doesn't. */
  const forgetful = new Set<string>();

  /**
   * Whether a job is lost because it is missing from a queue with history: it isn't known whether it was printed. A queue that shows no
   * ended jobs may be set to forget them, unless it stopped responding meanwhile or gives the number of the sheet to another one, as after
   * a loss of its files.
   */
  function isLost({ printer }: JobRecord, seen: OsJob | undefined, inQueue: readonly OsJob[]): boolean {
    const hasPast = inQueue.some(({ state }) => state !== 'waiting' && state !== 'printing');
    if (hasPast) forgetful.delete(printer);
    return hasPast || fellSilent.has(printer) || inQueue.some(({ id, title }) => id === seen?.id && title !== seen.title);
  }

  /**
   * Whether the queue is set to forget ended jobs, so that it never shows how a sheet ended; this is known once a sheet vanished, or wasn't
   * shown for long.
   */
  function isForgotten({ printer }: JobRecord, seen: SeenJob | undefined, ageMs: number): boolean {
    if (!seen?.wasPrinting && !forgetful.has(printer) && ageMs <= unseenGivenUpMs) return false;
    if (!forgetful.has(printer)) log.warn('printing.queueKeepsNothing', { printer });
    forgetful.add(printer);
    return true;
  }

  return {
    noteSilent(printer: string): void {
      if (!fellSilent.has(printer)) log.warn('printing.queueSilent', { printer });
      fellSilent.add(printer);
    },
    noteNoneOpen: (printer: string): void => void fellSilent.delete(printer),
    /** Returns the end of a job that its queue should still show but doesn't; null while it may still be there. */
    toMissingEnding(job: JobRecord, seen: SeenJob | undefined, ageMs: number, inQueue: readonly OsJob[]): Ending | null {
      if (ageMs <= lostAfterMs) return null;
      if (isLost(job, seen, inQueue)) return { state: 'lost' };
      return isForgotten(job, seen, ageMs) ? { state: 'gone' } : null;
    },
  };
}

/** Finds out how jobs ended, from what the system's queues have shown of them. */
function createEndings(
  osQueue: Pick<OsQueue, 'keepsHistory'>,
  histories: ReturnType<typeof createQueueHistories>,
  since: (job: JobRecord) => number,
) {
  /** Jobs of an earlier run: a queue that no longer has them won't show them again. */
  const earlier = new Set<string>();
  const lastSeen = new Map<string, SeenJob>();

  function see(job: JobRecord, found: OsJob): SeenJob {
    const before = lastSeen.get(job.id);
    const wasPrinting = found.state === 'printing' || before?.wasPrinting === true;
    const seen = { ...found, isSent: found.isSent === true || before?.isSent === true, wasPrinting };
    lastSeen.set(job.id, seen);
    return seen;
  }

  return {
    noteEarlier(jobs: readonly JobRecord[]): void {
      for (const job of jobs) earlier.add(job.id);
    },
    isEarlier: ({ id }: JobRecord): boolean => earlier.has(id),
    seen: ({ id }: JobRecord): SeenJob | undefined => lastSeen.get(id),
    forget: (jobId: string): void => void lastSeen.delete(jobId),
    /** Null if the job isn't known to have ended. */
    find(job: JobRecord, look: QueueLook): Ending | null {
      const found = findByToken(look.inQueue, job.token);
      if (found) return toShownEnding(see(job, found), osQueue.keepsHistory);
      if (earlier.has(job.id)) return { state: 'gone' };
      const seen = lastSeen.get(job.id);
      const ageMs = look.at - since(job);
      if (ageMs <= settlingMs) return null;
      if (look.isRemoved) return toRemovedEnding(seen);
      return osQueue.keepsHistory ? histories.toMissingEnding(job, seen, ageMs, look.inQueue) : toLeftEnding(seen);
    },
  };
}

/** Jobs in the system's queues: moves them in the journal when a look shows how they ended. `since` is on the monotonic clock. */
export function createSpooledSheets({ journal, osQueue, log, onChanged }: SpooledSheetsDeps, since: (job: JobRecord) => number) {
  const histories = createQueueHistories(log);
  const endings = createEndings(osQueue, histories, since);
  /** Sheets for which the system had more than one job. */
  const doubled = new Set<string>();
  const lastProgress = new Map<string, number>();

  /** Called for two jobs of one sheet: even after one of them is removed, only the printer's tray shows what was printed. */
  function noteDoubled(job: JobRecord): void {
    if (doubled.has(job.id)) return;
    doubled.add(job.id);
    endings.forget(job.id);
    journal.move(job.id, ['accepted'], 'uncertain', { detail: 'twice in the queue of the system', error: { code: 'jobDoubled' } });
    log.warn('printing.doubledInQueue', { job: job.id, title: job.title });
    onChanged();
  }

  function takeIfFound(job: JobRecord, found: OsJob | null): void {
    if (doubled.has(job.id) || job.error?.code === 'jobDoubled') return;
    if (!found || found.state === 'failed' || found.state === 'cancelled') return;
    journal.move(job.id, ['uncertain'], 'accepted', { detail: 'found in the queue of the system' });
    onChanged();
  }

  function end({ id, title, printer }: JobRecord, ending: Ending): void {
    if (ending.state === 'lost') {
      journal.move(id, ['accepted'], 'uncertain', { detail: 'lost by the queue of the system' });
      log.warn('printing.lostBySystem', { job: id, title });
    } else {
      if (ending.state === 'gone') journal.markGone([id]);
      else journal.move(id, ['accepted'], ending.state, ending.state === 'failed' ? { error: ending.error } : {});
      lastProgress.set(printer, monotonicNow());
    }
    endings.forget(id);
    onChanged();
  }

  return {
    noteEarlier: endings.noteEarlier,
    /** Returns the accepted jobs that are still under way. */
    take(jobs: readonly JobRecord[], look: QueueLook): JobRecord[] {
      for (const job of jobs) if (isDoubled(look.inQueue, job.token)) noteDoubled(job);
      for (const job of jobs) if (job.state === 'uncertain') takeIfFound(job, findByToken(look.inQueue, job.token));
      const accepted = jobs.filter((job) => job.state === 'accepted' && !doubled.has(job.id));
      return accepted.filter((job) => {
        const ending = endings.find(job, look);
        if (ending) end(job, ending);
        return ending === null;
      });
    },
    reasonsOf: (jobs: readonly JobRecord[]): PrinterReason[] => jobs.flatMap((job) => endings.seen(job)?.reasons ?? []),
    /** Returns the time when a sheet of this printer last ended, otherwise when the oldest of these was handed over. */
    lastProgress(printer: string, open: readonly JobRecord[]): number {
      const oldest = Math.min(...open.map((job) => (endings.isEarlier(job) ? Number.NEGATIVE_INFINITY : since(job))));
      return Math.max(oldest, lastProgress.get(printer) ?? Number.NEGATIVE_INFINITY);
    },
    noteSilent: histories.noteSilent,
    noteNoneOpen: histories.noteNoneOpen,
  };
}

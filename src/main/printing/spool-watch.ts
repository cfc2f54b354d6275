import { isTrouble } from '@shared/contract/printer-reasons';
import type { Logger } from '../diagnostics/logger';
import { withinLimit } from '../time/time-limit';
import type { JobRecord } from './journal/job-record';
import type { Journal } from './journal/journal';
import type { LaneTroubles } from './lane-troubles';
import { noProgressMs, watchIntervalMs } from './limits';
import { findByToken, type OsJob, type OsPrinter, type OsQueue } from './os-queue/os-queue';
import { inOrder } from './os-queue/printer-reasons';

/**
 * Follows accepted jobs in the system's queue until they end there, tells when a printer does not get on with them, and finds uncertain ones
 * that turn up there after all.
 */
export interface SpoolWatch {
  /** Looks at the queue soon and then again and again while sheets are there. */
  follow(): void;
  /** Jobs of an earlier run: what the system does not know any more is given up. */
  followEarlier(jobs: readonly JobRecord[]): void;
  stop(): void;
}

export interface SpoolWatchDeps {
  journal: Journal;
  osQueue: OsQueue;
  troubles: LaneTroubles;
  log: Logger;
  now: () => Date;
  onChanged(): void;
}

const askLimitMs = 8000;
/** So soon after the hand-over, a queue may not show the job yet. */
const settlingMs = 5000;
/** A queue that does not show a sheet for so long does not have it. */
const lostAfterMs = 15_000;
/** So long an uncertain job may still turn up. */
const lateArrivalMs = 120_000;

interface PrinterLook {
  state: OsPrinter | null;
  /** The system has no such printer any more. */
  isRemoved: boolean;
}

interface QueueLook {
  inQueue: readonly OsJob[];
  isRemoved: boolean;
}

function toError({ message, reasons }: OsJob): NonNullable<JobRecord['error']> {
  const code = reasons?.includes('driverProblem') ? 'printerDriverFailed' : 'printerRefused';
  return { code, ...(message ? { message } : {}) };
}

export function createSpoolWatch(deps: SpoolWatchDeps): SpoolWatch {
  const { journal, osQueue, troubles, log } = deps;
  const earlier = new Set<string>();
  /** As the system's queue last showed them. */
  const lastSeen = new Map<string, OsJob>();
  const lastProgress = new Map<string, number>();
  /** Printers whose queue could not be asked while sheets were there. */
  const fellSilent = new Set<string>();
  let troubled = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isLooking = false;
  let hasAnswered = false;

  /** A journal that cannot be read may have something to follow. */
  const isFollowing = (): boolean => {
    try {
      return followed().length > 0;
    } catch {
      return true;
    }
  };
  const isRecent = (job: JobRecord): boolean => deps.now().getTime() - Date.parse(job.changedAt) < lateArrivalMs;
  const followed = (): JobRecord[] => [...journal.inStates(['accepted']), ...journal.inStates(['uncertain']).filter(isRecent)];

  function schedule(): void {
    if (isStopped || isLooking || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      void look();
    }, watchIntervalMs);
  }

  async function look(): Promise<void> {
    if (isLooking || isStopped) return;
    isLooking = true;
    try {
      const lanes = Map.groupBy(followed(), (job) => job.printer);
      for (const printer of troubled) if (!lanes.has(printer)) troubles.clear('seen', printer);
      troubled = new Set(lanes.keys());
      if (lanes.size === 0) return;
      const printers = await withinLimit(osQueue.printers(), askLimitMs).catch(() => null);
      for (const [printer, jobs] of lanes) {
        const state = printers?.find(({ name }) => name === printer) ?? null;
        await lookAt(printer, jobs, { state, isRemoved: printers !== null && state === null });
      }
    } catch (error) {
      log.warn('printing.watchFailed', { error });
    } finally {
      isLooking = false;
      if (isFollowing()) schedule();
    }
  }

  async function lookAt(printer: string, jobs: readonly JobRecord[], { state, isRemoved }: PrinterLook): Promise<void> {
    const answered = await withinLimit(osQueue.jobs(printer), askLimitMs).catch(() => null);
    // The queue of a printer that was taken out cannot be asked, and holds nothing any more.
    const inQueue = answered ?? (isRemoved ? [] : null);
    if (!inQueue) return tellNoAnswer(printer, jobs);
    hasAnswered = true;
    for (const job of jobs) if (job.state === 'uncertain') takeIfFound(job, findByToken(inQueue, job.token));
    const accepted = jobs.filter((job) => job.state === 'accepted');
    const open = accepted.filter((job) => !hasEnded(job, findByToken(inQueue, job.token), { inQueue, isRemoved }));
    for (const job of accepted) if (!open.includes(job)) lastSeen.delete(job.id);
    tell(printer, open, state);
  }

  function takeIfFound(job: JobRecord, found: OsJob | null): void {
    if (!found || found.state === 'failed' || found.state === 'cancelled') return;
    journal.move(job.id, ['uncertain'], 'accepted', { detail: 'found in the queue of the system' });
    deps.onChanged();
  }

  /**
   * A queue that cannot be asked says nothing of its sheets, neither good nor bad. That it fell silent is told; where it never answered,
   * nothing of it can be known on this computer.
   */
  function tellNoAnswer(printer: string, jobs: readonly JobRecord[]): void {
    const open = jobs.filter((job) => job.state === 'accepted');
    if (open.length > 0) fellSilent.add(printer);
    if (hasAnswered && isStuck(printer, open)) troubles.set('seen', printer, 'notAnswering', { reasons: ['spoolerAway'] });
  }

  /** True when the job needs no further look. */
  function hasEnded(job: JobRecord, found: OsJob | null, look: QueueLook): boolean {
    if (found?.state === 'waiting' || found?.state === 'printing') {
      lastSeen.set(job.id, found);
      return false;
    }
    if (found?.state === 'cancelled') return end(job, 'cancelled');
    if (found?.state === 'failed') return end(job, 'failed', toError(found));
    if (found?.state === 'done') return end(job, 'done');
    if (earlier.has(job.id)) return giveUp(job);
    const seen = lastSeen.get(job.id);
    const ageMs = deps.now().getTime() - Date.parse(job.changedAt);
    if (ageMs <= settlingMs) return false;
    if (look.isRemoved) return seen?.state === 'waiting' && !seen.isSent ? end(job, 'failed', { code: 'printerNotFound' }) : giveUp(job);
    if (osQueue.keepsHistory) return ageMs > lostAfterMs && isLost(job, seen, look.inQueue) && lose(job);
    // It was printed or a person took it out: only a job whose pages had all gone to the device is known to be done.
    return seen?.isSent ? end(job, 'done') : giveUp(job);
  }

  /**
   * Gone from a queue that remembers what has ended: nobody knows whether it came out. A queue that shows nothing of the past may have been
   * told to forget, unless it fell silent meanwhile or gives the number of the sheet to another one, as after a loss of its files.
   */
  function isLost(job: JobRecord, seen: OsJob | undefined, inQueue: readonly OsJob[]): boolean {
    const hasPast = inQueue.some(({ state }) => state !== 'waiting' && state !== 'printing');
    return hasPast || fellSilent.has(job.printer) || inQueue.some(({ id, title }) => id === seen?.id && title !== seen.title);
  }

  function lose(job: JobRecord): true {
    journal.move(job.id, ['accepted'], 'uncertain', { detail: 'lost by the queue of the system' });
    log.warn('printing.lostBySystem', { job: job.id, title: job.title });
    deps.onChanged();
    return true;
  }

  function giveUp(job: JobRecord): true {
    journal.markGone([job.id]);
    lastProgress.set(job.printer, deps.now().getTime());
    deps.onChanged();
    return true;
  }

  function end(job: JobRecord, state: 'done' | 'cancelled' | 'failed', error?: JobRecord['error']): true {
    journal.move(job.id, ['accepted'], state, error ? { error } : {});
    lastProgress.set(job.printer, deps.now().getTime());
    deps.onChanged();
    return true;
  }

  function tell(printer: string, open: readonly JobRecord[], state: OsPrinter | null): void {
    const ofJobs = open.flatMap((job) => lastSeen.get(job.id)?.reasons ?? []);
    const reasons = inOrder([...(state?.reasons ?? []), ...ofJobs]).filter(isTrouble);
    const said = { ...(state && { message: state.message }), reasons };
    if (open.length === 0) fellSilent.delete(printer);
    if (open.length === 0) troubles.clear('seen', printer);
    else if (state?.state === 'stopped') troubles.set('seen', printer, 'printerStopped', said);
    else if (reasons.length > 0 || state?.isInTrouble || isStuck(printer, open)) troubles.set('seen', printer, 'notAnswering', said);
    else troubles.clear('seen', printer);
  }

  /** No sheet came to its end for so long that a person should look. */
  function isStuck(printer: string, open: readonly JobRecord[]): boolean {
    const oldest = Math.min(...open.map((job) => Date.parse(job.changedAt)));
    return open.length > 0 && deps.now().getTime() - Math.max(oldest, lastProgress.get(printer) ?? 0) > noProgressMs;
  }

  return {
    follow: schedule,
    followEarlier(jobs) {
      for (const job of jobs) earlier.add(job.id);
      void look();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

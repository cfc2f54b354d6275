import { isTrouble } from '@shared/contract/printing/printer-reasons';
import type { JobState } from '@shared/domain/printing/job-phase';
import type { Logger } from '../../log/logger';
import { monotonicNow } from '../../time/elapsed';
import { withinLimit } from '../../time/time-limit';
import type { JobRecord } from '../journal/job-record';
import type { Journal } from '../journal/journal';
import { findByToken, isDoubled, type OsJob, type OsPrinter, type OsQueue } from '../os-queue/os-queue';
import { inOrder } from '../os-queue/printer-reasons';
import { noProgressMs, watchIntervalMs } from '../sheet/limits';
import type { LaneTroubles } from './lane-troubles';

/**
 * Follows accepted jobs in the system's queue until they end there, tells when a printer does not get on with them, and finds uncertain ones
 * that turn up there after all.
 */
export interface SpoolWatch {
  /** This sheet was handed over, or may have been: looks at the queue soon and then again and again while sheets are there. */
  follow(jobId: string, state: FollowedState): void;
  /** Jobs of an earlier run: what the system does not know any more is given up. */
  followEarlier(jobs: readonly JobRecord[]): void;
  stop(): void;
}

export interface SpoolWatchDeps {
  journal: Journal;
  osQueue: OsQueue;
  troubles: LaneTroubles;
  log: Logger;
  onChanged(): void;
}

const askLimitMs = 8000;
/** So much longer a late answer is waited for. */
const patienceMs = 60_000;
/** So soon after the hand-over, a queue may not show the job yet. */
const settlingMs = 5000;
/** A queue that does not show a sheet for so long does not have it. */
const lostAfterMs = 15_000;
/** A sheet that a queue without any past never showed is given up after this time: nothing will be heard of it. */
const unseenGivenUpMs = 5 * 60_000;
/** So long an uncertain job may still turn up. */
const lateArrivalMs = 120_000;

const followedStates = ['accepted', 'uncertain'] as const satisfies JobState[];
type FollowedState = (typeof followedStates)[number];

/** A sheet as the system's queue last showed it. */
interface SeenJob extends OsJob {
  /** It was printing then or at an earlier look. */
  wasPrinting: boolean;
}

interface Answers {
  /** Null where the queue could not be asked. */
  answered: readonly OsJob[] | null;
  /** Null where there is no such printer, undefined where that is not known. */
  state: OsPrinter | null | undefined;
}

interface QueueLook {
  inQueue: readonly OsJob[];
  /** The system has no such printer any more. */
  isRemoved: boolean;
  /** When it was asked for, on the monotonic clock. */
  at: number;
}

function toError({ message, reasons }: OsJob): NonNullable<JobRecord['error']> {
  const code = reasons?.includes('driverProblem') ? 'printerDriverFailed' : 'printerRefused';
  return { code, ...(message ? { message } : {}) };
}

export function createSpoolWatch(deps: SpoolWatchDeps): SpoolWatch {
  const { journal, osQueue, troubles, log } = deps;
  const earlier = new Set<string>();
  const lastSeen = new Map<string, SeenJob>();
  /** The system has had more than one job of each. */
  const doubled = new Set<string>();
  const lastProgress = new Map<string, number>();
  /** Since when this run knows of a job that it is accepted or uncertain, on the monotonic clock. */
  const knownSince = new Map<string, number>();
  /** Printers whose queue could not be asked while sheets were there. */
  const fellSilent = new Set<string>();
  /** Printers whose queue could show the past and was found to show none. */
  const forgetful = new Set<string>();
  let troubled = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  /** Printers whose answer is on its way. */
  const asked = new Set<string>();
  let hasAnswered = false;

  const since = ({ id, state }: JobRecord): number => knownSince.get(`${id} ${state}`) ?? monotonicNow();
  const isRecent = (job: JobRecord): boolean => monotonicNow() - since(job) < lateArrivalMs;

  function followed(): JobRecord[] {
    const jobs = journal.inStates(followedStates);
    const now = monotonicNow();
    const before = new Map(knownSince);
    knownSince.clear();
    for (const { id, state } of jobs) knownSince.set(`${id} ${state}`, before.get(`${id} ${state}`) ?? now);
    return [...jobs.filter(({ state }) => state === 'accepted'), ...jobs.filter((job) => job.state === 'uncertain' && isRecent(job))];
  }

  function schedule(): void {
    if (isStopped || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      look();
    }, watchIntervalMs);
  }

  function look(): void {
    if (isStopped) return;
    try {
      const jobs = followed();
      if (jobs.length > 0) schedule();
      const lanes = Map.groupBy(jobs, (job) => job.printer);
      for (const printer of troubled) if (!lanes.has(printer)) troubles.clear('seen', printer);
      troubled = new Set(lanes.keys());
      for (const [printer, jobs] of lanes) if (!asked.has(printer)) void lookAt(printer, jobs);
    } catch (error) {
      log.warn('printing.watchFailed', { error });
      // A journal that cannot be read may have something to follow.
      schedule();
    }
  }

  /** Each printer by itself: one that answers late is looked at less often, and the others as ever. */
  async function lookAt(printer: string, jobs: readonly JobRecord[]): Promise<void> {
    asked.add(printer);
    try {
      const at = monotonicNow();
      const { answered, state } = await ask(printer, jobs);
      if (isStopped) return;
      // The queue of a printer that was taken out cannot be asked, and holds nothing any more.
      const inQueue = answered ?? (state === null ? [] : null);
      if (inQueue) take(printer, jobs, { inQueue, isRemoved: state === null, at }, state ?? null);
      else tellNoAnswer(printer, jobs);
    } catch (error) {
      log.warn('printing.watchFailed', { error });
    } finally {
      asked.delete(printer);
    }
  }

  /** One after the other, so that a printer that answers nothing is asked nothing more meanwhile. */
  async function askBoth(printer: string): Promise<Answers> {
    const answered = await osQueue.jobs(printer).catch(() => null);
    const found = await osQueue.printers([printer]).catch(() => null);
    return { answered, state: found?.get(printer) };
  }

  /** An answer that is late is still heard. */
  async function ask(printer: string, jobs: readonly JobRecord[]): Promise<Answers> {
    const answers = askBoth(printer);
    const none: Answers = { answered: null, state: undefined };
    return withinLimit(answers, askLimitMs).catch(() => {
      tellNoAnswer(printer, jobs);
      return withinLimit(answers, patienceMs).catch(() => none);
    });
  }

  function take(printer: string, jobs: readonly JobRecord[], look: QueueLook, state: OsPrinter | null): void {
    const { inQueue } = look;
    hasAnswered = true;
    for (const job of jobs) if (isDoubled(inQueue, job.token)) noteDoubled(job);
    for (const job of jobs) if (job.state === 'uncertain') takeIfFound(job, findByToken(inQueue, job.token));
    const accepted = jobs.filter((job) => job.state === 'accepted' && !doubled.has(job.id));
    const open = accepted.filter((job) => !hasEnded(job, findByToken(inQueue, job.token), look));
    for (const job of accepted) if (!open.includes(job)) lastSeen.delete(job.id);
    tell(printer, open, state);
  }

  /** Two jobs of one sheet: only a person who looks at the tray knows what came out, also once one of them is gone. */
  function noteDoubled(job: JobRecord): void {
    if (doubled.has(job.id)) return;
    doubled.add(job.id);
    lastSeen.delete(job.id);
    journal.move(job.id, ['accepted'], 'uncertain', { detail: 'twice in the queue of the system', error: { code: 'jobDoubled' } });
    log.warn('printing.doubledInQueue', { job: job.id, title: job.title });
    deps.onChanged();
  }

  function takeIfFound(job: JobRecord, found: OsJob | null): void {
    if (doubled.has(job.id) || job.error?.code === 'jobDoubled') return;
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
    if (open.length > 0 && !fellSilent.has(printer)) log.warn('printing.queueSilent', { printer });
    if (open.length > 0) fellSilent.add(printer);
    if (hasAnswered && isStuck(printer, open)) troubles.set('seen', printer, 'notAnswering', { reasons: ['spoolerAway'] });
  }

  function note(job: JobRecord, found: OsJob): SeenJob {
    const before = lastSeen.get(job.id);
    const wasPrinting = found.state === 'printing' || before?.wasPrinting === true;
    const seen = { ...found, isSent: found.isSent === true || before?.isSent === true, wasPrinting };
    lastSeen.set(job.id, seen);
    return seen;
  }

  /** True when the job needs no further look. */
  function hasEnded(job: JobRecord, found: OsJob | null, look: QueueLook): boolean {
    if (found) return hasEndedThere(job, note(job, found));
    if (earlier.has(job.id)) return giveUp(job);
    const seen = lastSeen.get(job.id);
    const ageMs = look.at - since(job);
    if (ageMs <= settlingMs) return false;
    if (look.isRemoved) return seen?.state === 'waiting' && !seen.isSent ? end(job, 'failed', { code: 'printerNotFound' }) : giveUp(job);
    if (!osQueue.keepsHistory) return leave(job, seen);
    if (ageMs <= lostAfterMs) return false;
    return isLost(job, seen, look.inQueue) ? lose(job) : hasEndedUnseen(job, seen, ageMs);
  }

  function hasEndedThere(job: JobRecord, seen: SeenJob): boolean {
    switch (seen.state) {
      case 'waiting':
      case 'printing':
        return false;
      case 'done':
        return end(job, 'done');
      case 'failed':
        return end(job, 'failed', toError(seen));
      case 'leaving':
        return leave(job, seen);
      case 'cancelled':
        // A queue without memory deletes what was printed in the same way.
        return !osQueue.keepsHistory && (seen.wasPrinting || seen.isSent) ? leave(job, seen) : end(job, 'cancelled');
    }
  }

  /** It was printed or a person took it out: only a job whose pages had all gone to the device is known to be done. */
  function leave(job: JobRecord, seen: SeenJob | undefined): true {
    return seen?.isSent ? end(job, 'done') : giveUp(job);
  }

  /**
   * Gone from a queue that remembers what has ended: nobody knows whether it came out. A queue that shows nothing of the past may have been
   * told to forget, unless it fell silent meanwhile or gives the number of the sheet to another one, as after a loss of its files.
   */
  function isLost({ printer }: JobRecord, seen: OsJob | undefined, inQueue: readonly OsJob[]): boolean {
    const hasPast = inQueue.some(({ state }) => state !== 'waiting' && state !== 'printing');
    if (hasPast) forgetful.delete(printer);
    return hasPast || fellSilent.has(printer) || inQueue.some(({ id, title }) => id === seen?.id && title !== seen.title);
  }

  /** A queue that was told to forget never tells how a sheet ended; that it is one is known once a sheet went so, or for long was not shown. */
  function hasEndedUnseen(job: JobRecord, seen: SeenJob | undefined, ageMs: number): boolean {
    if (!seen?.wasPrinting && !forgetful.has(job.printer) && ageMs <= unseenGivenUpMs) return false;
    if (!forgetful.has(job.printer)) log.warn('printing.queueKeepsNothing', { printer: job.printer });
    forgetful.add(job.printer);
    return giveUp(job);
  }

  function lose(job: JobRecord): true {
    journal.move(job.id, ['accepted'], 'uncertain', { detail: 'lost by the queue of the system' });
    log.warn('printing.lostBySystem', { job: job.id, title: job.title });
    deps.onChanged();
    return true;
  }

  function giveUp(job: JobRecord): true {
    journal.markGone([job.id]);
    lastProgress.set(job.printer, monotonicNow());
    deps.onChanged();
    return true;
  }

  function end(job: JobRecord, state: 'done' | 'cancelled' | 'failed', error?: JobRecord['error']): true {
    journal.move(job.id, ['accepted'], state, error ? { error } : {});
    lastProgress.set(job.printer, monotonicNow());
    deps.onChanged();
    return true;
  }

  function tell(printer: string, open: readonly JobRecord[], state: OsPrinter | null): void {
    const isOffline = state?.reasons?.includes('offline') === true;
    // Windows pauses the jobs of a printer that is offline; nobody holds them.
    const ofJobs = open.flatMap((job) => lastSeen.get(job.id)?.reasons ?? []).filter((reason) => !(isOffline && reason === 'jobHeld'));
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
    const oldest = Math.min(...open.map((job) => (earlier.has(job.id) ? Number.NEGATIVE_INFINITY : since(job))));
    return open.length > 0 && monotonicNow() - Math.max(oldest, lastProgress.get(printer) ?? Number.NEGATIVE_INFINITY) > noProgressMs;
  }

  return {
    follow(jobId, state) {
      knownSince.set(`${jobId} ${state}`, monotonicNow());
      schedule();
    },
    followEarlier(jobs) {
      for (const job of jobs) earlier.add(job.id);
      look();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

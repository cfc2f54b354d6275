import type { Logger } from '@main/system/log/logger';
import { monotonicNow } from '@main/system/time/elapsed';
import { withinLimit } from '@main/system/time/time-limit';
import { isIssue, type PrinterReason } from '@shared/contract/printing/printer-reasons';
import type { JobState } from '@shared/domain/printing/job-phase';
import type { JobRecord } from '../journal/job-record';
import type { Journal } from '../journal/journal';
import type { OsJob, OsPrinter, OsQueue } from '../os-queue/os-queue';
import { inOrder } from '../os-queue/printer-reasons';
import { noProgressMs, watchIntervalMs } from '../sheet/limits';
import type { PrinterIssues } from './printer-issues';
import { createSpooledSheets, type QueueLook } from './spooled-sheets';

export interface SpoolWatchDeps {
  journal: Journal;
  osQueue: OsQueue;
  troubles: PrinterIssues;
  log: Logger;
  onChanged(): void;
}

const askLimitMs = 8000;
/** A late response is awaited this much longer. */
const patienceMs = 60_000;
/** An uncertain job may still turn up in the queue for this long. */
const lateArrivalMs = 120_000;

const followedStates = ['accepted', 'uncertain'] as const satisfies JobState[];
type FollowedState = (typeof followedStates)[number];

interface Answers {
  /** Null if the queue couldn't be read. */
  answered: readonly OsJob[] | null;
  /** Null if there is no such printer, undefined if that isn't known. */
  state: OsPrinter | null | undefined;
}

/** Requests the jobs first and the printer's state afterwards, so that a printer that doesn't respond has one request at a time. */
async function askQueue(osQueue: OsQueue, printer: string): Promise<Answers> {
  const answered = await osQueue.jobs(printer).catch(() => null);
  const found = await osQueue.printers([printer]).catch(() => null);
  return { answered, state: found?.get(printer) };
}

/** Waits for a late response too, and reports once that it is late. */
async function askPatiently(osQueue: OsQueue, printer: string, onLate: () => void): Promise<Answers> {
  const answers = askQueue(osQueue, printer);
  const none: Answers = { answered: null, state: undefined };
  return withinLimit(answers, askLimitMs).catch(() => {
    onLate();
    return withinLimit(answers, patienceMs).catch(() => none);
  });
}

/** Returns the printer's message, and the reasons of the printer and its jobs that are troubles. */
function toReport(state: OsPrinter | null, ofJobs: readonly PrinterReason[]) {
  const isOffline = state?.reasons?.includes('offline') === true;
  // Windows pauses the jobs of a printer that is offline; they aren't on hold by a user.
  const held = ofJobs.filter((reason) => !(isOffline && reason === 'jobHeld'));
  const reasons = inOrder([...(state?.reasons ?? []), ...held]).filter(isIssue);
  return { ...(state && { message: state.message }), reasons };
}

/** How long this run has known that a job is accepted or uncertain, on the monotonic clock. */
function createJobAges(journal: Pick<Journal, 'inStates'>) {
  const knownSince = new Map<string, number>();
  const since = ({ id, state }: JobRecord): number => knownSince.get(`${id} ${state}`) ?? monotonicNow();
  const isRecent = (job: JobRecord): boolean => monotonicNow() - since(job) < lateArrivalMs;

  return {
    since,
    note: (jobId: string, state: FollowedState): void => void knownSince.set(`${jobId} ${state}`, monotonicNow()),
    /** Returns all accepted jobs, and the uncertain ones that may still turn up. */
    followed(): JobRecord[] {
      const jobs = journal.inStates(followedStates);
      const now = monotonicNow();
      const before = new Map(knownSince);
      knownSince.clear();
      for (const { id, state } of jobs) knownSince.set(`${id} ${state}`, before.get(`${id} ${state}`) ?? now);
      return [...jobs.filter(({ state }) => state === 'accepted'), ...jobs.filter((job) => job.state === 'uncertain' && isRecent(job))];
    },
  };
}

/** Reports the state of printers with open sheets. */
function createPrinterReports({ troubles }: SpoolWatchDeps, sheets: ReturnType<typeof createSpooledSheets>) {
  /** A queue has responded in this run. */
  let hasAnswered = false;

  /**
   * Called if the queue doesn't respond, so that it has no information about its sheets. This is a trouble only if the queue responded
   * before: a queue that never responded can't be read on this computer at all.
   */
  function noteNoAnswer(printer: string, jobs: readonly JobRecord[]): void {
    const open = jobs.filter((job) => job.state === 'accepted');
    if (open.length > 0) sheets.noteSilent(printer);
    if (hasAnswered && isStuck(printer, open)) troubles.set('seen', printer, 'notAnswering', { reasons: ['spoolerAway'] });
  }

  function report(printer: string, open: readonly JobRecord[], state: OsPrinter | null): void {
    const said = toReport(state, sheets.reasonsOf(open));
    if (open.length === 0) sheets.noteNoneOpen(printer);
    if (open.length === 0) troubles.clear('seen', printer);
    else if (state?.state === 'stopped') troubles.set('seen', printer, 'printerStopped', said);
    else if (said.reasons.length > 0 || state?.isInTrouble || isStuck(printer, open)) troubles.set('seen', printer, 'notAnswering', said);
    else troubles.clear('seen', printer);
  }

  /** Whether no sheet has ended for so long that the user should look at the printer. */
  function isStuck(printer: string, open: readonly JobRecord[]): boolean {
    return open.length > 0 && monotonicNow() - sheets.lastProgress(printer, open) > noProgressMs;
  }

  return {
    noteNoAnswer,
    /** `look` is what the queue has shown of these jobs. */
    noteAnswer(printer: string, jobs: readonly JobRecord[], look: QueueLook, state: OsPrinter | null): void {
      hasAnswered = true;
      report(printer, sheets.take(jobs, look), state);
    },
  };
}

/** Reads the queue of one printer at a time; a slow printer is read less often without delaying the others. */
function createQueueReading({ osQueue, log }: SpoolWatchDeps, reports: ReturnType<typeof createPrinterReports>, isStopped: () => boolean) {
  /** Printers with a request under way. */
  const asked = new Set<string>();

  return {
    isUnderWay: (printer: string): boolean => asked.has(printer),
    async read(printer: string, jobs: readonly JobRecord[]): Promise<void> {
      asked.add(printer);
      try {
        const at = monotonicNow();
        const { answered, state } = await askPatiently(osQueue, printer, () => reports.noteNoAnswer(printer, jobs));
        if (isStopped()) return;
        // The queue of a removed printer can't be read, and is empty.
        const inQueue = answered ?? (state === null ? [] : null);
        if (inQueue) reports.noteAnswer(printer, jobs, { inQueue, isRemoved: state === null, at }, state ?? null);
        else reports.noteNoAnswer(printer, jobs);
      } catch (error) {
        log.warn('printing.watchFailed', { error });
      } finally {
        asked.delete(printer);
      }
    },
  };
}

export type SpoolWatch = ReturnType<typeof createSpoolWatch>;

/**
 * Follows accepted jobs in the system's queue until they end there, reports printers that make no progress, and finds uncertain jobs
 * that turn up there after all.
 */
export function createSpoolWatch(deps: SpoolWatchDeps) {
  const { troubles, log } = deps;
  const ages = createJobAges(deps.journal);
  const sheets = createSpooledSheets(deps, ages.since);
  const queues = createQueueReading(deps, createPrinterReports(deps, sheets), () => isStopped);
  let troubled = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

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
      const jobs = ages.followed();
      if (jobs.length > 0) schedule();
      const lanes = Map.groupBy(jobs, (job) => job.printer);
      for (const printer of troubled) if (!lanes.has(printer)) troubles.clear('seen', printer);
      troubled = new Set(lanes.keys());
      for (const [printer, jobs] of lanes) if (!queues.isUnderWay(printer)) void queues.read(printer, jobs);
    } catch (error) {
      log.warn('printing.watchFailed', { error });
      // A journal that can't be read may have something to follow.
      schedule();
    }
  }

  return {
    /** Follows a sheet that was handed over, or may have been: reads the queue soon, and repeatedly while it has sheets. */
    follow(jobId: string, state: FollowedState): void {
      ages.note(jobId, state);
      schedule();
    },
    /** Follows jobs of an earlier run: jobs that the system no longer has are given up. */
    followEarlier(jobs: readonly JobRecord[]): void {
      sheets.noteEarlier(jobs);
      look();
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

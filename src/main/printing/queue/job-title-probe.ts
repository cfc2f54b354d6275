import type { Logger } from '@main/system/log/logger';
import type { Settings } from '@main/system/settings/settings';
import { withinLimit } from '@main/system/time/time-limit';
import type { PrinterTitles } from '@shared/contract/printing/printing';
import type { JobState } from '@shared/domain/printing/job-phase';
import { z } from 'zod';
import { pendingStates } from '../journal/job-states';
import type { Journal } from '../journal/journal';
import { findByToken, type OsJob, type OsQueue } from '../os-queue/os-queue';

/**
 * Finds out whether the titles of the app's sheets arrive in the system's queue. If they don't, the app never finds a sheet there, so no
 * sheet can be reported as done.
 */
export interface JobTitleProbe {
  /** Result of the last test page on this printer, on this computer; null before the first one. */
  of(printer: string): PrinterTitles | null;
  /** Looks for a test page that `enqueue` puts into the queue. Resolves to the ID of its job. */
  watch(printer: string, enqueue: () => string): Promise<string>;
  /** Null if the system's queue didn't show enough to decide, or the page never got there. */
  outcome(jobId: string): Promise<PrinterTitles | null>;
  stop(): void;
}

export interface JobTitleProbeDeps {
  journal: Pick<Journal, 'find'>;
  osQueue: OsQueue;
  settings: Settings;
  log: Logger;
}

const beforeLimitMs = 1000;
const stepMs = 500;
/** Number of steps after which a page that hasn't reached the system waits for its printer. */
const handOverSteps = 240;
/** Number of steps within which the system's queue should show a sheet. */
const lookSteps = 40;
const askLimitMs = 8000;

const isPending = (state: JobState): boolean => (pendingStates as readonly JobState[]).includes(state);

export function createJobTitleProbe({ journal, osQueue, settings, log }: JobTitleProbeDeps): JobTitleProbe {
  const known = settings.slot('printTitles', z.record(z.string(), z.enum(['arrive', 'lost'])), {});
  const running = new Map<string, Promise<PrinterTitles | null>>();
  let isStopped = false;

  const ask = (printer: string, limitMs: number): Promise<OsJob[] | null> => withinLimit(osQueue.jobs(printer), limitMs).catch(() => null);
  const step = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, stepMs).unref());

  async function isHandedOver(jobId: string): Promise<boolean> {
    for (let at = 0; at < handOverSteps && !isStopped; at++) {
      const job = journal.find(jobId);
      if (!job || !isPending(job.state)) return job?.state === 'accepted' || job?.state === 'done';
      await step();
    }
    return false;
  }

  async function find(jobId: string, printer: string, before: readonly OsJob[] | null): Promise<PrinterTitles | null> {
    if (!(await isHandedOver(jobId))) return null;
    let others: OsJob[] = [];
    let hasPast = false;
    for (let at = 0; at < lookSteps && !isStopped; at++) {
      const job = journal.find(jobId);
      const jobs = await ask(printer, askLimitMs);
      // The spool watch has found the sheet in the queue, or the queue shows it now.
      if (job?.state === 'done' || (jobs && job && findByToken(jobs, job.token))) return 'arrive';
      hasPast ||= osQueue.keepsHistory && jobs?.some(({ state }) => state === 'done') === true;
      others = [...others, ...(jobs ?? []).filter(({ id }) => before?.some((one) => one.id === id) === false)];
      await step();
    }
    return !isStopped && (hasPast || others.length > 0) ? 'lost' : null;
  }

  async function check(jobId: string, printer: string, before: readonly OsJob[] | null): Promise<PrinterTitles | null> {
    const titles = await find(jobId, printer, before);
    if (titles) known.write({ ...known.read(), [printer]: titles });
    if (titles === 'lost') log.warn('printing.titlesLost', { printer });
    return titles;
  }

  return {
    of: (printer) => known.read()[printer] ?? null,
    async watch(printer, enqueue) {
      const before = await ask(printer, beforeLimitMs);
      const jobId = enqueue();
      const outcome = check(jobId, printer, before).catch((error: unknown) => {
        log.warn('printing.titleCheckFailed', { error });
        return null;
      });
      running.set(jobId, outcome);
      void outcome.finally(() => running.delete(jobId));
      return jobId;
    },
    outcome: async (jobId) => (await running.get(jobId)) ?? null,
    stop() {
      isStopped = true;
    },
  };
}

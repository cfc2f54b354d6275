import { withinLimit } from '@main/system/time/time-limit';
import type { JobRecord } from '../journal/job-record';
import type { Journal } from '../journal/journal';
import { findByToken, isDoubled, type OsJob, type OsQueue } from '../os-queue/os-queue';
import type { PrintOutcome, UnknownCause } from '../paper/print-renderer';
import { issueRetryMs } from '../sheet/limits';

export interface ResolveOutcomeDeps {
  journal: Journal;
  osQueue: OsQueue;
  /** Called if the disk refuses; the write is retried. */
  onStorageTrouble(error: unknown): void;
  /** True if the program ends, so that nothing is retried. */
  isStopped(): boolean;
}

/** Result of a job after the hand-over. */
export type ResolvedOutcome =
  | { kind: 'accepted' }
  /** The job waits again; nothing was sent. */
  | { kind: 'putBack' }
  | { kind: 'refused'; message: string }
  | { kind: 'uncertain'; cause: UnknownCause | 'doubled'; message?: string };

const lookUpLimitMs = 5000;

/** Writes the outcome of a hand-over; an unknown one is first looked for in the system's queue. */
export async function settleOutcome(deps: ResolveOutcomeDeps, job: JobRecord, outcome: PrintOutcome): Promise<ResolvedOutcome> {
  const settled = outcome.kind === 'unknown' ? await settleUnknown(deps.osQueue, job, outcome) : toSettled(outcome);
  await persist(deps, () => write(deps.journal, job, settled));
  return settled;
}

function toSettled(outcome: Exclude<PrintOutcome, { kind: 'unknown' }>): ResolvedOutcome {
  return outcome.kind === 'printerNotFound' ? { kind: 'putBack' } : outcome;
}

async function settleUnknown(
  osQueue: OsQueue,
  job: JobRecord,
  unknown: Extract<PrintOutcome, { kind: 'unknown' }>,
): Promise<ResolvedOutcome> {
  return (await lookUp(osQueue, job)) ?? { ...unknown, kind: 'uncertain' };
}

/** Returns the result by the system's queue of a job whose hand-over was interrupted. */
function toSettledAs(found: OsJob): ResolvedOutcome {
  return found.state === 'failed' || found.state === 'cancelled' ? { kind: 'refused', message: found.message } : { kind: 'accepted' };
}

/** Returns null if the system's queue doesn't have the job or can't be reached. */
export async function lookUp(osQueue: OsQueue, job: JobRecord): Promise<ResolvedOutcome | null> {
  const jobs = await withinLimit(osQueue.jobs(job.printer), lookUpLimitMs).catch(() => []);
  if (isDoubled(jobs, job.token)) return { kind: 'uncertain', cause: 'doubled' };
  const found = findByToken(jobs, job.token);
  return found && toSettledAs(found);
}

export function write(journal: Journal, job: JobRecord, settled: ResolvedOutcome): void {
  if (settled.kind === 'accepted') journal.move(job.id, ['handing_off'], 'accepted', { error: null });
  else if (settled.kind === 'putBack') journal.move(job.id, ['handing_off'], 'queued', { detail: 'printer not found' });
  else if (settled.kind === 'uncertain')
    journal.move(job.id, ['handing_off'], 'uncertain', {
      detail: [settled.cause, settled.message].join(' ').trim(),
      ...(settled.cause === 'doubled' && { error: { code: 'jobDoubled' } }),
    });
  else {
    const { message } = settled;
    journal.move(job.id, ['handing_off'], 'failed', { error: { code: 'printerRefused', ...(message ? { message } : {}) } });
  }
}

/** Writes an outcome as soon as the disk allows; until then the job stays in `handing_off` on disk. */
async function persist({ onStorageTrouble, isStopped }: ResolveOutcomeDeps, work: () => void): Promise<void> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      onStorageTrouble(error);
      if (isStopped()) return;
      await new Promise((resolve) => setTimeout(resolve, issueRetryMs));
    }
  }
}

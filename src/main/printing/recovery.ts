import type { JobState } from '@shared/contract/printing';
import type { Logger } from '../diagnostics/logger';
import type { JobRecord } from './journal/job-record';
import type { Journal } from './journal/journal';
import { staleAfterMs } from './limits';
import type { OsQueue } from './os-queue/os-queue';
import { lookUp, type Settled, toSettledAs, write } from './settle-outcome';

export interface RecoveryDeps {
  journal: Journal;
  osQueue: OsQueue;
  log: Logger;
  now: () => Date;
  /** What changed later belongs to this run. */
  startedAt: Date;
}

/**
 * Sorts out what the last run left behind. What was not handed over waits again, or waits for a word when it is old; what was being handed
 * over is looked for in the system's queue and is uncertain when it is not found there. Answers with the jobs that the system has.
 */
export async function recoverJobs({ journal, osQueue, log, now, startedAt }: RecoveryDeps): Promise<JobRecord[]> {
  const before = (ageMs: number): string => new Date(now().getTime() - ageMs).toISOString();
  const left = (...states: JobState[]): JobRecord[] => journal.inStates(states).filter((job) => job.changedAt < startedAt.toISOString());
  for (const job of left('rendering', 'ready')) {
    journal.move(job.id, ['rendering', 'ready'], 'queued', { detail: 'started again' });
  }
  const stale = journal.inStates(['queued']).filter((job) => job.createdAt < before(staleAfterMs));
  journal.setHeld(
    stale.map((job) => job.id),
    true,
  );
  for (const job of left('handing_off')) {
    const found = await lookUp(osQueue, job);
    const settled: Settled = found ? toSettledAs(found) : { kind: 'uncertain', cause: 'windowGone' };
    write(journal, job, settled);
    log.warn('printing.recovered', { job: job.id, title: job.title, outcome: settled.kind });
  }
  return journal.inStates(['accepted']);
}

import type { Logger } from '@main/system/log/logger';
import type { JobRecord } from '../journal/job-record';
import type { Journal } from '../journal/journal';
import type { OsQueue } from '../os-queue/os-queue';
import { lookUp, type ResolvedOutcome, write } from './resolve-outcome';

export interface RecoveryDeps {
  journal: Journal;
  osQueue: OsQueue;
  log: Logger;
  /** As the last run left them: what this one does meanwhile is its own. */
  left: readonly JobRecord[];
}

/**
 * Sorts out what the last run left behind. What was not handed over waits again; what was being handed over is looked for in the system's queue and is uncertain when it is not found there. Answers with the jobs that the system has.
 */
export async function recoverJobs({ journal, osQueue, log, left }: RecoveryDeps): Promise<readonly JobRecord[]> {
  for (const job of left) {
    if (job.state !== 'handing_off') journal.move(job.id, ['rendering', 'ready'], 'queued', { detail: 'started again' });
  }
  for (const job of left) {
    // Tried again after the disk refused: what was settled at the first try stays.
    if (journal.find(job.id)?.state !== 'handing_off' || job.state !== 'handing_off') continue;
    const settled: ResolvedOutcome = (await lookUp(osQueue, job)) ?? { kind: 'uncertain', cause: 'windowGone' };
    write(journal, job, settled);
    log.warn('printing.recovered', { job: job.id, title: job.title, outcome: settled.kind });
  }
  return journal.inStates(['accepted']);
}

import type { Logger } from '@main/system/log/logger';
import type { JobRecord } from '../journal/job-record';
import type { Journal } from '../journal/journal';
import type { OsQueue } from '../os-queue/os-queue';
import { lookUp, type ResolvedOutcome, write } from './resolve-outcome';

export interface RecoveryDeps {
  journal: Journal;
  osQueue: OsQueue;
  log: Logger;
  /** Jobs as the last run left them, because this run may have changed them meanwhile. */
  left: readonly JobRecord[];
}

/**
 * Resolves the jobs that the last run left. Jobs that weren't handed over wait again. Jobs that were being handed over are looked up in the
 * system's queue, and are uncertain if they aren't found. Resolves to the jobs that the system has.
 */
export async function recoverJobs({ journal, osQueue, log, left }: RecoveryDeps): Promise<readonly JobRecord[]> {
  for (const job of left) {
    if (job.state !== 'handing_off') journal.move(job.id, ['rendering', 'ready'], 'queued', { detail: 'started again' });
  }
  for (const job of left) {
    // In a retry after the disk refused, jobs that the first attempt resolved stay unchanged.
    if (journal.find(job.id)?.state !== 'handing_off' || job.state !== 'handing_off') continue;
    const settled: ResolvedOutcome = (await lookUp(osQueue, job)) ?? { kind: 'uncertain', cause: 'windowGone' };
    write(journal, job, settled);
    log.warn('printing.recovered', { job: job.id, title: job.title, outcome: settled.kind });
  }
  return journal.inStates(['accepted']);
}

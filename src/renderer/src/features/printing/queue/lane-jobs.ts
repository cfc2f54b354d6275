import type { JobView } from '@shared/contract/printing/printing';
import { type JobPhase, jobPhases, toJobPhase } from '@shared/domain/printing/job-phase';

/** Number of a lane's rows that are shown at first, and that each "show more" adds. */
export const laneWindowRows = 40;

const waitingRank = jobPhases.indexOf('waiting');

/** Sorts active and failed jobs first, then waiting ones in printing order, then the others from new to old. */
export function sortLaneJobs(jobs: readonly JobView[]): JobView[] {
  const ranked = jobs.map((job, position) => ({ job, position, rank: jobPhases.indexOf(toJobPhase(job)) }));
  ranked.sort((a, b) => {
    if (a.rank !== b.rank) return a.rank - b.rank;
    if (a.rank > waitingRank && a.job.changedAt !== b.job.changedAt) return a.job.changedAt < b.job.changedAt ? 1 : -1;
    return a.position - b.position;
  });
  return ranked.map(({ job }) => job);
}

export function jobsIn(jobs: readonly JobView[], phase: JobPhase): JobView[] {
  return jobs.filter((job) => toJobPhase(job) === phase);
}

/** Returns the jobs that can still be moved to another printer. */
export function toWaiting(jobs: readonly JobView[]): JobView[] {
  return jobsIn(jobs, 'waiting');
}

export interface BatchProgress {
  /** 1 for the first sheet. */
  position: number;
  total: number;
  title: string;
}

/** Returns "37 of 120", the position of the current job in its batch; null if no job is being sent or it has no batch. */
export function toBatchProgress(jobs: readonly JobView[]): BatchProgress | null {
  const active = jobs.find((job) => toJobPhase(job) === 'sending');
  if (!active) return null;
  const batch = jobs.filter((job) => job.batchId === active.batchId).map(toJobPhase);
  const unsettled = batch.filter((phase) => phase === 'waiting' || phase === 'sending').length;
  return active.batchSize < 2 ? null : { position: active.batchSize - unsettled + 1, total: active.batchSize, title: active.title };
}

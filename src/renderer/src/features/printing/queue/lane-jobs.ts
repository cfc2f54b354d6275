import type { JobView } from '@shared/contract/printing/printing';
import { type JobPhase, jobPhases, toJobPhase } from '@shared/domain/printing/job-phase';

/** Rows of a lane that are shown at first, and how many each "show more" adds. */
export const laneWindowRows = 40;

const waitingRank = jobPhases.indexOf('waiting');

/** What moves or needs a person first, then what waits in printing order, then the rest with the newest first. */
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

/** What can still go to another printer. */
export function toWaiting(jobs: readonly JobView[]): JobView[] {
  return jobsIn(jobs, 'waiting');
}

export interface BatchProgress {
  /** 1 for the first sheet. */
  position: number;
  total: number;
  title: string;
}

/** "37 of 120": where the job that is being sent stands in its batch; null when nothing is sent or it stands alone. */
export function toBatchProgress(jobs: readonly JobView[]): BatchProgress | null {
  const active = jobs.find((job) => toJobPhase(job) === 'sending');
  if (!active) return null;
  const batch = jobs.filter((job) => job.batchId === active.batchId).map(toJobPhase);
  const unsettled = batch.filter((phase) => phase === 'waiting' || phase === 'sending').length;
  return active.batchSize < 2 ? null : { position: active.batchSize - unsettled + 1, total: active.batchSize, title: active.title };
}

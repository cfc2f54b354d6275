import type { JobView, LaneView } from '@shared/contract/printing/printing';
import { type JobPhase, jobPhases, toJobPhase } from '@shared/domain/printing/job-phase';

/** Number of a lane's rows that are shown at first, and that each "show more" adds. */
export const laneWindowRows = 40;

const waitingRank = jobPhases.indexOf('waiting');

/** Jobs that are still to be printed share a rank, so that a failed sheet stays beside the other sheets of its order. */
const toRank = (job: JobView): number => Math.max(waitingRank, jobPhases.indexOf(toJobPhase(job)));

/** Sorts jobs that are still to be printed first, in printing order, then the others from new to old. */
export function sortLaneJobs(jobs: readonly JobView[]): JobView[] {
  const ranked = jobs.map((job, position) => ({ job, position, rank: toRank(job) }));
  ranked.sort((a, b) => {
    if (a.rank !== b.rank) return a.rank - b.rank;
    if (a.rank > waitingRank && a.job.changedAt !== b.job.changedAt) return a.job.changedAt < b.job.changedAt ? 1 : -1;
    return a.position - b.position;
  });
  return ranked.map(({ job }) => job);
}

/** Whether a printer waits for the user. */
const isInTrouble = (lane: LaneView): boolean => lane.trouble !== null || lane.jobs.some((job) => toJobPhase(job) === 'failed');

/** Sorts printers that wait for the user first. */
export function sortLanes(lanes: readonly LaneView[]): LaneView[] {
  return [...lanes.filter(isInTrouble), ...lanes.filter((lane) => !isInTrouble(lane))];
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

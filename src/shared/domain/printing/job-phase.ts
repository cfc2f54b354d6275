import type { JobState, JobView } from '../../contract/printing/printing';

/** What a person is told about a job; several inner states read the same. */
export const jobPhases = ['sending', 'failed', 'uncertain', 'waiting', 'sent', 'finished', 'cancelled', 'expired'] as const;
export type JobPhase = (typeof jobPhases)[number];

const phaseOfState: Record<JobState, JobPhase> = {
  queued: 'waiting',
  rendering: 'sending',
  ready: 'sending',
  handing_off: 'sending',
  accepted: 'sent',
  done: 'finished',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
  uncertain: 'uncertain',
};

export function toJobPhase(job: Pick<JobView, 'state'>): JobPhase {
  return phaseOfState[job.state];
}

/** Nothing has left this computer yet, so that it can still be taken back. */
export function isCancellable(job: Pick<JobView, 'state'>): boolean {
  return job.state === 'queued' || job.state === 'rendering' || job.state === 'ready';
}

/** Only what went out, or may have, is printed again as a copy. */
export function isReprintable(job: Pick<JobView, 'state'>): boolean {
  return job.state === 'accepted' || job.state === 'done';
}

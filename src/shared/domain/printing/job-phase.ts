export const jobStates = [
  'queued',
  'rendering',
  'ready',
  'handing_off',
  'accepted',
  'done',
  'failed',
  'cancelled',
  'expired',
  'uncertain',
] as const;
export type JobState = (typeof jobStates)[number];

interface Job {
  state: JobState;
}

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

export function toJobPhase(job: Job): JobPhase {
  return phaseOfState[job.state];
}

/** Nothing has left this computer yet, so that it can still be taken back. */
export function isCancellable(job: Job): boolean {
  return job.state === 'queued' || job.state === 'rendering' || job.state === 'ready';
}

/** Only what went out, or may have, is printed again as a copy. */
export function isReprintable(job: Job): boolean {
  return job.state === 'accepted' || job.state === 'done';
}

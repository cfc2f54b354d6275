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

/** States of a job as shown to users; several internal states have the same phase. */
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

/** Whether nothing has left this computer yet, so that it can still be canceled. */
export function isCancellable(job: Job): boolean {
  return job.state === 'queued' || job.state === 'rendering' || job.state === 'ready';
}

/** Whether it is printed again as a copy, because it was sent or may have been. */
export function isReprintable(job: Job): boolean {
  return job.state === 'accepted' || job.state === 'done';
}

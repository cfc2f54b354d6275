import { type JobState, jobStates } from '@shared/domain/printing/job-phase';

/**
 * Allowed next states of each state. `handing_off` is on disk before the printing system is called, so it is the only state in which it is
 * unknown whether paper came out. It leads to `uncertain`, as does an accepted sheet that the printing system has lost.
 */
const nextStates: Record<JobState, readonly JobState[]> = {
  queued: ['rendering', 'cancelled', 'expired'],
  rendering: ['ready', 'queued', 'failed', 'cancelled'],
  ready: ['handing_off', 'queued', 'failed', 'cancelled'],
  handing_off: ['accepted', 'queued', 'failed', 'uncertain'],
  accepted: ['done', 'failed', 'cancelled', 'uncertain'],
  uncertain: ['accepted', 'done', 'cancelled', 'queued'],
  failed: ['queued', 'cancelled'],
  cancelled: ['queued'],
  expired: ['queued'],
  done: [],
};

/** States before anything was sent: a job found in one of them after a crash starts again. */
export const unsentStates = ['queued', 'rendering', 'ready'] as const satisfies JobState[];

/** States of jobs that are still to be printed; every other state belongs to the history. */
export const pendingStates = [...unsentStates, 'handing_off'] as const satisfies JobState[];

/** States that no longer change automatically. */
export const endedStates = ['done', 'cancelled', 'expired'] as const satisfies JobState[];

/** States in which the user has nothing to do; an accepted sheet is the printing system's responsibility. */
export const quietStates = [...endedStates, 'accepted'] as const satisfies JobState[];

/** States in which the app or the user still has something to do. */
export const openStates = jobStates.filter((state) => !quietStates.some((quiet) => quiet === state));

export function canMove(from: JobState, to: JobState): boolean {
  return nextStates[from].includes(to);
}

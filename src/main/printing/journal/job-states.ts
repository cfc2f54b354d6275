import { type JobState, jobStates } from '@shared/domain/printing/job-phase';

/**
 * Where a job may go from each state. `handing_off` stands on disk before the printing system is called, so it is the only state in which
 * nobody can know whether paper came out. It leads to `uncertain`, and so does an accepted sheet that the printing system has lost.
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

/** Nothing was sent yet: a job found here after a crash starts again. */
export const unsentStates = ['queued', 'rendering', 'ready'] as const satisfies JobState[];

/** Still to be printed; every other state is one of the history. */
export const pendingStates = [...unsentStates, 'handing_off'] as const satisfies JobState[];

/** Nothing more will become of it by itself. */
export const endedStates = ['done', 'cancelled', 'expired'] as const satisfies JobState[];

/** Nobody has to do anything about it now; an accepted sheet is in the hands of the printing system. */
export const quietStates = [...endedStates, 'accepted'] as const satisfies JobState[];

/** Something is still to be done for it, by the program or a person. */
export const openStates = jobStates.filter((state) => !quietStates.some((quiet) => quiet === state));

export function canMove(from: JobState, to: JobState): boolean {
  return nextStates[from].includes(to);
}

import type { JobState, JobView, LaneView, QueueView } from '@shared/contract/printing';
import type { JobRecord } from './journal/job-record';
import { isOver, unsentStates } from './journal/job-states';
import type { LaneTroubles } from './lane-troubles';
import type { Printers } from './printers';

export interface QueueViewFacts {
  jobs: readonly JobRecord[];
  printers: Pick<Printers, 'find'>;
  troubles: Pick<LaneTroubles, 'of' | 'isHeld'>;
  isPaused(printer: string): boolean;
}

/** Pages hold no more finished sheets of a lane than this; the journal has all of them. */
const finishedShown = 200;

/** What pages see of the queue: a lane for each printer that has sheets, each in printing order. */
export function toQueueView({ jobs, printers, troubles, isPaused }: QueueViewFacts): QueueView {
  const count = (...states: JobState[]): number => jobs.filter((job) => states.includes(job.state)).length;
  const kept = jobs.filter((job) => job.state !== 'cancelled' && job.state !== 'expired');
  const batches = Map.groupBy(kept, (job) => job.batchId);
  const lanes = [...Map.groupBy(jobs, (job) => job.printer)].map(([printer, all]): LaneView => {
    const known = printers.find(printer);
    return {
      printer,
      displayName: known?.displayName ?? printer,
      location: known?.location ?? '',
      paper: all.at(-1)?.paper ?? 'A4',
      paused: isPaused(printer),
      trouble: troubles.of(printer),
      jobs: withoutOldest(all).map((job) => toJobView(job, batches.get(job.batchId)?.length ?? 0)),
    };
  });
  return {
    lanes,
    counts: {
      waiting: count('queued'),
      sending: count('rendering', 'ready', 'handing_off'),
      sent: count('accepted'),
      failed: count('failed'),
      uncertain: count('uncertain'),
    },
    unsent: toUnsent({ jobs, troubles, isPaused }).length,
    staleJobs: jobs.filter((job) => job.isHeld && job.state === 'queued').length,
  };
}

/** Jobs that reach a printing system by themselves; what is being handed over does so whatever happens. */
function toUnsent({ jobs, troubles, isPaused }: Omit<QueueViewFacts, 'printers'>): JobRecord[] {
  const moves = (printer: string): boolean => !isPaused(printer) && !troubles.isHeld(printer);
  return jobs.filter(({ state, isHeld, printer }) => {
    if (state === 'handing_off') return true;
    return unsentStates.some((unsent) => unsent === state) && !isHeld && moves(printer);
  });
}

function withoutOldest(jobs: readonly JobRecord[]): JobRecord[] {
  const surplus = jobs.filter((job) => isOver(job.state)).length - finishedShown;
  let dropped = 0;
  return jobs.filter((job) => {
    if (!isOver(job.state) || dropped >= surplus) return true;
    dropped += 1;
    return false;
  });
}

function toJobView(job: JobRecord, batchSize: number): JobView {
  const { id, batchId, order, title, customer, language, paper, printer, copies, reprint, state, error, missingPictures } = job;
  const { createdAt, changedAt } = job;
  return {
    id,
    batchId,
    batchSize,
    order,
    title,
    customer,
    language,
    paper,
    printer,
    copies,
    reprint,
    state,
    error,
    missingPictures,
    createdAt,
    changedAt,
  };
}

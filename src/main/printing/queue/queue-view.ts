import type { JobView, LaneView, QueueContent } from '@shared/contract/printing/printing';
import type { JobState } from '@shared/domain/printing/job-phase';
import type { Printers } from '../destinations/printers';
import type { JobCounts, JobRecord } from '../journal/job-record';
import { unsentStates } from '../journal/job-states';
import type { PrinterIssues } from './printer-issues';

export interface QueueFacts {
  jobs: readonly JobRecord[];
  counts: JobCounts;
  batchSizes: ReadonlyMap<string, number>;
  printers: Pick<Printers, 'find'>;
  troubles: Pick<PrinterIssues, 'of' | 'isHeld'>;
  isPaused(printer: string): boolean;
  /** Whether sheets can be decrypted. */
  canRead: boolean;
  toJobView(job: JobRecord, batchSize: number): JobView;
}

/** Builds the queue's view: a lane for each printer that has sheets, each in print order. */
export function toQueueContent({ jobs, counts, batchSizes, printers, troubles, isPaused, canRead, toJobView }: QueueFacts): QueueContent {
  const count = (...states: JobState[]): number => states.reduce((sum, state) => sum + (counts.states.get(state) ?? 0), 0);
  const lanes = [...Map.groupBy(jobs, (job) => job.printer)].map(([printer, all]): LaneView => {
    const known = printers.find(printer);
    return {
      printer,
      displayName: known?.displayName ?? printer,
      location: known?.location ?? '',
      paper: all.at(-1)?.paper ?? 'A4',
      paused: isPaused(printer),
      trouble: troubles.of(printer),
      jobs: all.map((job) => toJobView(job, batchSizes.get(job.batchId) ?? 0)),
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
    unsent: toUnsent({ jobs, troubles, isPaused, canRead }).length,
    staleJobs: counts.held,
  };
}

/** Returns the jobs that reach a printing system without the user; a job that is being handed over always does. */
function toUnsent({ jobs, troubles, isPaused, canRead }: Pick<QueueFacts, 'jobs' | 'troubles' | 'isPaused' | 'canRead'>): JobRecord[] {
  const moves = (printer: string): boolean => canRead && !isPaused(printer) && !troubles.isHeld(printer);
  return jobs.filter(({ state, isHeld, printer }) => {
    if (state === 'handing_off') return true;
    return unsentStates.some((unsent) => unsent === state) && !isHeld && moves(printer);
  });
}

/**
 * Returns the same object for the same record, so that unchanged jobs can be found by identity. The customer's name is left out while no
 * user is signed in.
 */
export function createJobViews(isSignedIn: () => boolean): (job: JobRecord, batchSize: number) => JobView {
  let isNaming = isSignedIn();
  let known = new WeakMap<JobRecord, JobView>();
  return (job, batchSize) => {
    if (isNaming !== isSignedIn()) known = new WeakMap();
    isNaming = isSignedIn();
    const made = known.get(job);
    if (made?.batchSize === batchSize) return made;
    const view = toJobView(isNaming ? job : { ...job, customer: '' }, batchSize);
    known.set(job, view);
    return view;
  };
}

function toJobView(job: JobRecord, batchSize: number): JobView {
  const { id, batchId, document, order, title, customer, language, paper, printer, copies, reprint, state, error, missingPictures } = job;
  const { isOver, createdAt, changedAt } = job;
  return {
    id,
    batchId,
    batchSize,
    document,
    order,
    title,
    customer,
    language,
    paper,
    printer,
    copies,
    reprint,
    state,
    isOver,
    error,
    missingPictures,
    createdAt,
    changedAt,
  };
}

import type { JobView, LaneView, QueueChange, QueueView } from '../../../src/shared/contract/printing/printing';
import { toQueueChange } from '../../../src/shared/contract/printing/queue-change';

/** A job of the HP printer in the office. Its times increase with the number. */
export function aJob(number: number, changes: Partial<JobView> = {}): JobView {
  const at = new Date(Date.UTC(2026, 10, 19, 7, 0, number % 60)).toISOString();
  return {
    id: `job-${number}`,
    batchId: 'batch-1',
    batchSize: 1,
    document: 'invoice',
    order: { kind: 'guestOrder', id: number },
    title: `INV-${number}`,
    customer: 'فاطمة المطيري',
    language: 'ar',
    paper: 'A4',
    printer: 'hp-m404',
    copies: 1,
    reprint: 0,
    state: 'queued',
    isOver: ['done', 'cancelled', 'expired'].includes(changes.state ?? 'queued'),
    error: null,
    missingPictures: 0,
    createdAt: at,
    changedAt: at,
    ...changes,
  };
}

export function aLane(jobs: JobView[], changes: Partial<LaneView> = {}): LaneView {
  return {
    printer: 'hp-m404',
    displayName: 'HP LaserJet M404',
    location: 'Office',
    paper: 'A4',
    paused: false,
    trouble: null,
    jobs,
    ...changes,
  };
}

/** A queue whose counts follow from its jobs, as in the main process. */
export function aQueue(lanes: LaneView[], changes: Partial<QueueView> = {}): QueueView {
  const states = lanes.flatMap((lane) => lane.jobs.map((job) => job.state));
  const count = (...wanted: JobView['state'][]): number => states.filter((state) => wanted.includes(state)).length;
  return {
    lanes,
    counts: {
      waiting: count('queued'),
      sending: count('rendering', 'ready', 'handing_off'),
      sent: count('accepted'),
      failed: count('failed'),
      uncertain: count('uncertain'),
    },
    revision: 0,
    staleJobs: 0,
    unsent: count('queued', 'rendering', 'ready', 'handing_off'),
    ...changes,
  };
}

/** Returns a change event with the whole queue, independent of the page's state. */
export const aQueueChange = (queue: QueueView): QueueChange => toQueueChange(null, structuredClone(queue));

export const emptyQueue: QueueView = aQueue([]);

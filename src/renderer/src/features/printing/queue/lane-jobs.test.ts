import type { JobView } from '@shared/contract/printing/printing';
import type { JobState } from '@shared/domain/printing/job-phase';
import { describe, expect, it } from 'vitest';
import { aJob } from '../../../../../../tests/support/samples/print-queue';
import { sortLaneJobs, toBatchProgress } from './lane-jobs';

const titles = (jobs: { title: string }[]): string[] => jobs.map((job) => job.title);

describe('order of a lane', () => {
  it('shows what is still to be printed in its place and what is over last', () => {
    const jobs = [
      aJob(1, { state: 'done' }),
      aJob(2, { state: 'cancelled' }),
      aJob(3, { state: 'queued' }),
      aJob(4, { state: 'failed' }),
      aJob(5, { state: 'handing_off' }),
      aJob(6, { state: 'uncertain' }),
      aJob(7, { state: 'accepted' }),
    ];
    expect(titles(sortLaneJobs(jobs))).toEqual(['INV-3', 'INV-4', 'INV-5', 'INV-6', 'INV-7', 'INV-1', 'INV-2']);
  });

  it('keeps the printing order of what waits and puts the newest of the rest first', () => {
    const jobs = [aJob(9, { state: 'accepted' }), aJob(30), aJob(10, { state: 'accepted' }), aJob(20), aJob(25)];
    expect(titles(sortLaneJobs(jobs))).toEqual(['INV-30', 'INV-20', 'INV-25', 'INV-10', 'INV-9']);
  });

  it('leaves the given list alone', () => {
    const jobs = [aJob(1, { state: 'done' }), aJob(2)];
    sortLaneJobs(jobs);
    expect(titles(jobs)).toEqual(['INV-1', 'INV-2']);
  });
});

describe('progress of a batch', () => {
  const batch = (batchSize: number, states: JobState[]): JobView[] => states.map((state, index) => aJob(index + 1, { state, batchSize }));

  it('counts what was settled and names the sheet that is being sent', () => {
    const jobs = batch(6, ['accepted', 'failed', 'uncertain', 'rendering', 'queued', 'queued']);
    expect(toBatchProgress(jobs)).toEqual({ position: 4, total: 6, title: 'INV-4' });
  });

  it('counts finished sheets that are no longer listed, and leaves out what was taken back and other batches', () => {
    const jobs = [...batch(500, ['done', 'cancelled', 'handing_off', 'queued']), aJob(9, { batchId: 'other' })];
    expect(toBatchProgress(jobs)).toEqual({ position: 499, total: 500, title: 'INV-3' });
  });

  it('says nothing for a single sheet or when nothing is being sent', () => {
    expect(toBatchProgress(batch(1, ['rendering']))).toBeNull();
    expect(toBatchProgress(batch(3, ['done', 'queued', 'queued']))).toBeNull();
  });
});

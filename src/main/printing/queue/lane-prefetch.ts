import type { Rotation } from '@shared/domain/printing/printable';
import type { JobRecord } from '../journal/job-record';
import type { Journal } from '../journal/journal';
import { type PreparedSheets, prepareSheets } from '../paper/prepare-sheets';
import type { PrintPictures } from '../paper/print-pictures';
import { bulkCeilingMs, singleCeilingMs } from '../sheet/limits';

/** Returns the prepared sheet of a job; meanwhile the pictures of the next one are fetched. The print order doesn't change. */
export interface LanePrefetch {
  take(job: JobRecord): Promise<PreparedSheets>;
}

export function toCeilingMs(job: JobRecord): number {
  return job.batchSize === 1 ? singleCeilingMs : bulkCeilingMs;
}

export interface LanePrefetchDeps {
  journal: Journal;
  pictures: PrintPictures;
  /** Rotation that is set for the job's document now. */
  rotationOf(job: JobRecord): Rotation;
}

export function createLanePrefetch({ journal, pictures, rotationOf }: LanePrefetchDeps): LanePrefetch {
  let ahead: { key: string; sheets: Promise<PreparedSheets> } | null = null;
  const keyOf = (job: JobRecord): string => `${job.id} ${job.token} ${job.paper} ${rotationOf(job)}`;

  async function prepare(job: JobRecord): Promise<PreparedSheets> {
    const item = { sheet: journal.sheet(job.id), reprint: job.reprint };
    const items = Array.from({ length: job.copies }, () => item);
    // A test page shows settings that may not be saved yet.
    const rotation = item.sheet.kind === 'testPage' ? item.sheet.rotation : rotationOf(job);
    return prepareSheets(pictures, items, {
      title: `${job.title} ${job.token}`,
      ceilingMs: toCeilingMs(job),
      ...(rotation && { rotation }),
    });
  }

  return {
    take(job) {
      const mine = ahead?.key === keyOf(job) ? ahead.sheets : prepare(job);
      const next = journal.next(job.printer, job.id);
      ahead = next && { key: keyOf(next), sheets: prepare(next) };
      ahead?.sheets.catch(() => undefined); // The error is thrown when the job is prepared in its turn.
      return mine;
    },
  };
}

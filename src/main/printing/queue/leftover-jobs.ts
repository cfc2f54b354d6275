import type { ShopTime } from '@main/system/time/shop-time';
import type { JobRecord } from '../journal/job-record';
import type { Journal } from '../journal/journal';
import { staleAfterMs } from '../sheet/limits';

/**
 * Sheets that an earlier run left waiting. Sheets that are old, or whose age can't be determined, print only after the user's confirmation.
 */
export interface LeftoverJobs {
  /** Like `journal.next`, but skips leftover jobs until their age is known. */
  next: Journal['next'];
  /** Sets the jobs that an earlier run left; before that, there is no next job. */
  begin(left: readonly JobRecord[]): void;
  /** Requests the time if jobs are left, and puts old ones on hold. Throws if the disk refuses; all leftover jobs go on waiting then. */
  judge(): Promise<void>;
}

export interface LeftoverJobsDeps {
  journal: Pick<Journal, 'next' | 'setHeld' | 'lastDate'>;
  time: ShopTime;
}

/** A date further in the future than this is from a wrong clock. */
const aheadMs = 60_000;

export function createLeftoverJobs({ journal, time }: LeftoverJobsDeps): LeftoverJobs {
  /** Null until the leftover jobs are known. */
  let unjudged: ReadonlyMap<string, JobRecord> | null = null;

  function isStale({ createdAt, isDated }: JobRecord, now: number, isSure: boolean): boolean {
    const ageMs = now - Date.parse(createdAt);
    return ageMs > staleAfterMs || (isSure && (!isDated || ageMs < -aheadMs));
  }

  /** Returns the jobs to put on hold. Without the server's time, this computer's clock is trusted unless a row has a later date. */
  function toStale(left: readonly JobRecord[], known: number | null): readonly JobRecord[] {
    const now = known ?? time.now().getTime();
    if (known === null && now < Date.parse(journal.lastDate() ?? '') - aheadMs) return left;
    return left.filter((job) => isStale(job, now, known !== null));
  }

  return {
    next(printer, after) {
      let job = unjudged && journal.next(printer, after);
      while (job && unjudged?.has(job.id)) job = journal.next(printer, job.id);
      return job;
    },
    begin(left) {
      unjudged ??= new Map(left.map((job) => [job.id, job]));
    },
    async judge() {
      if (!unjudged || unjudged.size === 0) return;
      const known = await time.ask();
      const stale = toStale([...unjudged.values()], known);
      journal.setHeld(
        stale.map(({ id }) => id),
        true,
      );
      unjudged = new Map();
    },
  };
}

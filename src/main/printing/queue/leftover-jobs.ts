import type { ShopTime } from '@main/system/time/shop-time';
import type { JobRecord } from '../journal/job-record';
import type { Journal } from '../journal/journal';
import { staleAfterMs } from '../sheet/limits';

/** Sheets that an earlier run left waiting: those that are old, or of which nobody can say how old they are, print only after a person's word. */
export interface LeftoverJobs {
  /** As `journal.next`, without what an earlier run left until it is known how old that is. */
  next: Journal['next'];
  /** What an earlier run left; before this is told, nothing is next. */
  begin(left: readonly JobRecord[]): void;
  /** Asks for the time where something is left, and holds what is old. Throws when the disk refuses; everything waits on then. */
  judge(): Promise<void>;
}

export interface LeftoverJobsDeps {
  journal: Pick<Journal, 'next' | 'setHeld' | 'lastDate'>;
  time: ShopTime;
}

/** A date lies so far ahead of the time that a clock was wrong. */
const aheadMs = 60_000;

export function createLeftoverJobs({ journal, time }: LeftoverJobsDeps): LeftoverJobs {
  /** Null until it is known what was left. */
  let unjudged: ReadonlyMap<string, JobRecord> | null = null;

  function isStale({ createdAt, isDated }: JobRecord, now: number, isSure: boolean): boolean {
    const ageMs = now - Date.parse(createdAt);
    return ageMs > staleAfterMs || (isSure && (!isDated || ageMs < -aheadMs));
  }

  /** Without the server, this computer's clock is taken for right as long as nothing was written at a later time. */
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

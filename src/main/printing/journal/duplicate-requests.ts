import { monotonicNow } from '@main/system/time/elapsed';

/** Sheets that were asked for lately in this run: the date in a row says nothing of that, because the clock may have been moved since. */
export interface DuplicateRequests {
  note(jobIds: readonly string[]): void;
  /** Those of the last `ms`. */
  within(ms: number): string[];
}

const keptMs = 60_000;

export function createDuplicateRequests(): DuplicateRequests {
  const askedAt = new Map<string, number>();

  return {
    note(jobIds) {
      const now = monotonicNow();
      for (const [id, at] of askedAt) {
        if (now - at <= keptMs) break;
        askedAt.delete(id);
      }
      for (const id of jobIds) askedAt.set(id, now);
    },
    within(ms) {
      const now = monotonicNow();
      return [...askedAt].filter(([, at]) => now - at <= ms).map(([id]) => id);
    },
  };
}

const mostMs = 5 * 60_000;
const jitter = 0.2;

/** How long to wait after so many tries without an answer: twice as long each time, not all stations at the same moment. */
export function toRetryDelay(tries: number, intervalMs: number, random = Math.random): number {
  const grown = Math.min(intervalMs * 2 ** Math.min(tries - 1, 10), Math.max(mostMs, intervalMs));
  return Math.round(grown * (1 - jitter * random()));
}

const leastStatusPauseMs = 60_000;
const mostStatusPauseMs = 60 * 60_000;

/** How long the change of a status waits that did not go through so often: from a minute up to an hour, twice as long each time. */
export function toStatusPause(tries: number): number {
  return Math.min(leastStatusPauseMs * 2 ** Math.max(0, Math.min(tries - 1, 10)), mostStatusPauseMs);
}

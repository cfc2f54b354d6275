import type { StationSettings } from '@shared/contract/printing/station';
import { isWithinHours, toNextOpening } from './hours';
import type { Pause } from './poll-cycle';

const mostMs = 5 * 60_000;
const jitter = 0.2;

/** Returns the delay after failed attempts: it doubles each time, and is randomized so that stations don't retry at the same moment. */
function toRetryDelay(tries: number, intervalMs: number, random = Math.random): number {
  const grown = Math.min(intervalMs * 2 ** Math.min(tries - 1, 10), Math.max(mostMs, intervalMs));
  return Math.round(grown * (1 - jitter * random()));
}

const leastStatusPauseMs = 60_000;
const mostStatusPauseMs = 60 * 60_000;

/** Returns the delay of a status change after failed attempts: from a minute to an hour, doubled each time. */
export function toStatusPause(tries: number): number {
  return Math.min(leastStatusPauseMs * 2 ** Math.max(0, Math.min(tries - 1, 10)), mostStatusPauseMs);
}

/** Timers stop while the machine sleeps, so a long wait is split into steps. */
const longestPauseMs = 5 * 60_000;

interface PauseFacts {
  settings: Pick<StationSettings, 'hours' | 'intervalSeconds'>;
  /** The server's time (ms); null while it isn't known. */
  serverNow: number | null;
  /** Whether the lists must be loaded even outside the hours. */
  isOwed: boolean;
  outage: { tries: number } | null;
}

/** Returns the delay until the lists are loaded again: the interval, longer if the server doesn't respond, or until the station opens. */
export function toPause({ settings: { hours, intervalSeconds }, serverNow, isOwed, outage }: PauseFacts): Pause {
  const intervalMs = intervalSeconds * 1000;
  if (hours !== null && serverNow !== null && !isWithinHours(hours, serverNow) && !isOwed) {
    return { delayMs: Math.min(longestPauseMs, toNextOpening(hours, serverNow) - serverNow), isCounted: false };
  }
  return { delayMs: outage ? toRetryDelay(outage.tries, intervalMs) : intervalMs, isCounted: true };
}

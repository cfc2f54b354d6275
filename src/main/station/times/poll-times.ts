import type { StationSettings } from '@shared/contract/printing/station';
import { isWithinHours, toNextOpening } from './hours';
import type { Pause } from './poll-cycle';

const mostMs = 5 * 60_000;
const jitter = 0.2;

/** How long to wait after so many tries without an answer: twice as long each time, not all stations at the same moment. */
function toRetryDelay(tries: number, intervalMs: number, random = Math.random): number {
  const grown = Math.min(intervalMs * 2 ** Math.min(tries - 1, 10), Math.max(mostMs, intervalMs));
  return Math.round(grown * (1 - jitter * random()));
}

const leastStatusPauseMs = 60_000;
const mostStatusPauseMs = 60 * 60_000;

/** How long the change of a status waits that did not go through so often: from a minute up to an hour, twice as long each time. */
export function toStatusPause(tries: number): number {
  return Math.min(leastStatusPauseMs * 2 ** Math.max(0, Math.min(tries - 1, 10)), mostStatusPauseMs);
}

/** Timers stand still while the machine sleeps, so that a long wait is cut into steps. */
const longestPauseMs = 5 * 60_000;

interface PauseFacts {
  settings: Pick<StationSettings, 'hours' | 'intervalSeconds'>;
  /** The server's time (ms); null while it is not known. */
  serverNow: number | null;
  /** Lists are to be read whatever the hours say. */
  isOwed: boolean;
  outage: { tries: number } | null;
}

/** Until the lists are read again: the interval, longer without the server, or until the station opens. */
export function toPause({ settings: { hours, intervalSeconds }, serverNow, isOwed, outage }: PauseFacts): Pause {
  const intervalMs = intervalSeconds * 1000;
  if (hours !== null && serverNow !== null && !isWithinHours(hours, serverNow) && !isOwed) {
    return { delayMs: Math.min(longestPauseMs, toNextOpening(hours, serverNow) - serverNow), isCounted: false };
  }
  return { delayMs: outage ? toRetryDelay(outage.tries, intervalMs) : intervalMs, isCounted: true };
}

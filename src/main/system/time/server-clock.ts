import { type LocalClocks, localClocks, type Moment, toElapsedMs, toMoment } from './elapsed';

/** The shop's clock, because this computer's clock may be wrong by years and may be set while the program runs. */
export interface ServerClock {
  /** Called with the `Date` header of every response. */
  note(header: string | null): void;
  /**
   * Milliseconds since 1970, accurate to about a second: the last response's date and the time since. Null before the first response, and
   * after the machine has slept or its clock was set, until the next response. Callers that need the time wait, or request it from the
   * server.
   */
  now(): number | null;
  /** Whether the server has responded but never with a date, so that only this computer's clock is left. */
  isDateless(): boolean;
  /** Milliseconds by which this computer was ahead at the last response; null before the first one. */
  aheadMs(): number | null;
}

export function createServerClock(clocks: LocalClocks = localClocks): ServerClock {
  let heard: { date: number; at: Moment } | null = null;
  let hasAnswered = false;
  return {
    note(header) {
      hasAnswered = true;
      const date = Date.parse(header ?? '');
      if (!Number.isNaN(date)) heard = { date, at: toMoment(clocks) };
    },
    now() {
      if (!heard) return null;
      const elapsed = toElapsedMs(heard.at, clocks);
      return elapsed === null ? null : heard.date + elapsed;
    },
    isDateless: () => hasAnswered && heard === null,
    aheadMs: () => heard && heard.at.wall - heard.date,
  };
}

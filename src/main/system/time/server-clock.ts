import { type LocalClocks, localClocks, type Moment, toElapsedMs, toMoment } from './elapsed';

/** The clock of the shop: that of this computer may be wrong by years, and moved while the program runs. */
export interface ServerClock {
  /** Hears the `Date` header of every answer. */
  note(header: string | null): void;
  /**
   * Milliseconds since 1970, to about a second: the last answer's date and what has passed since. Null before the first answer, and
   * after the machine has slept or its clock was moved until the next one: whoever needs it waits, or asks the server.
   */
  now(): number | null;
  /** The server has answered, and no answer has named a date so far: only the clock of this computer is left. */
  isDateless(): boolean;
  /** Milliseconds that this computer is ahead, as of the last answer; null before the first one. */
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

/** The two clocks of this computer. */
export interface LocalClocks {
  /** Milliseconds since 1970 by the computer's clock, which users, NTP, and an empty battery change. */
  wall(): number;
  /** Milliseconds since an arbitrary time; it is never set, but on some systems it stops while the machine sleeps. */
  monotonic(): number;
}

/** A time by both clocks, which shows later whether both have advanced equally since. */
export interface Moment {
  wall: number;
  monotonic: number;
}

/** The clocks count as having advanced equally if they differ by at most this. */
const toleranceMs = 10_000;

export const localClocks: LocalClocks = { wall: () => Date.now(), monotonic: () => performance.now() };

/** For durations; never use the date for them. */
export const monotonicNow: () => number = localClocks.monotonic;

export function toMoment(clocks: LocalClocks): Moment {
  return { wall: clocks.wall(), monotonic: clocks.monotonic() };
}

/** Returns null if the two clocks disagree: the clock was set, or the machine has slept while the monotonic clock stopped. */
export function toElapsedMs(from: Moment, clocks: LocalClocks): number | null {
  const elapsed = clocks.monotonic() - from.monotonic;
  return Math.abs(clocks.wall() - from.wall - elapsed) <= toleranceMs ? elapsed : null;
}

/** The two clocks of this computer. */
export interface LocalClocks {
  /** Milliseconds since 1970 as the computer has it: people, NTP and an empty battery move it. */
  wall(): number;
  /** Milliseconds since some moment: nobody moves it, but on some systems it stands still while the machine sleeps. */
  monotonic(): number;
}

/** By both clocks, so that it can be seen later whether they have gone together since. */
export interface Moment {
  wall: number;
  monotonic: number;
}

/** The clocks are said to have gone together as long as they differ by no more. */
const toleranceMs = 10_000;

export const localClocks: LocalClocks = { wall: () => Date.now(), monotonic: () => performance.now() };

/** How long something took or takes is asked of this one, never of the date. */
export const monotonicNow: () => number = localClocks.monotonic;

export function toMoment(clocks: LocalClocks): Moment {
  return { wall: clocks.wall(), monotonic: clocks.monotonic() };
}

/** Null when the two clocks disagree: somebody has moved the one, or the machine has slept and the other stood still. */
export function toElapsedMs(from: Moment, clocks: LocalClocks): number | null {
  const elapsed = clocks.monotonic() - from.monotonic;
  return Math.abs(clocks.wall() - from.wall - elapsed) <= toleranceMs ? elapsed : null;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Milliseconds: an empty battery, a wrong time zone in both directions, month and day confused. */
const jumps = [-6 * 365 * dayMs, -3 * hourMs, 3 * hourMs, 40 * dayMs];

/** Returns the error of a computer's clock at one start, in milliseconds; never exactly one of the jumps. */
export function toRandomClock() {
  const jump = jumps[Math.floor(Math.random() * jumps.length)];
  return Math.round(jump + (Math.random() - 0.5) * hourMs);
}

/** Returns variables for the app's environment. `others`: more modules to load first. */
export function toMovedClock(aheadMs, others = []) {
  const modules = [new URL('register.mjs', import.meta.url), ...others];
  return { DIWAN_BENCH_CLOCK: String(aheadMs), NODE_OPTIONS: modules.map((module) => `--import ${module}`).join(' ') };
}

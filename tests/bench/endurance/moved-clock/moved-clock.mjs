const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** An empty battery, a zone taken for another one in both directions, a month taken for a day. */
const jumps = [-6 * 365 * dayMs, -3 * hourMs, 3 * hourMs, 40 * dayMs];

/** What a computer's clock is wrong by at one start: none of the jumps is exact. */
export function toRandomClock() {
  const jump = jumps[Math.floor(Math.random() * jumps.length)];
  return Math.round(jump + (Math.random() - 0.5) * hourMs);
}

/** For the environment of the app; `others` are modules that are to be loaded first besides. */
export function toMovedClock(aheadMs, others = []) {
  const modules = [new URL('register.mjs', import.meta.url), ...others];
  return { DIWAN_BENCH_CLOCK: String(aheadMs), NODE_OPTIONS: modules.map((module) => `--import ${module}`).join(' ') };
}

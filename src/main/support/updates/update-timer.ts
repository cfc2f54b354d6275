/** Calls of the clock, so that tests need not wait. */
export interface Timers {
  now(): Date;
  /** Returns what takes it back. */
  after(ms: number, run: () => void): () => void;
  /** From 0 to 1. */
  random(): number;
}

const minuteMs = 60_000;
export const updateTimes = {
  /** The morning's first minutes belong to the shop. */
  firstCheckMs: 5 * minuteMs,
  nextCheckMs: 4 * 60 * minuteMs,
  /** A shop's computers start together, and need not ask together. */
  jitter: 0.5,
  /** While a batch is printing the question waits. */
  whileBusyMs: 10 * minuteMs,
} as const;

export const systemTimers: Timers = {
  now: () => new Date(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

/** Asks quietly again and again: some minutes after the start, then every few hours, never at the same moment as others, never while busy. */
export function createUpdateTimer({ timers, isBusy, check }: { timers: Timers; isBusy: () => boolean; check: () => Promise<void> }) {
  let stop: (() => void) | null = null;
  const scattered = (ms: number): number => Math.round(ms * (1 + updateTimes.jitter * timers.random()));

  function plan(ms: number): void {
    stop?.();
    stop = timers.after(ms, () => {
      if (isBusy()) return plan(updateTimes.whileBusyMs);
      void check().finally(() => stop && plan(scattered(updateTimes.nextCheckMs)));
    });
  }

  return {
    start(): void {
      if (!stop) plan(scattered(updateTimes.firstCheckMs));
    },
    stop(): void {
      stop?.();
      stop = null;
    },
  };
}

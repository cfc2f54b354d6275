/** Clock and timers, so that tests don't have to wait. */
export interface Timers {
  now(): Date;
  /** Returns a function that cancels the timer. */
  after(ms: number, run: () => void): () => void;
  /** Returns a number from 0 to 1. */
  random(): number;
}

const minuteMs = 60_000;
export const updateTimes = {
  /** No check in the first minutes after the start, when the shop is busy. */
  firstCheckMs: 5 * minuteMs,
  nextCheckMs: 4 * 60 * minuteMs,
  /** Randomizes the times, because a shop's computers start at the same time. */
  jitter: 0.5,
  /** Delay while a batch is printing. */
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

/** Checks repeatedly in the background: some minutes after the start, then every few hours at a random time, never while busy. */
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

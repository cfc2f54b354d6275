/** Locks the session once the app wasn't used for as long as IT allows. */
export interface IdleLock {
  /** Call when the user uses the app, or has just signed in. */
  noteUse(): void;
  /** Work that the user has started and waits for counts as use: the lock waits for its end. */
  during<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Call when the user leaves the machine: it goes to sleep, or its screen is locked. Does nothing if IT has set no limit. */
  leave(): void;
  stop(): void;
}

export interface IdleLockDeps {
  /** Returns 0 for no limit. Called at each step, so that a change applies at once. */
  limitMinutes: () => number;
  /** Whether a user's screens are shown, even if the session has ended. */
  hasScreens: () => boolean;
  lock: () => void;
  now?: () => number;
}

/** Waits in steps, because a timer stops while the machine sleeps and the limit may change meanwhile. */
const stepMs = 15_000;

export function createIdleLock({ limitMinutes, hasScreens, lock, now = Date.now }: IdleLockDeps): IdleLock {
  let usedAt = now();
  let works = 0;
  let timer: NodeJS.Timeout | undefined;

  function check(): void {
    const limitMs = limitMinutes() * 60_000;
    const leftMs = usedAt + limitMs - now();
    if (limitMs > 0 && works === 0 && leftMs <= 0 && hasScreens()) lock();
    timer = setTimeout(check, limitMs > 0 && leftMs > 0 ? Math.min(leftMs, stepMs) : stepMs);
    timer.unref();
  }

  function noteUse(): void {
    usedAt = now();
    clearTimeout(timer);
    check();
  }

  return {
    noteUse,
    async during(work) {
      works += 1;
      try {
        return await work();
      } finally {
        works -= 1;
        noteUse();
      }
    },
    leave() {
      if (limitMinutes() > 0 && hasScreens()) lock();
    },
    stop: () => clearTimeout(timer),
  };
}

/** Locks the session once nobody has used the app for as long as IT allows. */
export interface IdleLock {
  /** Somebody uses the app at this moment, or has just signed in. */
  noteUse(): void;
  /** What a person has started and waits for is use too: the lock waits for its end. */
  during<Value>(work: () => Promise<Value>): Promise<Value>;
  /** The machine is left: it goes to sleep, or its own screen is locked. Does nothing where IT wants no lock. */
  leave(): void;
  stop(): void;
}

export interface IdleLockDeps {
  /** 0: never. Asked anew at each turn, so that a change holds at once. */
  limitMinutes: () => number;
  /** Somebody's screens are shown, also when their session has ended under them. */
  hasScreens: () => boolean;
  lock: () => void;
  now?: () => number;
}

/** Waits are cut into steps, since a timer stands still while the machine sleeps and the limit can change meanwhile. */
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

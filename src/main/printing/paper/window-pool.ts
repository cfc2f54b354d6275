import { idleWindowMs } from '../sheet/limits';
import type { PrintingSurface, PrintWindow } from './print-window';

/** A window that one lane uses for now. */
export interface PooledWindow {
  readonly window: PrintWindow;
  /** Sheets printed in this window so far. */
  sheets: number;
}

export type WindowPool = ReturnType<typeof createWindowPool>;

/** Idle windows, each destroyed after a while; `onEnd` destroys a window. */
function createIdleWindows(onEnd: (window: PooledWindow) => void) {
  const timers = new Map<PooledWindow, NodeJS.Timeout>();

  function take(window: PooledWindow): PooledWindow | null {
    if (!timers.has(window)) return null;
    clearTimeout(timers.get(window));
    timers.delete(window);
    return window;
  }

  return {
    /** Null if the window isn't idle. */
    take,
    takeAny(): PooledWindow | null {
      const [first] = timers.keys();
      return first ? take(first) : null;
    },
    add(window: PooledWindow): void {
      const timer = setTimeout(() => {
        timers.delete(window);
        onEnd(window);
      }, idleWindowMs);
      timers.set(window, timer);
    },
    stop(): void {
      for (const window of [...timers.keys()]) {
        take(window);
        onEnd(window);
      }
    },
  };
}

/** Lends at most `size` windows at a time; further borrowers wait in order. */
export function createWindowPool(surface: PrintingSurface, size: number) {
  const waiting: ((borrowed: PooledWindow | null) => void)[] = [];
  const lentOut = new Set<PooledWindow>();
  const idle = createIdleWindows(end);
  let places = size;

  function passOn(): void {
    const next = waiting.shift();
    if (next) next(null);
    else places += 1;
  }

  function end(borrowed: PooledWindow): void {
    borrowed.window.destroy();
    passOn();
  }

  function open(): PooledWindow {
    try {
      return { window: surface.open(), sheets: 0 };
    } catch (error) {
      passOn();
      throw error;
    }
  }

  async function find(before: PooledWindow | null): Promise<PooledWindow> {
    const own = before && idle.take(before);
    if (own) return own;
    if (places > 0) {
      places -= 1;
      return open();
    }
    return idle.takeAny() ?? (await new Promise<PooledWindow | null>((resolve) => waiting.push(resolve))) ?? open();
  }

  return {
    /** Resolves to the borrower's previous window if it is idle, otherwise to a new one, otherwise to any idle one. */
    async borrow(before: PooledWindow | null): Promise<PooledWindow> {
      const borrowed = await find(before);
      lentOut.add(borrowed);
      return borrowed;
    },
    /** Whether a lane waits for a window. */
    isWanted: (): boolean => waiting.length > 0,
    /** Returns a usable window: the next borrower gets it at once, or it stays idle for a while. */
    putBack(borrowed: PooledWindow): void {
      if (!lentOut.delete(borrowed)) return;
      const next = waiting.shift();
      if (next) next(borrowed);
      else idle.add(borrowed);
    },
    /** Destroys the window, so that the next borrower can open one. */
    discard(borrowed: PooledWindow): void {
      if (lentOut.delete(borrowed)) end(borrowed);
    },
    /** Destroys idle windows. */
    stop: idle.stop,
  };
}

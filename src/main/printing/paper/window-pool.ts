import { idleWindowMs } from '../sheet/limits';
import type { PrintingSurface, PrintWindow } from './print-window';

/** A window that one lane has for now. */
export interface PooledWindow {
  readonly window: PrintWindow;
  /** What it has handed over in its life. */
  sheets: number;
}

/** Lends at most `size` windows at a time; who comes later waits in order. */
export interface WindowPool {
  /** The window that the borrower had before where it stands idle, else a new one, else any that is idle. */
  borrow(before: PooledWindow | null): Promise<PooledWindow>;
  /** Somebody waits for a window. */
  isWanted(): boolean;
  /** A window that is good for further sheets: whoever waits has it at once, else it stays for a while. */
  putBack(borrowed: PooledWindow): void;
  /** Destroys the window and lets the next one in. */
  discard(borrowed: PooledWindow): void;
  /** Destroys what stands idle. */
  stop(): void;
}

export function createWindowPool(surface: PrintingSurface, size: number): WindowPool {
  const waiting: ((borrowed: PooledWindow | null) => void)[] = [];
  const lentOut = new Set<PooledWindow>();
  /** Each with what ends it. */
  const idle = new Map<PooledWindow, NodeJS.Timeout>();
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

  function takeIdle(borrowed: PooledWindow | undefined): PooledWindow | null {
    if (!borrowed || !idle.has(borrowed)) return null;
    clearTimeout(idle.get(borrowed));
    idle.delete(borrowed);
    return borrowed;
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
    const own = takeIdle(before ?? undefined);
    if (own) return own;
    if (places > 0) {
      places -= 1;
      return open();
    }
    const other = takeIdle(idle.keys().next().value);
    return other ?? (await new Promise<PooledWindow | null>((resolve) => waiting.push(resolve))) ?? open();
  }

  return {
    async borrow(before) {
      const borrowed = await find(before);
      lentOut.add(borrowed);
      return borrowed;
    },
    isWanted: () => waiting.length > 0,
    putBack(borrowed) {
      if (!lentOut.delete(borrowed)) return;
      const next = waiting.shift();
      if (next) return next(borrowed);
      const toEnd = setTimeout(() => {
        idle.delete(borrowed);
        end(borrowed);
      }, idleWindowMs);
      idle.set(borrowed, toEnd);
    },
    discard(borrowed) {
      if (lentOut.delete(borrowed)) end(borrowed);
    },
    stop() {
      for (const borrowed of [...idle.keys()]) {
        takeIdle(borrowed);
        end(borrowed);
      }
    },
  };
}

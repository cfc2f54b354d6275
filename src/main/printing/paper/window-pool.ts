import { idleWindowMs } from '../sheet/limits';
import type { PrintingSurface, PrintWindow } from './print-window';

/** A window that one lane has for now. */
export interface LentWindow {
  readonly window: PrintWindow;
  /** What it has handed over in its life. */
  sheets: number;
}

/** Lends at most `size` windows at a time; who comes later waits in order. */
export interface WindowPool {
  /** The window that the borrower had before where it stands idle, else a new one, else any that is idle. */
  borrow(before: LentWindow | null): Promise<LentWindow>;
  /** Somebody waits for a window. */
  isWanted(): boolean;
  /** A window that is good for further sheets: whoever waits has it at once, else it stays for a while. */
  putBack(lent: LentWindow): void;
  /** Destroys the window and lets the next one in. */
  discard(lent: LentWindow): void;
  /** Destroys what stands idle. */
  stop(): void;
}

export function createWindowPool(surface: PrintingSurface, size: number): WindowPool {
  const waiting: ((lent: LentWindow | null) => void)[] = [];
  const lentOut = new Set<LentWindow>();
  /** Each with what ends it. */
  const idle = new Map<LentWindow, NodeJS.Timeout>();
  let places = size;

  function passOn(): void {
    const next = waiting.shift();
    if (next) next(null);
    else places += 1;
  }

  function end(lent: LentWindow): void {
    lent.window.destroy();
    passOn();
  }

  function takeIdle(lent: LentWindow | undefined): LentWindow | null {
    if (!lent || !idle.has(lent)) return null;
    clearTimeout(idle.get(lent));
    idle.delete(lent);
    return lent;
  }

  function open(): LentWindow {
    try {
      return { window: surface.open(), sheets: 0 };
    } catch (error) {
      passOn();
      throw error;
    }
  }

  async function find(before: LentWindow | null): Promise<LentWindow> {
    const own = takeIdle(before ?? undefined);
    if (own) return own;
    if (places > 0) {
      places -= 1;
      return open();
    }
    const other = takeIdle(idle.keys().next().value);
    return other ?? (await new Promise<LentWindow | null>((resolve) => waiting.push(resolve))) ?? open();
  }

  return {
    async borrow(before) {
      const lent = await find(before);
      lentOut.add(lent);
      return lent;
    },
    isWanted: () => waiting.length > 0,
    putBack(lent) {
      if (!lentOut.delete(lent)) return;
      const next = waiting.shift();
      if (next) return next(lent);
      const toEnd = setTimeout(() => {
        idle.delete(lent);
        end(lent);
      }, idleWindowMs);
      idle.set(lent, toEnd);
    },
    discard(lent) {
      if (lentOut.delete(lent)) end(lent);
    },
    stop() {
      for (const lent of [...idle.keys()]) {
        takeIdle(lent);
        end(lent);
      }
    },
  };
}

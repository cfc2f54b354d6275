import type { PrintingSurface, PrintWindow } from './print-window';

/** Lends at most `size` windows at a time; who comes later waits in order. */
export interface WindowPool {
  borrow(): Promise<PrintWindow>;
  /** Destroys the window and lets the next one in. */
  giveBack(window: PrintWindow): void;
}

export function createWindowPool(surface: PrintingSurface, size: number): WindowPool {
  const waiting: (() => void)[] = [];
  const lent = new Set<PrintWindow>();
  let places = size;

  const passOn = (): void => {
    const next = waiting.shift();
    if (next) next();
    else places += 1;
  };

  return {
    async borrow() {
      if (places > 0) places -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        const window = surface.open();
        lent.add(window);
        return window;
      } catch (error) {
        passOn();
        throw error;
      }
    },
    giveBack(window) {
      if (!lent.delete(window)) return;
      window.destroy();
      passOn();
    },
  };
}

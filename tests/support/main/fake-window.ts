import type { AppWindow, PageGone, Rectangle, WindowOptions } from '@main/windows/windows';

/** A window under the test's control: records the app's actions, and simulates events. */
export interface FakeWindow {
  options: WindowOptions;
  bounds: Rectangle;
  isMaximized: boolean;
  backgroundColor: string;
  reloads: number;
  minimizes: number;
  focuses: number;
  isOnTop: boolean;
  isDestroyed: boolean;
  /** Whether `destroy` reports the close at once, as a real window does. */
  endsWhenDestroyed: boolean;
  happen: {
    boundsChanged(): void;
    /** Requests the window to close. Returns true if the app allowed it. */
    closing(): boolean;
    closed(): void;
    focused(): void;
    titled(title: string): void;
    unresponsive(): void;
    pageGone(gone: PageGone): void;
    loadFailed(reason: string): void;
  };
}

export function createFakeWindow(options: WindowOptions): { window: FakeWindow; handle: AppWindow } {
  const listeners: Partial<Record<keyof FakeWindow['happen'], ((detail: never) => void)[]>> = {};
  const fire = (name: keyof FakeWindow['happen'], detail?: unknown): void => {
    for (const listener of listeners[name] ?? []) listener(detail as never);
  };
  const listen = (name: keyof FakeWindow['happen']) => (listener: (detail: never) => void) => {
    listeners[name] = [...(listeners[name] ?? []), listener];
  };
  const window: FakeWindow = {
    options,
    bounds: { x: 0, y: 0, ...options.bounds } as Rectangle,
    isMaximized: options.isMaximized,
    backgroundColor: options.backgroundColor,
    reloads: 0,
    minimizes: 0,
    focuses: 0,
    isOnTop: false,
    isDestroyed: false,
    endsWhenDestroyed: options.key !== 'main',
    happen: {
      boundsChanged: () => fire('boundsChanged'),
      closing: () => {
        let isKept = false;
        fire('closing', () => {
          isKept = true;
        });
        return !isKept;
      },
      closed: () => fire('closed'),
      focused: () => fire('focused'),
      titled: (title) => fire('titled', title),
      unresponsive: () => fire('unresponsive'),
      pageGone: (gone) => fire('pageGone', gone),
      loadFailed: (reason) => fire('loadFailed', reason),
    },
  };
  const handle: AppWindow = {
    focus: () => {
      window.focuses += 1;
    },
    placeAt: (bounds) => {
      window.bounds = bounds;
      window.isMaximized = false;
    },
    keepOnTop: (isOnTop) => {
      window.isOnTop = isOnTop;
    },
    minimize: () => {
      window.minimizes += 1;
    },
    reload: () => {
      window.reloads += 1;
    },
    destroy: () => {
      window.isDestroyed = true;
      if (window.endsWhenDestroyed) window.happen.closed();
    },
    setBackgroundColor: (color) => {
      window.backgroundColor = color;
    },
    bounds: () => window.bounds,
    normalBounds: () => window.bounds,
    isMaximized: () => window.isMaximized,
    onBoundsChanged: listen('boundsChanged'),
    onClosing: listen('closing'),
    onClosed: listen('closed'),
    onFocused: listen('focused'),
    onTitle: listen('titled'),
    onUnresponsive: listen('unresponsive'),
    onPageGone: listen('pageGone'),
    onLoadFailed: listen('loadFailed'),
  };
  return { window, handle };
}

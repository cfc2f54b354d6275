import type { RecordWindows } from './record-windows';
import type { WindowHub } from './window-hub';
import type { AppWindow, Rectangle, Windows } from './windows';

/** Window arrangements of the menu *Window*. */
export type TiledWindows = ReturnType<typeof createTiledWindows>;

export interface TileDeps {
  windows: Pick<Windows, 'workAreaAt'>;
  hub: Pick<WindowHub, 'inOrder' | 'find'>;
  recordWindows: Pick<RecordWindows, 'pin'>;
  isRightToLeft: () => boolean;
}

/** Returns the half of the screen on the side where reading begins, then the other one. */
function toHalves(area: Rectangle, isRightToLeft: boolean): [Rectangle, Rectangle] {
  const width = Math.floor(area.width / 2);
  const left = { ...area, width };
  const right = { ...area, x: area.x + width, width: area.width - width };
  return isRightToLeft ? [right, left] : [left, right];
}

export function createTiledWindows({ windows, hub, recordWindows, isRightToLeft }: TileDeps) {
  const inOrder = (): AppWindow[] => hub.inOrder().map(({ window }) => window);
  const share = (front: AppWindow, before: AppWindow, screen: Rectangle): void => {
    const [first, second] = toHalves(windows.workAreaAt(screen), isRightToLeft());
    before.placeAt(second);
    front.placeAt(first);
    before.focus();
    front.focus();
  };
  return {
    /**
     * Places the front window and the previous one side by side on the front window's screen; the front window is on the side where reading
     * begins.
     */
    sideBySide(): void {
      const [front, before] = inOrder();
      if (front && before) share(front, before, front.bounds());
    },
    /**
     * Places two windows side by side on the screen of the window `beside`; the window `key` comes to the front, on the side where reading
     * begins.
     */
    place(key: string, beside: string): void {
      const [front, before] = [hub.find(key)?.window, hub.find(beside)?.window];
      if (front && before && front !== before) share(front, before, before.bounds());
    },
    /** Brings all windows to the front in the order in which they were used; the front one stays in front. */
    allToFront(): void {
      for (const window of inOrder().toReversed()) window.focus();
    },
    /** Toggles *always on top* of the front window, if it is a record's. */
    togglePin(): void {
      const [front] = hub.inOrder();
      if (front?.record) recordWindows.pin(front.key, !front.isPinned);
    },
  };
}

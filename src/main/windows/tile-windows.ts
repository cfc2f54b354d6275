import type { RecordWindows } from './record-windows';
import type { WindowHub } from './window-hub';
import type { AppWindow, Rectangle, Windows } from './windows';

/** What the menu *Window* does with windows. */
export type TiledWindows = ReturnType<typeof createTiledWindows>;

export interface TileDeps {
  windows: Pick<Windows, 'workAreaAt'>;
  hub: Pick<WindowHub, 'inOrder' | 'find'>;
  recordWindows: Pick<RecordWindows, 'pin'>;
  isRightToLeft: () => boolean;
}

/** The half where reading begins, and the other one. */
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
    /** The window in front and the one before it share the screen of the one in front, which stands where reading begins. */
    sideBySide(): void {
      const [front, before] = inOrder();
      if (front && before) share(front, before, front.bounds());
    },
    /** These two share the screen of the one that stands there already; the other one comes to the front, where reading begins. */
    place(key: string, beside: string): void {
      const [front, before] = [hub.find(key)?.window, hub.find(beside)?.window];
      if (front && before && front !== before) share(front, before, before.bounds());
    },
    /** All in the order in which they were used; the one in front stays it. */
    allToFront(): void {
      for (const window of inOrder().toReversed()) window.focus();
    },
    /** Of the window in front, where it is one of a record. */
    togglePin(): void {
      const [front] = hub.inOrder();
      if (front?.record) recordWindows.pin(front.key, !front.isPinned);
    },
  };
}

import { mainWindowKey } from '@shared/contract/desktop/windows';
import type { MainWindow } from './main-window';
import type { OpenWindows } from './open-windows';
import type { RecordWindows } from './record-windows';
import type { AppWindow, Rectangle, Windows } from './windows';

/** What the menu *Window* does with windows. */
export interface Arrangement {
  /** The window in front and the one before it share the screen of the one in front, which stands where reading begins. */
  sideBySide(): void;
  /** These two share the screen of the one that stands there already; the other one comes to the front, where reading begins. */
  place(key: string, beside: string): void;
  /** All in the order in which they were used; the one in front stays it. */
  allToFront(): void;
  /** Of the window in front, where it is one of a record. */
  togglePin(): void;
}

export interface ArrangementDeps {
  windows: Pick<Windows, 'workAreaAt'>;
  openWindows: Pick<OpenWindows, 'inOrder' | 'list' | 'front'>;
  mainWindow: () => Pick<MainWindow, 'window'>;
  recordWindows: () => Pick<RecordWindows, 'window' | 'pin'>;
  isRightToLeft: () => boolean;
}

/** The half where reading begins, and the other one. */
function toHalves(area: Rectangle, isRightToLeft: boolean): [Rectangle, Rectangle] {
  const width = Math.floor(area.width / 2);
  const left = { ...area, width };
  const right = { ...area, x: area.x + width, width: area.width - width };
  return isRightToLeft ? [right, left] : [left, right];
}

export function createArrangement({ windows, openWindows, mainWindow, recordWindows, isRightToLeft }: ArrangementDeps): Arrangement {
  const toWindow = (key: string): AppWindow | null => (key === mainWindowKey ? mainWindow().window() : recordWindows().window(key));
  const inOrder = (): AppWindow[] => openWindows.inOrder().flatMap((key) => toWindow(key) ?? []);
  const share = (front: AppWindow, before: AppWindow, screen: Rectangle): void => {
    const [first, second] = toHalves(windows.workAreaAt(screen), isRightToLeft());
    before.placeAt(second);
    front.placeAt(first);
    before.focus();
    front.focus();
  };
  return {
    sideBySide() {
      const [front, before] = inOrder();
      if (front && before) share(front, before, front.bounds());
    },
    place(key, beside) {
      const [front, before] = [toWindow(key), toWindow(beside)];
      if (front && before && front !== before) share(front, before, before.bounds());
    },
    allToFront() {
      for (const window of inOrder().toReversed()) window.focus();
    },
    togglePin() {
      const front = openWindows.list().find(({ isFront }) => isFront);
      if (front?.isRecord) recordWindows().pin(front.key, !front.isPinned);
    },
  };
}

import { mainWindowKey } from '@shared/contract/desktop/windows';
import type { CloseGuard } from './close-guard';
import type { MainWindow } from './main-window';
import type { RecordWindows } from './record-windows';

/** What is known of all windows together. */
export interface OpenWindows {
  closingOf(key: string): CloseGuard | null;
  hasUnsaved(): boolean;
  /** Name of the window that has the keyboard, or had it last. */
  front(): string;
  focus(key: string): void;
  list(): { key: string; title: string; hasUnsaved: boolean; isFront: boolean }[];
  noteFocused(key: string): void;
  noteTitle(title: string): void;
  noteClosed(key: string): void;
}

export interface OpenWindowsDeps {
  mainWindow: () => Pick<MainWindow, 'show' | 'isOpen' | 'closing'>;
  recordWindows: () => Pick<RecordWindows, 'list' | 'focus' | 'closing'>;
  /** Of the main window before its page has one. */
  appName: () => string;
  onChanged: () => void;
}

export function createOpenWindows({ mainWindow, recordWindows, appName, onChanged }: OpenWindowsDeps): OpenWindows {
  let front = mainWindowKey;
  let mainTitle = '';

  const isOpen = (key: string): boolean =>
    key === mainWindowKey
      ? mainWindow().isOpen()
      : recordWindows()
          .list()
          .some((record) => record.key === key);

  const toFront = (): string => {
    if (isOpen(front)) return front;
    return mainWindow().isOpen() ? mainWindowKey : (recordWindows().list().at(-1)?.key ?? mainWindowKey);
  };

  return {
    closingOf: (key) => (key === mainWindowKey ? mainWindow().closing : recordWindows().closing(key)),
    hasUnsaved: () =>
      mainWindow().closing.hasUnsaved() ||
      recordWindows()
        .list()
        .some(({ hasUnsaved }) => hasUnsaved),
    front: toFront,
    focus: (key) => (key === mainWindowKey ? mainWindow().show() : recordWindows().focus(key)),
    list() {
      const main = { key: mainWindowKey, title: mainTitle || appName(), hasUnsaved: mainWindow().closing.hasUnsaved() };
      const windows = [...(mainWindow().isOpen() ? [main] : []), ...recordWindows().list()];
      const first = toFront();
      return windows.map((window) => ({ ...window, title: window.title || appName(), isFront: window.key === first }));
    },
    noteFocused(key) {
      if (front === key) return;
      front = key;
      onChanged();
    },
    noteTitle(title) {
      if (mainTitle === title) return;
      mainTitle = title;
      // Alone it is not named anywhere.
      if (recordWindows().list().length > 0) onChanged();
    },
    noteClosed(key) {
      if (front === key) front = toFront();
    },
  };
}

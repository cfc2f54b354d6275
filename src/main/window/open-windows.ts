import { mainWindowKey, type RecordInWindow } from '@shared/contract/desktop/windows';
import type { CloseGuard } from './close-guard';
import type { MainWindow } from './main-window';
import type { RecordWindows } from './record-windows';

/** What is known of all windows together. */
export interface OpenWindows {
  closingOf(key: string): CloseGuard | null;
  hasUnsaved(): boolean;
  /** Name of the window that has the keyboard, or had it last. */
  front(): string;
  /** Those that are open, the one that had the keyboard last first. */
  inOrder(): string[];
  /** Those of records, the one that had the keyboard last first. */
  records(): RecordInWindow[];
  focus(key: string): void;
  list(): { key: string; title: string; hasUnsaved: boolean; isFront: boolean; isRecord: boolean; isPinned: boolean }[];
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

/** Of a record that is known by its number, which comes first in the title of its window. */
const toNumber = (title: string): string | null => /^#\d+/.exec(title)?.[0] ?? null;

export function createOpenWindows({ mainWindow, recordWindows, appName, onChanged }: OpenWindowsDeps): OpenWindows {
  /** The one that had the keyboard last first; some may be closed. */
  let focused = [mainWindowKey];
  let mainTitle = '';

  const isOpen = (key: string): boolean =>
    key === mainWindowKey
      ? mainWindow().isOpen()
      : recordWindows()
          .list()
          .some((record) => record.key === key);

  const inOrder = (): string[] => {
    const records = recordWindows()
      .list()
      .map(({ key }) => key);
    return [...new Set([...focused, mainWindowKey, ...records.toReversed()])].filter(isOpen);
  };
  const toFront = (): string => inOrder()[0] ?? mainWindowKey;

  return {
    closingOf: (key) => (key === mainWindowKey ? mainWindow().closing : recordWindows().closing(key)),
    hasUnsaved: () =>
      mainWindow().closing.hasUnsaved() ||
      recordWindows()
        .list()
        .some(({ hasUnsaved }) => hasUnsaved),
    front: toFront,
    inOrder,
    records() {
      const open = recordWindows().list();
      return inOrder().flatMap((key) =>
        open.filter((one) => one.key === key).map(({ record, title, name }) => ({ record, name: toNumber(title) ?? name })),
      );
    },
    focus: (key) => (key === mainWindowKey ? mainWindow().show() : recordWindows().focus(key)),
    list() {
      const main = {
        key: mainWindowKey,
        title: mainTitle || appName(),
        hasUnsaved: mainWindow().closing.hasUnsaved(),
        isRecord: false,
        isPinned: false,
      };
      const records = recordWindows()
        .list()
        .map(({ key, title, hasUnsaved, isPinned }) => ({ key, title, hasUnsaved, isPinned, isRecord: true }));
      const windows = [...(mainWindow().isOpen() ? [main] : []), ...records];
      const first = toFront();
      return windows.map((window) => ({ ...window, title: window.title || appName(), isFront: window.key === first }));
    },
    noteFocused(key) {
      if (focused[0] === key) return;
      focused = [key, ...focused.filter((other) => other !== key)];
      onChanged();
    },
    noteTitle(title) {
      if (mainTitle === title) return;
      mainTitle = title;
      // Alone it is not named anywhere.
      if (recordWindows().list().length > 0) onChanged();
    },
    noteClosed(key) {
      focused = focused.filter((other) => other !== key);
    },
  };
}

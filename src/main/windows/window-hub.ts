import { mainWindowKey, type RecordInWindow } from '@shared/contract/desktop/windows';
import { createNanoEvents } from 'nanoevents';
import type { WindowClosing } from './window-closing';
import type { AppWindow } from './windows';

/** What windows report. Whatever follows from it listens here, so that windows don't know of it. */
interface WindowEvents {
  'window.opened'(key: string): void;
  'window.closed'(key: string): void;
  /** Another window has the keyboard now. */
  'window.focused'(key: string): void;
  /** Its title, its record, or its place over the others has changed. */
  'window.titled'(key: string): void;
  /** It may hold unsaved work now, or no longer. */
  'window.unsaved'(key: string): void;
  /** The user was asked and keeps it; null for the question about several. */
  'window.stayed'(key: string | null): void;
  /** Someone wants to see the main window, open or not. */
  'main.wanted'(): void;
}

export interface OpenWindow {
  readonly key: string;
  readonly window: AppWindow;
  readonly closing: WindowClosing;
  title: string;
  isPinned: boolean;
  /** Null for the main window. */
  record: RecordInWindow | null;
}

/** All open windows, and what they report. */
export type WindowHub = ReturnType<typeof createWindowHub>;

/** Of a record that is known by its number, which comes first in the title of its window. */
const toNumber = (title: string): string | null => /^#\d+/.exec(title)?.[0] ?? null;

/** `appName` is the title of a window before its page has one. */
export function createWindowHub(appName: () => string) {
  const events = createNanoEvents<WindowEvents>();
  const open = new Map<string, OpenWindow>();
  /** The one that had the keyboard last first; some may be closed. */
  let focused = [mainWindowKey];

  /** Those of records, in the order of opening. */
  const ofRecords = (): OpenWindow[] => [...open.values()].filter(({ record }) => record !== null);
  /** Those that are open, the one that had the keyboard last first. */
  const inOrder = (): OpenWindow[] => {
    const keys = new Set([
      ...focused,
      mainWindowKey,
      ...ofRecords()
        .map(({ key }) => key)
        .toReversed(),
    ]);
    return [...keys].flatMap((key) => open.get(key) ?? []);
  };
  /** Name of the window that has the keyboard, or had it last. */
  const front = (): string => inOrder()[0]?.key ?? mainWindowKey;

  return {
    events,
    add(window: OpenWindow): void {
      open.set(window.key, window);
      events.emit('window.opened', window.key);
    },
    remove(key: string): void {
      open.delete(key);
      focused = focused.filter((other) => other !== key);
      events.emit('window.closed', key);
    },
    noteFocused(key: string): void {
      if (focused[0] === key) return;
      focused = [key, ...focused.filter((other) => other !== key)];
      events.emit('window.focused', key);
    },
    find: (key: string): OpenWindow | null => open.get(key) ?? null,
    isOpen: (key: string): boolean => open.has(key),
    hasUnsaved: (): boolean => [...open.values()].some(({ closing }) => closing.hasUnsaved()),
    ofRecords,
    inOrder,
    front,
    focus: (key: string): void => open.get(key)?.window.focus(),
    /** As the menu names them. */
    list() {
      const main = open.get(mainWindowKey);
      const first = front();
      return [...(main ? [main] : []), ...ofRecords()].map(({ key, title, closing, isPinned, record }) => ({
        key,
        title: title || appName(),
        hasUnsaved: closing.hasUnsaved(),
        isFront: key === first,
        isRecord: record !== null,
        isPinned,
      }));
    },
    records: (): RecordInWindow[] =>
      inOrder().flatMap(({ record, title }) => (record ? [{ record: record.record, name: toNumber(title) ?? record.name }] : [])),
  };
}

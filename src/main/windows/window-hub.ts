import { mainWindowKey, type RecordInWindow } from '@shared/contract/desktop/windows';
import { createNanoEvents } from 'nanoevents';
import type { WindowClosing } from './window-closing';
import type { AppWindow } from './windows';

/** Events of windows. Listeners act on them, so that windows don't depend on what follows. */
interface WindowEvents {
  'window.opened'(key: string): void;
  'window.closed'(key: string): void;
  /** Another window is focused. */
  'window.focused'(key: string): void;
  /** The title, the record, or *always on top* has changed. */
  'window.titled'(key: string): void;
  /** The window has unsaved work, or no longer has. */
  'window.unsaved'(key: string): void;
  /** The user was asked and leaves the window open; null for the question about several windows. */
  'window.stayed'(key: string | null): void;
  /** Show the main window; open it first if necessary. */
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

/** All open windows, and their reported states. */
export type WindowHub = ReturnType<typeof createWindowHub>;

/** Returns the record's number, which comes first in the window's title; null if the record has a name instead. */
const toNumber = (title: string): string | null => /^#\d+/.exec(title)?.[0] ?? null;

function toMenuEntry({ key, title, closing, isPinned, record }: OpenWindow, isFront: boolean, appName: string) {
  return { key, title: title || appName, hasUnsaved: closing.hasUnsaved(), isFront, isRecord: record !== null, isPinned };
}

/** `appName` is a window's title until its page has set one. */
export function createWindowHub(appName: () => string) {
  const events = createNanoEvents<WindowEvents>();
  const open = new Map<string, OpenWindow>();
  /** Last focused first; some of these windows may be closed. */
  let focused = [mainWindowKey];

  /** Windows of records, in the order of opening. */
  const ofRecords = (): OpenWindow[] => [...open.values()].filter(({ record }) => record !== null);
  /** Returns the open windows, last focused first. */
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
  /** Returns the key of the window that is focused, or was focused last. */
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
    /** Entries of the window menu. */
    list() {
      const main = open.get(mainWindowKey);
      const first = front();
      return [...(main ? [main] : []), ...ofRecords()].map((window) => toMenuEntry(window, window.key === first, appName()));
    },
    records: (): RecordInWindow[] =>
      inOrder().flatMap(({ record, title }) => (record ? [{ record: record.record, name: toNumber(title) ?? record.name }] : [])),
  };
}

import { mainWindowKey, type RecordInWindow } from '@shared/contract/desktop/windows';
import { createNanoEvents, type Emitter } from 'nanoevents';
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
export interface WindowHub {
  readonly events: Emitter<WindowEvents>;
  add(window: OpenWindow): void;
  remove(key: string): void;
  find(key: string): OpenWindow | null;
  isOpen(key: string): boolean;
  hasUnsaved(): boolean;
  /** Those of records, in the order of opening. */
  ofRecords(): OpenWindow[];
  /** Those that are open, the one that had the keyboard last first. */
  inOrder(): OpenWindow[];
  /** Name of the window that has the keyboard, or had it last. */
  front(): string;
  noteFocused(key: string): void;
  focus(key: string): void;
  list(): { key: string; title: string; hasUnsaved: boolean; isFront: boolean; isRecord: boolean; isPinned: boolean }[];
  records(): RecordInWindow[];
}

/** Of a record that is known by its number, which comes first in the title of its window. */
const toNumber = (title: string): string | null => /^#\d+/.exec(title)?.[0] ?? null;

/** `appName` is the title of a window before its page has one. */
export function createWindowHub(appName: () => string): WindowHub {
  const events = createNanoEvents<WindowEvents>();
  const open = new Map<string, OpenWindow>();
  /** The one that had the keyboard last first; some may be closed. */
  let focused = [mainWindowKey];

  const ofRecords = (): OpenWindow[] => [...open.values()].filter(({ record }) => record !== null);
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
  const front = (): string => inOrder()[0]?.key ?? mainWindowKey;

  return {
    events,
    add(window) {
      open.set(window.key, window);
      events.emit('window.opened', window.key);
    },
    remove(key) {
      open.delete(key);
      focused = focused.filter((other) => other !== key);
      events.emit('window.closed', key);
    },
    find: (key) => open.get(key) ?? null,
    isOpen: (key) => open.has(key),
    hasUnsaved: () => [...open.values()].some(({ closing }) => closing.hasUnsaved()),
    ofRecords,
    inOrder,
    front,
    noteFocused(key) {
      if (focused[0] === key) return;
      focused = [key, ...focused.filter((other) => other !== key)];
      events.emit('window.focused', key);
    },
    focus: (key) => open.get(key)?.window.focus(),
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
    records: () =>
      inOrder().flatMap(({ record, title }) => (record ? [{ record: record.record, name: toNumber(title) ?? record.name }] : [])),
  };
}

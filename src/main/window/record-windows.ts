import { appOrigin } from '@shared/contract/desktop/media';
import type { OpenedRecord, RecordInWindow, WindowBegin, WindowOpening } from '@shared/contract/desktop/windows';
import type { Logger } from '../log/logger';
import type { Settings } from '../settings/settings';
import { type CloseGuard, type CloseGuardDeps, createCloseGuard } from './close-guard';
import type { WindowCare } from './window-care';
import { minimumSize, toOpeningState, windowState } from './window-state';
import type { AppWindow, Rectangle, Windows } from './windows';

/** More of them would take more memory than a till has. */
const maxRecordWindows = 8;
const firstSize = { width: 1040, height: 820 };
const maxBatches = 50;
/** Each new window stands so far from the one before. */
const stepPx = 32;

interface RecordWindow extends RecordInWindow {
  key: string;
  title: string;
  hasUnsaved: boolean;
  isPinned: boolean;
}

/** The windows of single records, beside the main one. */
export interface RecordWindows {
  open(wish: WindowBegin & { record: string }): WindowOpening;
  /** What the window of this name was opened for; null when there is none. */
  begin(key: string): OpenedRecord | null;
  /** The window of this name shows another record now. */
  note(key: string, shown: WindowBegin & { record: string }): void;
  window(key: string): AppWindow | null;
  /** The window of this name has asked for a batch of sheets. */
  noteBatch(key: string, batchId: string): void;
  /** Keeps the window of this name over all others, or does so no more; as long as it is open. */
  pin(key: string, isPinned: boolean): void;
  /** In the order of opening. */
  list(): RecordWindow[];
  focus(key: string): void;
  /** Without asking. */
  close(key: string): void;
  closing(key: string): CloseGuard | null;
  /** Closes all but the one of this name, and asks in those that hold unsaved work, one after the other; false when one stays. */
  closeAll(except?: string): Promise<boolean>;
  /** Closes without asking, for an account that has left; `keepsUnsaved` leaves those open that hold unsaved work. */
  forget(options: { keepsUnsaved: boolean }): void;
  /** Closes without asking what was opened for someone else than the one who is signed in now. */
  closeOthers(): void;
  /** The program is about to end: true when a window is asking its person first. */
  asksBeforeQuit(): boolean;
  /** The system ends: nobody can be asked. */
  release(): void;
}

export interface RecordWindowsDeps {
  windows: Windows;
  care: WindowCare;
  settings: Settings;
  log: Logger;
  /** Who is signed in, or was last. */
  account: () => string | null;
  printQueue: CloseGuardDeps['printQueue'];
  /** Tells the page of this window that it is about to close over something that it has to ask about. */
  askPage: (key: string, question: Parameters<CloseGuardDeps['askPage']>[0]) => void;
  /** The program goes on without this window: another one is open, or it works beside the clock. */
  goesOn: () => boolean;
  isHeld: CloseGuardDeps['isHeld'];
  /** Ends the program; asked again by the next window that has something to ask. */
  quit: () => void;
  onStay: () => void;
  /** Windows, titles or unsaved work have changed. */
  onChanged: () => void;
  onFocused: (key: string) => void;
  /** Of the windows that are open; one that closes leaves what it asked for to the main window. */
  onBatches: (batches: string[]) => void;
  onPinned: (key: string, isPinned: boolean) => void;
  /** The window is gone, and how many of them are left. */
  onClosed: (key: string, left: number) => void;
}

interface OpenRecord {
  /** Whose it is. */
  account: string | null;
  record: string;
  begin: WindowBegin;
  window: AppWindow;
  closing: CloseGuard;
  title: string;
  isPinned: boolean;
  batches: string[];
}

export function createRecordWindows(deps: RecordWindowsDeps): RecordWindows {
  const { windows, care, log } = deps;
  const stored = deps.settings.slot('recordWindow', windowState.nullable(), null);
  const records = new Map<string, OpenRecord>();
  const waiting = new Map<string, (isClosed: boolean) => void>();
  let count = 0;

  function toBounds(): { bounds: { x?: number; y?: number; width: number; height: number }; isMaximized: boolean } {
    const areas = windows.workAreas();
    const last = [...records.values()].at(-1)?.window;
    const before: Rectangle | null = last ? last.normalBounds() : null;
    const wish = before
      ? { ...before, x: before.x + stepPx, y: before.y + stepPx, isMaximized: false }
      : (stored.read() ?? { ...firstSize, isMaximized: false });
    const { isMaximized, ...bounds } = toOpeningState(wish, areas);
    return { bounds: bounds as { width: number; height: number }, isMaximized };
  }

  const toBatches = (): string[] => [...records.values()].flatMap(({ batches }) => batches);

  function settle(key: string, isClosed: boolean): void {
    waiting.get(key)?.(isClosed);
    waiting.delete(key);
  }

  function create(key: string, { record, ...begin }: WindowBegin & { record: string }): OpenRecord {
    const { bounds, isMaximized } = toBounds();
    const window = windows.open({
      key,
      bounds,
      minimum: minimumSize,
      isMaximized,
      title: '',
      backgroundColor: care.background(),
      url: `${appOrigin}/`,
    });
    const closing = createCloseGuard({
      printQueue: deps.printQueue,
      askPage: (question) => deps.askPage(key, question),
      // What becomes of the sheets is asked once, by what ends the program.
      goesOn: (isQuitting) => isQuitting || deps.goesOn(),
      isHeld: deps.isHeld,
      close: () => window.destroy(),
      leave: deps.quit,
      noteUnsaved: deps.onChanged,
      onStay() {
        settle(key, false);
        deps.onStay();
      },
      log,
    });
    window.onClosing((keepOpen) => {
      care.remember(window, stored);
      if (!closing.mayClose()) keepOpen();
    });
    window.onFocused(() => deps.onFocused(key));
    window.onTitle((title) => {
      const known = records.get(key);
      if (!known) return;
      known.title = title;
      deps.onChanged();
    });
    window.onClosed(() => {
      const hadBatches = records.get(key)?.batches.length;
      records.delete(key);
      if (hadBatches) deps.onBatches(toBatches());
      closing.forget();
      settle(key, true);
      deps.onClosed(key, records.size);
      deps.onChanged();
    });
    care.attend(window, closing);
    return { account: deps.account(), record, begin, window, closing, title: '', isPinned: false, batches: [] };
  }

  const closeOne = (key: string, { window, closing }: OpenRecord): Promise<boolean> => {
    if (!closing.hasUnsaved()) {
      window.destroy();
      return Promise.resolve(true);
    }
    if (!closing.isDecided()) window.focus();
    return new Promise((resolve) => {
      waiting.set(key, resolve);
      if (closing.mayClose()) window.destroy();
    });
  };

  return {
    open(wish) {
      const known = [...records.values()].find(({ record }) => record === wish.record);
      if (known) {
        known.window.focus();
        return 'shown';
      }
      if (records.size >= maxRecordWindows) return 'full';
      count += 1;
      const key = `record-${count}`;
      records.set(key, create(key, wish));
      deps.onChanged();
      return 'opened';
    },
    begin(key) {
      const known = records.get(key);
      return known ? { ...known.begin, isPinned: known.isPinned } : null;
    },
    note(key, { record, ...begin }) {
      const known = records.get(key);
      if (!known) return;
      Object.assign(known, { record, begin });
      deps.onChanged();
    },
    window: (key) => records.get(key)?.window ?? null,
    noteBatch(key, batchId) {
      const known = records.get(key);
      if (!known) return;
      // Of what was printed long ago nothing is told any more.
      known.batches = [...known.batches, batchId].slice(-maxBatches);
      deps.onBatches(toBatches());
    },
    pin(key, isPinned) {
      const known = records.get(key);
      if (!known || known.isPinned === isPinned) return;
      known.isPinned = isPinned;
      known.window.keepOnTop(isPinned);
      deps.onPinned(key, isPinned);
      deps.onChanged();
    },
    list: () =>
      [...records].map(([key, { record, begin, title, closing, isPinned }]) => ({
        key,
        record,
        name: begin.name,
        title,
        hasUnsaved: closing.hasUnsaved(),
        isPinned,
      })),
    focus: (key) => records.get(key)?.window.focus(),
    close: (key) => records.get(key)?.window.destroy(),
    closing: (key) => records.get(key)?.closing ?? null,
    async closeAll(except) {
      for (const [key, record] of [...records]) if (key !== except && !(await closeOne(key, record))) return false;
      return true;
    },
    forget({ keepsUnsaved }) {
      for (const { window, closing } of [...records.values()]) if (!keepsUnsaved || !closing.hasUnsaved()) window.destroy();
    },
    closeOthers() {
      for (const { account, window } of [...records.values()]) if (account !== deps.account()) window.destroy();
    },
    asksBeforeQuit() {
      for (const { window, closing } of records.values()) {
        if (!closing.hasUnsaved() || closing.mayQuit()) continue;
        if (!closing.isDecided()) window.focus();
        return true;
      }
      return false;
    },
    release() {
      for (const { closing } of records.values()) closing.release();
    },
  };
}

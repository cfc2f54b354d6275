import type { Transport } from '@main/server/bridge/transport';
import type { Settings } from '@main/system/settings/settings';
import { mainWindowKey, type OpenedRecord, type WindowBegin, type WindowOpening } from '@shared/contract/desktop/windows';
import type { OpenAppWindow } from './open-window';
import type { WindowHub } from './window-hub';
import { toOpeningState, type WindowState, windowState } from './window-state';
import type { Windows } from './windows';

/** More of them would take more memory than a till has. */
const maxRecordWindows = 8;
const firstSize = { width: 1040, height: 820 };
const maxBatches = 50;
/** Distance of each new window from the one before. */
const stepPx = 32;

type RecordBegin = WindowBegin & { record: string };

export interface RecordWindowsDeps {
  windows: Pick<Windows, 'workAreas'>;
  hub: WindowHub;
  open: OpenAppWindow;
  settings: Settings;
  transport: Pick<Transport, 'emitTo'>;
  /** Who is signed in, or was last. */
  account: () => string | null;
}

interface Opened {
  /** Whose it is. */
  account: string | null;
  begin: WindowBegin;
  /** Sheets that it has sent to print; its main window leaves news of them to it. */
  batches: string[];
}

/** The windows of single records, beside the main one. */
export type RecordWindows = ReturnType<typeof createRecordWindows>;

export function createRecordWindows({ windows, hub, open, settings, transport, account }: RecordWindowsDeps) {
  const stored = settings.slot('recordWindow', windowState.nullable(), null);
  const opened = new Map<string, Opened>();
  let count = 0;

  function toState(): WindowState {
    const before = hub.ofRecords().at(-1)?.window.normalBounds();
    const wish = before
      ? { ...before, x: before.x + stepPx, y: before.y + stepPx, isMaximized: false }
      : (stored.read() ?? { ...firstSize, isMaximized: false });
    return toOpeningState(wish, windows.workAreas());
  }

  const tellBatches = (): void =>
    transport.emitTo(mainWindowKey, 'windows.batchesChanged', { elsewhere: [...opened.values()].flatMap(({ batches }) => batches) });

  hub.events.on('window.closed', (key) => {
    const hadBatches = opened.get(key)?.batches.length;
    opened.delete(key);
    if (hadBatches) tellBatches();
  });

  return {
    open({ record, ...begin }: RecordBegin): WindowOpening {
      const records = hub.ofRecords();
      const known = records.find((one) => one.record?.record === record);
      if (known) {
        known.window.focus();
        return 'shown';
      }
      if (records.length >= maxRecordWindows) return 'full';
      count += 1;
      const key = `record-${count}`;
      opened.set(key, { account: account(), begin, batches: [] });
      open({ key, title: '', state: toState(), stored, record: { record, name: begin.name } });
      return 'opened';
    },
    /** What the window of this name was opened for; null when there is none. */
    begin(key: string): OpenedRecord | null {
      const known = opened.get(key);
      return known ? { ...known.begin, isPinned: hub.find(key)?.isPinned ?? false } : null;
    },
    /** The window of this name shows another record now. */
    note(key: string, { record, ...begin }: RecordBegin): void {
      const [known, window] = [opened.get(key), hub.find(key)];
      if (!known || !window) return;
      known.begin = begin;
      window.record = { record, name: begin.name };
      hub.events.emit('window.titled', key);
    },
    /** The window of this name has sent a batch of sheets to print. */
    noteBatch(key: string, batchId: string): void {
      const known = opened.get(key);
      if (!known) return;
      // No more news come of what was printed long ago.
      known.batches = [...known.batches, batchId].slice(-maxBatches);
      tellBatches();
    },
    /** Keeps the window of this name over all others, as long as it is open, or no longer. */
    pin(key: string, isPinned: boolean): void {
      const known = hub.find(key);
      if (!known?.record || known.isPinned === isPinned) return;
      known.isPinned = isPinned;
      known.window.keepOnTop(isPinned);
      transport.emitTo(key, 'windows.pinned', { isPinned });
      hub.events.emit('window.titled', key);
    },
    /** Closes without asking what was opened for an account that has left; `keepsUnsaved` leaves windows with unsaved work open. */
    forget({ keepsUnsaved }: { keepsUnsaved: boolean }): void {
      for (const { window, closing } of hub.ofRecords()) if (!keepsUnsaved || !closing.hasUnsaved()) window.destroy();
    },
    /** Closes without asking what was opened for someone else than the user who is signed in now. */
    closeOthers(): void {
      for (const { key, window } of hub.ofRecords()) if (opened.get(key)?.account !== account()) window.destroy();
    },
  };
}

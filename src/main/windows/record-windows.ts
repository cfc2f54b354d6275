import type { Transport } from '@main/server/bridge/transport';
import type { Settings } from '@main/system/settings/settings';
import { mainWindowKey, type OpenedRecord, type WindowBegin, type WindowOpening } from '@shared/contract/desktop/windows';
import type { OpenAppWindow } from './open-window';
import type { OpenWindow, WindowHub } from './window-hub';
import { toOpeningState, type WindowState, windowState } from './window-state';
import type { Windows } from './windows';

/** More windows would need more memory than a till has. */
const maxRecordWindows = 8;
const firstSize = { width: 1040, height: 820 };
const maxBatches = 50;
/** Offset of each new window from the previous one. */
const stepPx = 32;

type RecordBegin = WindowBegin & { record: string };

export interface RecordWindowsDeps {
  windows: Pick<Windows, 'workAreas'>;
  hub: WindowHub;
  open: OpenAppWindow;
  settings: Settings;
  transport: Pick<Transport, 'emitTo'>;
  /** The signed-in account, or the last one. */
  account: () => string | null;
}

interface Opened {
  /** The account that opened it. */
  account: string | null;
  begin: WindowBegin;
}

/** The windows of single records, beside the main one. */
export type RecordWindows = ReturnType<typeof createRecordWindows>;

/** Returns the position offset from the last opened window, or otherwise where the last one was closed. */
function toNextState(hub: WindowHub, stored: WindowState | null, workAreas: ReturnType<Windows['workAreas']>): WindowState {
  const before = hub.ofRecords().at(-1)?.window.normalBounds();
  const wish = before
    ? { ...before, x: before.x + stepPx, y: before.y + stepPx, isMaximized: false }
    : (stored ?? { ...firstSize, isMaximized: false });
  return toOpeningState(wish, workAreas);
}

/** IDs of the batches that each window has sent to print; the main window doesn't report these itself. */
function createBatches(transport: Pick<Transport, 'emitTo'>) {
  const byWindow = new Map<string, string[]>();
  const announce = (): void => transport.emitTo(mainWindowKey, 'windows.batchesChanged', { elsewhere: [...byWindow.values()].flat() });

  return {
    note(key: string, batchId: string): void {
      // Old batches have no more events.
      byWindow.set(key, [...(byWindow.get(key) ?? []), batchId].slice(-maxBatches));
      announce();
    },
    remove(key: string): void {
      if (byWindow.delete(key)) announce();
    },
  };
}

function pin({ hub, transport }: Pick<RecordWindowsDeps, 'hub' | 'transport'>, known: OpenWindow, isPinned: boolean): void {
  known.isPinned = isPinned;
  known.window.keepOnTop(isPinned);
  transport.emitTo(known.key, 'windows.pinned', { isPinned });
  hub.events.emit('window.titled', known.key);
}

export function createRecordWindows({ windows, hub, open, settings, transport, account }: RecordWindowsDeps) {
  const stored = settings.slot('recordWindow', windowState.nullable(), null);
  const opened = new Map<string, Opened>();
  const batches = createBatches(transport);
  let count = 0;

  hub.events.on('window.closed', (key) => {
    opened.delete(key);
    batches.remove(key);
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
      opened.set(key, { account: account(), begin });
      open({ key, title: '', state: toNextState(hub, stored.read(), windows.workAreas()), stored, record: { record, name: begin.name } });
      return 'opened';
    },
    /** Returns the record that the window was opened for; null if there is no such window. */
    begin(key: string): OpenedRecord | null {
      const known = opened.get(key);
      return known ? { ...known.begin, isPinned: hub.find(key)?.isPinned ?? false } : null;
    },
    /** Called when the window shows another record. */
    note(key: string, { record, ...begin }: RecordBegin): void {
      const [known, window] = [opened.get(key), hub.find(key)];
      if (!known || !window) return;
      known.begin = begin;
      window.record = { record, name: begin.name };
      hub.events.emit('window.titled', key);
    },
    /** Called when the window has sent a batch of sheets to print. */
    noteBatch(key: string, batchId: string): void {
      if (opened.has(key)) batches.note(key, batchId);
    },
    /** Sets whether the window is always on top, until it is closed. */
    pin(key: string, isPinned: boolean): void {
      const known = hub.find(key);
      if (known?.record && known.isPinned !== isPinned) pin({ hub, transport }, known, isPinned);
    },
    /** Closes all windows without asking; `keepsUnsaved` leaves those with unsaved work open. */
    forget({ keepsUnsaved }: { keepsUnsaved: boolean }): void {
      for (const { window, closing } of hub.ofRecords()) if (!keepsUnsaved || !closing.hasUnsaved()) window.destroy();
    },
    /** Closes windows of other accounts than the signed-in one, without asking. */
    closeOthers(): void {
      for (const { key, window } of hub.ofRecords()) if (opened.get(key)?.account !== account()) window.destroy();
    },
  };
}

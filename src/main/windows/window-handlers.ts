import type { Transport } from '@main/server/bridge/transport';
import type { Handlers } from '@main/system/ports/handlers';
import { mainWindowKey, type windowLocalCalls } from '@shared/contract/desktop/windows';
import type { MainWindow } from './main-window';
import type { Quit } from './quit';
import type { RecordWindows } from './record-windows';
import type { TiledWindows } from './tile-windows';
import type { WindowHub } from './window-hub';

export interface WindowHandlerDeps {
  mainWindow: Pick<MainWindow, 'show'>;
  recordWindows: RecordWindows;
  hub: WindowHub;
  quit: Pick<Quit, 'closeRecords'>;
  tiledWindows: Pick<TiledWindows, 'place'>;
  transport: Pick<Transport, 'emitTo'>;
}

export function createWindowHandlers({
  mainWindow,
  recordWindows,
  hub,
  quit,
  tiledWindows,
  transport,
}: WindowHandlerDeps): Handlers<Exclude<keyof typeof windowLocalCalls, 'windows.takeOrder'>> {
  return {
    'windows.open'({ beside, path, state, record, name, list }) {
      const opening = recordWindows.open({ path, state, record, name, list });
      if (opening === 'full' || beside === null) return opening;
      const keyOf = (wanted: string): string | undefined => hub.ofRecords().find(({ record: shown }) => shown?.record === wanted)?.key;
      const [own, other] = [keyOf(record), keyOf(beside)];
      if (own !== undefined && other !== undefined) tiledWindows.place(own, other);
      return opening;
    },
    'windows.records': () => hub.records(),
    'windows.recordShown'({ path, state, record, name, list }, from = mainWindowKey) {
      recordWindows.note(from, { path, state, record, name, list });
      return null;
    },
    'windows.recordBatch'({ batchId }, from = mainWindowKey) {
      recordWindows.noteBatch(from, batchId);
      return null;
    },
    'windows.pin'({ isPinned }, from = mainWindowKey) {
      recordWindows.pin(from, isPinned);
      return null;
    },
    'windows.begin': (_input, from = mainWindowKey) => recordWindows.begin(from),
    'windows.finish'({ said }, from = mainWindowKey) {
      if (recordWindows.begin(from) === null) return null;
      mainWindow.show();
      if (said !== null) transport.emitTo(mainWindowKey, 'windows.said', { text: said });
      hub.find(from)?.window.destroy();
      return null;
    },
    'windows.showMain'(asked) {
      mainWindow.show();
      if (asked) transport.emitTo(mainWindowKey, 'windows.screenRequested', { path: asked.path, state: asked.state });
      return null;
    },
    'windows.closeRecords': (_input, from = mainWindowKey) => quit.closeRecords(from),
  };
}

import { mainWindowKey, type windowLocalCalls } from '@shared/contract/desktop/windows';
import type { Transport } from '../bridge/transport';
import type { Handlers } from '../host/handlers';
import type { Arrangement } from './arrangement';
import type { MainWindow } from './main-window';
import type { OpenWindows } from './open-windows';
import type { RecordWindows } from './record-windows';

export interface WindowHandlerDeps {
  mainWindow: Pick<MainWindow, 'show'>;
  recordWindows: RecordWindows;
  openWindows: Pick<OpenWindows, 'records'>;
  arrangement: Pick<Arrangement, 'place'>;
  transport: Pick<Transport, 'emitTo'>;
}

export function createWindowHandlers({
  mainWindow,
  recordWindows,
  openWindows,
  arrangement,
  transport,
}: WindowHandlerDeps): Handlers<Exclude<keyof typeof windowLocalCalls, 'windows.takeOrder'>> {
  return {
    'windows.open'({ beside, path, state, record, name, list }) {
      const opening = recordWindows.open({ path, state, record, name, list });
      if (opening === 'full' || beside === null) return opening;
      const keyOf = (wanted: string): string | undefined => recordWindows.list().find((one) => one.record === wanted)?.key;
      const [own, other] = [keyOf(record), keyOf(beside)];
      if (own !== undefined && other !== undefined) arrangement.place(own, other);
      return opening;
    },
    'windows.records': () => openWindows.records(),
    'windows.note'({ path, state, record, name, list }, from = mainWindowKey) {
      recordWindows.note(from, { path, state, record, name, list });
      return null;
    },
    'windows.noteBatch'({ batchId }, from = mainWindowKey) {
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
      recordWindows.close(from);
      return null;
    },
    'windows.showMain'(asked) {
      mainWindow.show();
      if (asked) transport.emitTo(mainWindowKey, 'windows.asked', { path: asked.path, state: asked.state });
      return null;
    },
    'windows.closeRecords': (_input, from = mainWindowKey) => recordWindows.closeAll(from),
  };
}

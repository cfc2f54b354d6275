import { mainWindowKey } from '@shared/contract/desktop/windows';
import { toDirection } from '@shared/domain/language';
import { translator } from '@shared/i18n/translate';
import { createBackground } from '../../background/background';
import { createMenu } from '../../menu/menu';
import { readUpdateRules } from '../../updates/update-rules';
import { createUpdates } from '../../updates/updates';
import { createArrangement } from '../../window/arrangement';
import { createBusyMark } from '../../window/busy-mark';
import { createDeparture } from '../../window/departure';
import { createJointQuestion } from '../../window/joint-question';
import { createMainWindow, type MainWindow } from '../../window/main-window';
import { createOpenWindows } from '../../window/open-windows';
import { createRecordWindows, type RecordWindows } from '../../window/record-windows';
import { createWindowCare } from '../../window/window-care';
import type { Account } from './account';
import { createAskedOrder } from './asked-order';
import type { Base } from './base';
import type { Ground } from './ground';
import type { Lists } from './lists';
import type { Paper } from './paper';
import type { Support } from './support';

type WindowsNeeds = Base & Ground & Account & Lists & Paper & Support;

/** The windows, what asks before they close, the menu, and what goes on without them. */
export function createWindows(needs: WindowsNeeds) {
  const { platform, config, options, settings, policy, preferences, language, texts, systemLog, log } = needs;
  const { session, isSignedIn, arrivals, printing, station, diagnostics } = needs;
  const { host, transport } = platform;
  const departure = createDeparture({
    printQueue: printing.queue,
    dialogs: platform.dialogs,
    texts,
    quit: host.quit,
    showWindow: () => mainWindow.show(),
  });
  const busyMark = createBusyMark({ folder: config.busyFolder, printQueue: printing.queue, log });
  const openWindows = createOpenWindows({
    mainWindow: () => mainWindow,
    recordWindows: () => recordWindows,
    appName: () => translator(language())('common.appName'),
    onChanged() {
      menu.rebuild();
      tellRecords();
    },
  });
  let toldRecords = '[]';
  const tellRecords = (): void => {
    const records = openWindows.records();
    const told = JSON.stringify(records);
    if (told === toldRecords) return;
    toldRecords = told;
    transport.emitTo(mainWindowKey, 'windows.recordsChanged', { records });
  };
  const noteUnsaved = (): void => {
    busyMark.noteUnsaved(openWindows.hasUnsaved());
    // Alone, no window is named in the menu.
    if (recordWindows.list().length > 0) menu.rebuild();
    jointQuestion.noteChanged();
  };
  const onLastClosed = (): void => {
    if (background.goesOn()) background.noteClosed();
    // On a Mac programs outlive their windows.
    else if (host.platform !== 'darwin') departure.leave();
  };
  const care = createWindowCare({
    ...platform,
    preferences,
    log,
    quit: host.quit,
    exportDiagnostics: diagnostics.exportWithoutPage,
  });
  const windowParts = {
    windows: platform.windows,
    care,
    settings,
    preferences,
    log,
    printQueue: printing.queue,
    onStay: () => updates.stay(),
    isHeld: () => jointQuestion.holds(),
  };
  const recordWindows: RecordWindows = createRecordWindows({
    ...windowParts,
    account: session.account,
    askPage: (key, question) => transport.emitTo(key, 'app.closeAsked', question),
    goesOn: () => background.goesOn() || mainWindow.isOpen() || recordWindows.list().length > 1,
    quit: host.quit,
    onChanged() {
      busyMark.noteUnsaved(openWindows.hasUnsaved());
      menu.rebuild();
      jointQuestion.noteChanged();
      tellRecords();
    },
    onFocused: openWindows.noteFocused,
    onBatches: (elsewhere) => transport.emitTo(mainWindowKey, 'windows.batchesChanged', { elsewhere }),
    onPinned: (key, isPinned) => transport.emitTo(key, 'windows.pinned', { isPinned }),
    onClosed(key, left) {
      openWindows.noteClosed(key);
      jointQuestion.noteClosed(key);
      if (left === 0 && !mainWindow.isOpen()) onLastClosed();
    },
  });
  const mainWindow: MainWindow = createMainWindow({
    ...windowParts,
    askPage: (question) => transport.emitTo(mainWindowKey, 'app.closeAsked', question),
    leave: departure.leave,
    noteUnsaved,
    onOpened: departure.stay,
    goesOn: (isQuitting) => !isQuitting && (background.goesOn() || recordWindows.list().length > 0),
    minimises: () => background.minimises() && recordWindows.list().length === 0,
    onFocused: () => openWindows.noteFocused(mainWindowKey),
    onTitle: openWindows.noteTitle,
    onClosed() {
      openWindows.noteClosed(mainWindowKey);
      jointQuestion.noteClosed(mainWindowKey);
      if (recordWindows.list().length === 0) onLastClosed();
      else menu.rebuild();
    },
  });
  const background = createBackground({
    station,
    arrivals,
    system: platform.background,
    power: platform.power,
    texts,
    language,
    showWindow: mainWindow.show,
    isWindowOpen: mainWindow.isOpen,
    // Heard once, however many windows there are.
    tellPage: (chime) => transport.emitTo(openWindows.front(), 'station.chimed', chime),
    quit: host.quit,
    log,
  });
  const updates = createUpdates({
    version: host.info.version,
    system: platform.updates,
    rules: () => readUpdateRules(policy),
    printQueue: printing.queue,
    hasUnsaved: openWindows.hasUnsaved,
    quit: host.quit,
    announce(view) {
      systemLog.noteUpdate(view);
      transport.emit('updates.changed', view);
    },
    log,
    ...(options.updateTimers && { timers: options.updateTimers }),
  });
  const jointQuestion = createJointQuestion({
    openWindows,
    transport,
    dialogs: platform.dialogs,
    isSignedIn,
    texts,
    log,
  });
  const closeRecords = async (): Promise<void> => {
    if ((await jointQuestion.ask('closeRecords')) !== 'stay') await recordWindows.closeAll();
  };
  const arrangement = createArrangement({
    windows: platform.windows,
    openWindows,
    mainWindow: () => mainWindow,
    recordWindows: () => recordWindows,
    isRightToLeft: () => toDirection(language()) === 'rtl',
  });
  const menu = createMenu({
    menuBar: platform.menuBar,
    preferences,
    policy,
    isSignedIn,
    windows: openWindows.list,
    showWindow: openWindows.focus,
    closeRecords: () => void closeRecords(),
    arrange: arrangement,
    platform: host.platform,
    isDevelopment: !host.isPackaged,
    invokeCommand(command) {
      // Which closes the windows of records.
      const isForMain = command === 'signOut' && mainWindow.isOpen();
      if (isForMain) mainWindow.show();
      transport.emitTo(isForMain ? mainWindowKey : openWindows.front(), 'app.commandInvoked', { command });
    },
    exportDiagnostics: diagnostics.exportWithoutPage,
    openLogs: () => platform.shell.openPath(platform.logSink.folder),
    log,
  });
  const askedOrder = createAskedOrder({
    isSignedIn,
    announce: () => transport.emitTo(mainWindowKey, 'windows.orderAsked', null),
  });
  return { background, mainWindow, recordWindows, openWindows, arrangement, jointQuestion, askedOrder, busyMark, departure, updates, menu };
}

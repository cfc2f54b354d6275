import { mainWindowKey } from '@shared/contract/desktop/windows';
import { toDirection } from '@shared/domain/language';
import { createBackground } from '../../background/background';
import type { Transport } from '../../bridge/transport';
import { createMenu, type Menu } from '../../menu/menu';
import { readUpdateRules } from '../../updates/update-rules';
import { createUpdates, type Updates } from '../../updates/updates';
import { createBusyFile } from '../../window/busy-file';
import { createMainWindow } from '../../window/main-window';
import { createOpenWindow } from '../../window/open-window';
import { createQuit } from '../../window/quit';
import { createRecordWindows } from '../../window/record-windows';
import { createTiledWindows } from '../../window/tile-windows';
import { createUnsavedWorkDialog } from '../../window/unsaved-work-dialog';
import { createWindowCare } from '../../window/window-care';
import { createWindowHub, type WindowHub } from '../../window/window-hub';
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
  const { platform, config, settings, policy, preferences, language, texts, log } = needs;
  const { session, isSignedIn, arrivals, printing, station, diagnostics } = needs;
  const { host, transport } = platform;
  const appName = () => texts()('common.appName');
  const hub = createWindowHub(appName);
  const background = createBackground({
    station,
    arrivals,
    system: platform.background,
    power: platform.power,
    texts,
    language,
    showWindow: () => hub.events.emit('main.wanted'),
    isWindowOpen: () => hub.isOpen(mainWindowKey),
    // Heard once, however many windows there are.
    tellPage: (chime) => transport.emitTo(hub.front(), 'station.chimed', chime),
    quit: host.quit,
    log,
  });
  const unsavedWorkDialog = createUnsavedWorkDialog({ hub, transport, dialogs: platform.dialogs, isSignedIn, texts, log });
  const quit = createQuit({
    hub,
    dialog: unsavedWorkDialog,
    printQueue: printing.queue,
    dialogs: platform.dialogs,
    host,
    texts,
    goesOn: background.goesOn,
    onAway: background.noteClosed,
  });
  const care = createWindowCare({
    ...platform,
    preferences,
    log,
    quit: host.quit,
    exportDiagnostics: diagnostics.exportWithoutPage,
  });
  const open = createOpenWindow({
    windows: platform.windows,
    care,
    hub,
    printQueue: printing.queue,
    transport,
    isHeld: unsavedWorkDialog.holds,
    goesOn: quit.goesOnWithout,
    leave: quit.leave,
    minimizes: (key) => key === mainWindowKey && background.minimises() && hub.ofRecords().length === 0,
    log,
  });
  const mainWindow = createMainWindow({ windows: platform.windows, hub, open, care, settings, appName });
  const recordWindows = createRecordWindows({ windows: platform.windows, hub, open, settings, transport, account: session.account });
  const busyFile = createBusyFile({ folder: config.busyFolder, printQueue: printing.queue, hub, log });
  const tiledWindows = createTiledWindows({
    windows: platform.windows,
    hub,
    recordWindows,
    isRightToLeft: () => toDirection(language()) === 'rtl',
  });
  const updates = createWindowUpdates(needs, hub);
  const menu = createMenu({
    menuBar: platform.menuBar,
    preferences,
    policy,
    isSignedIn,
    windows: hub.list,
    showWindow: hub.focus,
    closeRecords: () => void quit.closeRecordsTogether(),
    arrange: tiledWindows,
    platform: host.platform,
    isDevelopment: !host.isPackaged,
    invokeCommand(command) {
      // Which closes the windows of records.
      const isForMain = command === 'signOut' && mainWindow.isOpen();
      if (isForMain) mainWindow.show();
      transport.emitTo(isForMain ? mainWindowKey : hub.front(), 'app.commandInvoked', { command });
    },
    exportDiagnostics: diagnostics.exportWithoutPage,
    openLogs: () => platform.shell.openPath(platform.logSink.folder),
    log,
  });
  const askedOrder = createAskedOrder({
    isSignedIn,
    announce: () => transport.emitTo(mainWindowKey, 'windows.orderAsked', null),
  });
  followWindows(hub, { menu, updates, transport });
  return { hub, background, mainWindow, recordWindows, tiledWindows, unsavedWorkDialog, quit, askedOrder, busyFile, updates, menu };
}

/** Updates, whose restart asks the windows for unsaved work. */
function createWindowUpdates({ platform, policy, options, printing, systemLog, log }: WindowsNeeds, hub: WindowHub): Updates {
  const { host, transport } = platform;
  return createUpdates({
    version: host.info.version,
    system: platform.updates,
    rules: () => readUpdateRules(policy),
    printQueue: printing.queue,
    hasUnsaved: hub.hasUnsaved,
    quit: host.quit,
    announce(view) {
      systemLog.noteUpdate(view);
      transport.emit('updates.changed', view);
    },
    log,
    ...(options.updateTimers && { timers: options.updateTimers }),
  });
}

interface Followers {
  menu: Pick<Menu, 'rebuild'>;
  updates: Pick<Updates, 'stay'>;
  transport: Pick<Transport, 'emitTo'>;
}

/** Keeps the menu and the main window's page in step with the windows. */
function followWindows(hub: WindowHub, { menu, updates, transport }: Followers): void {
  let toldRecords = '[]';
  for (const event of ['window.opened', 'window.closed', 'window.focused', 'window.titled', 'window.unsaved'] as const)
    hub.events.on(event, () => {
      const records = hub.records();
      // The menu names windows only where there are several.
      if (records.length > 0 || event === 'window.closed') menu.rebuild();
      const told = JSON.stringify(records);
      if (told === toldRecords) return;
      toldRecords = told;
      transport.emitTo(mainWindowKey, 'windows.recordsChanged', { records });
    });
  hub.events.on('window.stayed', updates.stay);
}

import type { Transport } from '@main/server/bridge/transport';
import { readUpdateRules } from '@main/support/updates/update-rules';
import { createUpdates, type Updates } from '@main/support/updates/updates';
import { createBackground } from '@main/windows/background/background';
import { createBusyFile } from '@main/windows/busy-file';
import { createMainWindow } from '@main/windows/main-window';
import { createMenu, type Menu } from '@main/windows/menu/menu';
import { createOpenWindow } from '@main/windows/open-window';
import { createQuit, type Quit } from '@main/windows/quit';
import { createRecordWindows } from '@main/windows/record-windows';
import { createTiledWindows } from '@main/windows/tile-windows';
import { createUnsavedWorkDialog } from '@main/windows/unsaved-work-dialog';
import { createWindowHub, type WindowHub } from '@main/windows/window-hub';
import { createWindowCare } from '@main/windows/window-recovery';
import { mainWindowKey } from '@shared/contract/desktop/windows';
import { toDirection } from '@shared/domain/language';
import type { Account } from './account';
import type { Foundation } from './foundation';
import type { Lists } from './lists';
import { createPendingLink } from './pending-link';
import type { PrintingServices } from './printing';
import type { Support } from './support';
import type { Base } from './types';

type WindowsNeeds = Base & Foundation & Account & Lists & PrintingServices & Support;

/** Creates the windows, the questions before they close, the menu, the tray, and updates. */
export function createWindows(needs: WindowsNeeds) {
  const { platform, config, settings, preferences, language, texts, log } = needs;
  const { session, isUnlocked, printing, diagnostics } = needs;
  const { host, transport } = platform;
  const appName = () => texts()('common.appName');
  const hub = createWindowHub(appName);
  const background = createTray(needs, hub);
  const unsavedWorkDialog = createUnsavedWorkDialog({ hub, transport, dialogs: platform.dialogs, isSignedIn: isUnlocked, texts, log });
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
  const menu = createAppMenu(needs, { hub, mainWindow, tiledWindows, quit });
  const pendingLink = createPendingLink({
    isSignedIn: isUnlocked,
    announce: () => transport.emitTo(mainWindowKey, 'windows.orderRequested', null),
  });
  followWindows(hub, { menu, updates, transport });
  return { hub, background, mainWindow, recordWindows, tiledWindows, unsavedWorkDialog, quit, pendingLink, busyFile, updates, menu };
}

/** Creates the station's tray. */
function createTray({ platform, language, texts, log, arrivals, session, station }: WindowsNeeds, hub: WindowHub) {
  const { host, transport } = platform;
  return createBackground({
    station,
    arrivals,
    isLocked: session.isLocked,
    system: platform.background,
    power: platform.power,
    texts,
    language,
    showWindow: () => hub.events.emit('main.wanted'),
    isWindowOpen: () => hub.isOpen(mainWindowKey),
    // Only one window plays the sound.
    tellPage: (chime) => transport.emitTo(hub.front(), 'station.chimed', chime),
    quit: host.quit,
    log,
  });
}

interface MenuParts {
  hub: WindowHub;
  mainWindow: ReturnType<typeof createMainWindow>;
  tiledWindows: ReturnType<typeof createTiledWindows>;
  quit: Quit;
}

function createAppMenu(
  { platform, policy, preferences, session, isUnlocked, diagnostics, log }: WindowsNeeds,
  { hub, mainWindow, tiledWindows, quit }: MenuParts,
) {
  const { host, transport } = platform;
  return createMenu({
    menuBar: platform.menuBar,
    preferences,
    policy,
    isSignedIn: isUnlocked,
    lock: session.lockNow,
    windows: hub.list,
    showWindow: hub.focus,
    closeRecords: () => void quit.closeRecordsTogether(),
    arrange: tiledWindows,
    platform: host.platform,
    isDevelopment: !host.isPackaged,
    invokeCommand(command) {
      // Signing out closes the record windows, so the main window is needed.
      const isForMain = command === 'signOut' && mainWindow.isOpen();
      if (isForMain) mainWindow.show();
      transport.emitTo(isForMain ? mainWindowKey : hub.front(), 'app.commandInvoked', { command });
    },
    exportDiagnostics: diagnostics.exportWithoutPage,
    openLogs: () => platform.shell.openPath(platform.logSink.folder),
    log,
  });
}

/** Updates, which don't restart the app while a window has unsaved work. */
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

/** Updates the menu and the main window's page after changes of the windows. */
function followWindows(hub: WindowHub, { menu, updates, transport }: Followers): void {
  let toldRecords = '[]';
  for (const event of ['window.opened', 'window.closed', 'window.focused', 'window.titled', 'window.unsaved'] as const)
    hub.events.on(event, () => {
      const records = hub.records();
      // The menu lists windows only if there are several.
      if (records.length > 0 || event === 'window.closed') menu.rebuild();
      const told = JSON.stringify(records);
      if (told === toldRecords) return;
      toldRecords = told;
      transport.emitTo(mainWindowKey, 'windows.recordsChanged', { records });
    });
  hub.events.on('window.stayed', updates.stay);
}

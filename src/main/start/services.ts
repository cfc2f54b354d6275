import { userInfo } from 'node:os';
import { join } from 'node:path';
import { mainWindowKey } from '@shared/contract/desktop/windows';
import { toDirection } from '@shared/domain/language';
import { translator } from '@shared/i18n/translate';
import { createAccess } from '../api/access';
import { createApi } from '../api/api-client';
import { createEgress } from '../api/egress';
import { createEndpoint } from '../api/endpoint';
import { type ApiLimits, apiLimits } from '../api/limits';
import { createKnownPictures } from '../api/media/known-pictures';
import { createMediaCache } from '../api/media/media-cache';
import { createMediaDisk } from '../api/media/media-disk';
import { followProxy } from '../api/network/follow-proxy';
import { createRawRead } from '../api/raw-read';
import { createUploads } from '../api/uploads/uploads';
import { createServerProfiles } from '../api/wire/server-profiles';
import { createArrivalWatch } from '../arrivals/arrivals';
import { createBackground } from '../background/background';
import { createTimeQuestion } from '../connection/ask-time';
import { whatFixesConnection } from '../connection/configured-address';
import { createConnection, type SampleShopHandle } from '../connection/connection';
import { createProfileHandlers } from '../connection/profile-handlers';
import { createDraftUpkeep } from '../drafts/draft-upkeep';
import { createDrafts } from '../drafts/drafts';
import { createDraftsAfterCrash } from '../drafts/drafts-after-crash';
import { createExportFolder } from '../files/export-folder';
import { openLocalFolder } from '../files/local-folder';
import type { Config } from '../host/config';
import { createImportHandlers } from '../imports/import-handlers';
import { createListFacts } from '../lists/facts';
import { createListExportHandlers, createTableSaver } from '../lists/list-exports';
import { followCalls } from '../lists/list-handlers';
import { createListViewHandlers } from '../lists/list-views';
import { createWholeLists } from '../lists/whole-lists';
import { createLogger } from '../log/logger';
import { createNotices } from '../log/notices';
import { createRedactor } from '../log/redact';
import { createMenu } from '../menu/menu';
import { keepSeenOrders } from '../offline/keep-seen-orders';
import { createKeptOrders } from '../offline/kept-orders';
import { createKeptPolicy } from '../policy/kept-policy';
import { createPolicy } from '../policy/policy';
import type { PlaceReading, PolicyReader } from '../policy/policy-reading';
import type { Printing, PrintingDeps } from '../printing/printing-port';
import { createSales } from '../sales/sales';
import { createSchemeHandler } from '../scheme/scheme-handler';
import { createVault, keychainTimeLimitMs } from '../secrets/create-vault';
import { createKeychainProof } from '../secrets/keychain-proof';
import { createCheckAs } from '../server-check/check-as';
import { createServerCheck } from '../server-check/server-check';
import { createServerChecks } from '../server-check/server-check-handlers';
import { toAdminName } from '../session/account';
import { createIdleLock } from '../session/idle-lock';
import { createKeptSession } from '../session/kept-session';
import { createLastEmail } from '../session/last-email';
import { createLastScreen } from '../session/last-screen';
import { createSession } from '../session/session';
import { createStoredSession } from '../session/stored-session';
import { openSettings } from '../settings/open-settings';
import { createPreferences } from '../settings/preferences';
import { openStockSettings } from '../settings/stock-handlers';
import { createStation } from '../station/station';
import { createLogUpkeep } from '../support/log-upkeep';
import { createDiagnostics } from '../support/report/diagnostics';
import { createSystemLog } from '../support/system-log/system-log';
import { monotonicNow } from '../time/elapsed';
import { createServerClock } from '../time/server-clock';
import { createShopTime } from '../time/shop-time';
import { readUpdateRules } from '../updates/update-rules';
import type { Timers } from '../updates/update-timer';
import { createUpdates } from '../updates/updates';
import { createArrangement } from '../window/arrangement';
import { createBusyMark } from '../window/busy-mark';
import { createDeparture } from '../window/departure';
import { createJointQuestion } from '../window/joint-question';
import { createMainWindow, type MainWindow } from '../window/main-window';
import { createOpenWindows } from '../window/open-windows';
import { createRecordWindows, type RecordWindows } from '../window/record-windows';
import { createWindowCare } from '../window/window-care';
import { createUndoFileHandlers } from '../writings/undo-file';
import { createWritings } from '../writings/writings';
import { createAskedOrder } from './asked-order';
import type { Platform } from './platform';
import { createRunMarker } from './run-marker';

export interface ComposeOptions {
  createPrinting: (deps: PrintingDeps) => Printing;
  startSampleShop: () => Promise<SampleShopHandle>;
  /** What IT has written, read once before the start, and who reads it again. */
  policy: { readings: readonly PlaceReading[]; reader: PolicyReader };
  /** Tests pass shorter times. */
  limits?: ApiLimits;
  /** The same. */
  keychainTimeLimitMs?: number;
  /** The clock by which the app asks for updates. */
  updateTimers?: Timers;
}

const mediaDiskBytes = 200 * 1024 * 1024;
const keychainService = 'com.diwan.backoffice';

/** Builds every part, in one order; nothing happens before `start`. */
export function createServices(platform: Platform, config: Config, options: ComposeOptions) {
  const { host, transport, network } = platform;
  const limits = options.limits ?? apiLimits;
  const redactor = createRedactor({ home: userInfo().homedir });
  const log = createLogger({ sink: platform.logSink, redactor });
  const notices = createNotices({ announce: () => transport.emit('app.noticed', null) });
  const settings = openSettings({ openFile: platform.openSettingsFile, log, notices });
  const policy = createPolicy({ ...options.policy, kept: createKeptPolicy({ folder: host.userData, log }), log });
  const systemLog = createSystemLog({ tool: platform.systemLog, policy, log });
  const { folder } = platform.logSink;
  const logUpkeep = createLogUpkeep({ folder, policy, machine: platform.machine, setLevel: log.setLevel, log });
  const preferences = createPreferences({ settings, policy });
  const language = () => preferences.read().language;
  const digits = () => preferences.read().digits;

  const profiles = createServerProfiles({ policy, settings, log });
  const endpoint = createEndpoint({ fixedBy: () => whatFixesConnection({ policy, config }), profileOf: profiles.view });
  const egress = createEgress({
    endpoint,
    allowedHosts: () => policy.entry('allowedHosts')?.value,
    mayUseHttpLoopback: () => policy.choose('allowHttpLoopback', undefined, true),
  });
  network.restrict({ ...egress, clientCertificateIssuer: () => policy.entry('clientCertificateIssuer')?.value ?? null });
  followProxy({ policy, network, log });
  const access = createAccess();
  const serverClock = createServerClock();
  const calling = { network, serverClock, endpoint, access, profiles, language, log, limits };
  const api = createApi(calling);
  const knownPictures = createKnownPictures();
  api.onEveryAnswer(knownPictures.note);
  const shopTime = createShopTime({ serverClock, askServer: createTimeQuestion({ endpoint, api }) });
  const uploads = createUploads({
    ...calling,
    onStored: knownPictures.note,
    onProgress: (progress) => transport.emit('uploads.progressed', progress),
  });
  const mediaDisk = createMediaDisk({ folder: join(host.userData, 'media'), maxBytes: mediaDiskBytes, log });
  const media = createMediaCache({ network, images: platform.images, disk: mediaDisk, egress, log });

  const keeping = {
    platform,
    log,
    keychainProof: createKeychainProof(),
    keychainTimeLimitMs: options.keychainTimeLimitMs ?? keychainTimeLimitMs,
  };
  const tokens = createVault({ ...keeping, service: keychainService, folderName: 'session' });
  const draftKeys = createVault({ ...keeping, service: `${keychainService}.drafts`, folderName: 'draft-keys' });
  const mayRemember = () => policy.choose('rememberSignIn', undefined, true);
  const kept = createKeptSession({
    stored: createStoredSession(settings),
    vault: tokens,
    endpoint,
    knownPictures,
    isAllowed: mayRemember,
    log,
  });
  const session = createSession({ api, access, endpoint, kept, notices, log });
  const lastEmail = createLastEmail({ settings, endpoint, isAllowed: mayRemember, log });
  const runningAccount = () => (session.state().auth ? session.account() : null);
  const lastScreen = createLastScreen({ settings, account: runningAccount, isAllowed: mayRemember, log });
  const idleLock = createIdleLock({
    limitMinutes: () => policy.choose('idleLockMinutes', undefined, 0),
    hasScreens: session.hasScreens,
    lock: () => void session.lock().catch((error) => log.error('session.notLocked', error)),
  });
  const connection = createConnection({
    config,
    policy,
    endpoint,
    egress,
    profiles,
    api,
    settings,
    log,
    startSampleShop: options.startSampleShop,
    onLeaving: () => session.end('connectionChanged'),
    onSampleShopRestarted: () => session.discardStored(),
    onProfileChanged: () => wholeLists.clear(),
  });
  const drafts = createDrafts({ folder: join(host.userData, 'drafts'), vault: draftKeys, owner: session.account, knownPictures, log });
  const keptOrders = createKeptOrders({
    folder: join(host.userData, 'offline'),
    vault: createVault({ ...keeping, service: `${keychainService}.offline`, folderName: 'offline-keys' }),
    account: session.account,
    isSignedIn: () => session.state().auth !== null,
    version: host.info.version,
    mayKeep: mayRemember,
    knownPictures,
    log,
  });
  keepSeenOrders(api, keptOrders);
  const stock = openStockSettings(settings);
  const wholeLists = createWholeLists({
    api,
    facts: createListFacts(() => stock.read().lowStockThreshold),
    onChanged: (list) => transport.emit('wholeLists.changed', { list }),
    async printed(list, ids) {
      const kind = list === 'orders.list' ? 'order' : 'guestOrder';
      const known = await printing.handlers['printing.marks']({ [kind]: ids });
      return new Set(known.flatMap(({ order, marks }) => (marks.some(({ isPrinted }) => isPrinted) ? [order.id] : [])));
    },
    log,
  });
  followCalls(api, wholeLists);
  const arrivals = createArrivalWatch({ api, settings, log });
  arrivals.onArrived((came) => transport.emit('arrivals.came', came));
  const draftUpkeep = createDraftUpkeep({ drafts, policy, notices, log });
  const exportFolder = createExportFolder(policy);
  const tableSaver = createTableSaver({
    settings,
    policy,
    dialog: { askPath: platform.dialogs.askFile },
    exportFolder,
    digits,
    drawTable: (table, signal) => printing.drawTable(table, signal),
  });
  const listExportHandlers = createListExportHandlers({ lists: wholeLists, saver: tableSaver });
  const sales = createSales({ lists: wholeLists, save: tableSaver.save });
  const listViewHandlers = createListViewHandlers({
    settings,
    account: runningAccount,
    dialog: { askPath: platform.dialogs.askFile, askExisting: platform.dialogs.askOpenFile },
    exportFolder,
  });
  const writings = createWritings({
    folder: join(host.userData, 'writings'),
    vault: createVault({ ...keeping, service: `${keychainService}.writings`, folderName: 'writing-keys' }),
    account: session.account,
    knownPictures,
    log,
  });
  const undoFileHandlers = createUndoFileHandlers({ read: async (id) => await writings['writings.read']({ id }), save: tableSaver.save });
  const importHandlers = createImportHandlers({ reader: platform.tables, policy, settings });
  const localFolder = openLocalFolder(host.userData, config, log);
  const printing = options.createPrinting({
    api,
    media,
    settings,
    policy,
    exportFolder,
    keptOrders,
    shopTime,
    sheetKeys: createVault({ ...keeping, service: `${keychainService}.sheets`, folderName: 'sheet-keys' }),
    localFolder,
    isServerAway: () => endpoint.view().state === 'unreachable',
    shop: () => endpoint.target()?.apiRoot ?? '',
    isSignedIn: () => session.state().auth !== null,
    personName: () => toAdminName(session.state().auth?.admin),
    roles: () => session.state().roles,
    language,
    digits,
    notices,
    log,
    sales: sales.view,
    onQueueChanged: (change) => transport.emit('printing.queueChanged', change),
  });

  const station = createStation({
    settings,
    session,
    endpoint,
    api,
    serverClock,
    printing: printing.station,
    policy,
    witnessPath: `${localFolder}-station.json`,
    machine: host.machine,
    now: shopTime.now,
    log,
  });

  const diagnostics = createDiagnostics({
    platform,
    policy,
    preferences,
    endpoint,
    session,
    printing,
    station,
    serverClock,
    settings,
    exportFolder,
    redactor,
    log,
  });
  const profileHandlers = createProfileHandlers({
    connection,
    settings,
    dialog: { askPath: platform.dialogs.askFile, askExisting: platform.dialogs.askOpenFile },
    exportFolder,
    language,
  });
  const checkServer = createServerCheck({
    profiles,
    read: createRawRead({ network, limits, language, profiles }),
    monotonic: monotonicNow,
    now: () => new Date(),
  });
  const serverChecks = createServerChecks({
    check: checkServer,
    endpoint,
    access,
    dialog: { askPath: platform.dialogs.askFile },
    settings,
    exportFolder,
    language,
    announce: (report) => transport.emit('serverCheck.progressed', report),
    now: () => new Date(),
  });
  const checkAs = createCheckAs({
    api,
    egress,
    check: checkServer,
    authorization: () => policy.choose('authorization', undefined, 'bare'),
  });
  const departure = createDeparture({
    printQueue: printing.queue,
    dialogs: platform.dialogs,
    texts: () => translator(language(), digits()),
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
    texts: () => translator(language(), digits()),
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
    isSignedIn: () => session.state().auth !== null,
    texts: () => translator(language(), digits()),
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
    isSignedIn: () => session.state().auth !== null,
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
    openLogs: () => platform.shell.openFolder(platform.logSink.folder),
    log,
  });
  const askedOrder = createAskedOrder({
    isSignedIn: () => session.state().auth !== null,
    announce: () => transport.emitTo(mainWindowKey, 'windows.orderAsked', null),
  });
  const respond = createSchemeHandler({
    folder: host.rendererFolder,
    pageFacts: () => ({
      boot: { ...preferences.read(), version: host.info.version, platform: host.platform },
      isDark: platform.theme.isDark(),
    }),
    media: { read: async (url) => (knownPictures.has(url) ? media.read(url) : null) },
    printPages: printing.pages,
    log,
  });
  printing.queue.onChanged(() => wholeLists.notePrinting());
  const runMarker = createRunMarker({ folder: host.userData, log, notices });
  const draftsAfterCrash = createDraftsAfterCrash({
    drafts,
    wasCutOff: runMarker.wasCutOff,
    account: runningAccount,
    notices,
    log,
  });

  return {
    platform,
    config,
    log,
    logUpkeep,
    systemLog,
    notices,
    settings,
    policy,
    preferences,
    endpoint,
    egress,
    api,
    uploads,
    tokens,
    draftKeys,
    session,
    lastEmail,
    lastScreen,
    idleLock,
    connection,
    drafts,
    draftUpkeep,
    draftsAfterCrash,
    keptOrders,
    stock,
    wholeLists,
    sales,
    listViewHandlers,
    listExportHandlers,
    writings,
    undoFileHandlers,
    importHandlers,
    arrivals,
    exportFolder,
    printing,
    station,
    background,
    mainWindow,
    recordWindows,
    openWindows,
    arrangement,
    jointQuestion,
    askedOrder,
    busyMark,
    departure,
    diagnostics,
    profileHandlers,
    serverChecks,
    checkAs,
    updates,
    menu,
    respond,
    runMarker,
  };
}

/** Everything that the main process consists of. */
export type Services = ReturnType<typeof createServices>;

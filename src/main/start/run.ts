import { createBulkWriteHandlers } from '@main/data/bulk-writes/bulk-write-handlers';
import { createDraftHandlers } from '@main/data/drafts/draft-handlers';
import { createFullListHandlers } from '@main/data/full-lists/list-handlers';
import { createOfflineHandlers } from '@main/data/offline/offline-handlers';
import { createUploadHandlers } from '@main/server/api/uploads/upload-handlers';
import { createDispatcher } from '@main/server/bridge/dispatcher';
import { createConnectionHandlers } from '@main/server/connection/connection-handlers';
import { applyResponsesToSession } from '@main/server/session/response-effects';
import { createSessionHandlers } from '@main/server/session/session-handlers';
import { followOwner, isLeaving } from '@main/server/session/session-owner';
import { createUpdateHandlers } from '@main/support/updates/update-handlers';
import type { Logger } from '@main/system/log/logger';
import { keepPolicyFresh } from '@main/system/policy/policy-cleanup';
import { createPolicyHandlers } from '@main/system/policy/policy-handlers';
import { createStockHandlers } from '@main/system/settings/stock-handlers';
import { createAppHandlers } from '@main/windows/app-handlers';
import { keepAwakeWhilePrinting } from '@main/windows/keep-awake';
import { createWindowHandlers } from '@main/windows/window-handlers';
import { mainWindowKey } from '@shared/contract/desktop/windows';
import { withListedOrders } from '../printing/sheet/listed-orders';
import type { Services } from './services/services';
import { createUncaughtHandler } from './uncaught';

function followPolicy(services: Services): void {
  const { policy, preferences, session, log } = services;
  policy.onChanged((view) => {
    services.systemLog.notePolicy(view);
    services.updates.reconsider();
    services.platform.transport.emit('policy.changed', view);
    preferences.announce();
    if (!policy.choose('rememberSignIn', undefined, true)) {
      services.lastEmail.forget();
      services.lastScreen.forget();
      void session.forgetKept().catch((error) => log.error('session.notForgotten', error));
      void services.keptOrders.clear();
    }
    void services.draftUpkeep.run();
    void services.logUpkeep.run();
    void services.connection.followPolicy().catch((error) => log.error('connection.policyNotFollowed', error));
  });
}

function followSession(services: Services): void {
  const { session, idleLock, printing, menu } = services;
  const { transport } = services.platform;
  // First, so that no page gets another user's session before the data of the previous user is removed.
  followOwner(session, {
    suspended() {
      services.fullLists.pause(true);
      services.arrivals.pause(true);
    },
    resumed() {
      services.fullLists.pause(false);
      services.arrivals.pause(false);
    },
    left() {
      services.fullLists.clear();
      services.reconciliation.forget();
      services.staffNotes.forget();
      services.tableSaver.forgetFailed();
      services.arrivals.clear();
      services.background.forgetArrived();
      services.pendingLink.forget();
      services.recordWrites.forgetOthers();
      services.recordWindows.closeOthers();
    },
  });
  session.onChanged((view) => {
    if (!session.isLocked()) idleLock.noteUse();
    services.lastEmail.note(view.auth.email);
    void services.draftsAfterCrash.look();
    void services.recordWrites.reportInterrupted();
    void services.keptOrders.tidy();
    printing.noteSession();
    if (!session.isLocked()) transport.emit('session.changed', view);
    menu.rebuild();
  });
  session.onEnded((reason) => {
    printing.forgetOrders();
    services.serverChecks.forget();
    printing.noteSession();
    void services.keptOrders.clear();
    transport.emit('session.ended', { reason });
    // Windows with unsaved work wait for the user's next sign-in, unless the user has signed out.
    services.recordWindows.forget({ keepsUnsaved: !isLeaving(reason) });
    menu.rebuild();
  });
}

/** Covers the pages while the user has locked the app; afterwards, they get what they weren't allowed to read meanwhile. */
function followLock({ platform: { transport }, session, menu, background }: Services): void {
  let wasLocked = false;
  session.onLocked(() => {
    wasLocked = true;
    transport.emit('session.locked', null);
    menu.rebuild();
    background.refresh();
  });
  session.onChanged(() => {
    if (!wasLocked || session.isLocked()) return;
    wasLocked = false;
    transport.emit('app.noticesChanged', null);
    transport.emitTo(mainWindowKey, 'windows.orderRequested', null);
    background.refresh();
  });
}

/** Passes events of each service to the others and to the pages. */
function connectEvents(services: Services): void {
  const { platform, preferences, endpoint, api, session, idleLock, menu } = services;
  const { transport, theme, power } = platform;
  followPolicy(services);
  preferences.onChanged((changed) => {
    theme.use(changed.appearance);
    transport.emit('preferences.changed', changed);
    menu.rebuild();
    services.background.refresh();
  });
  followSession(services);
  followLock(services);
  session.onHeldBackChanged((isHeldBack) => transport.emit('session.heldBackChanged', { isHeldBack }));
  services.tokens.onAnswered(() => void session.restoreAgain().catch((error) => services.log.error('session.restoreFailed', error)));
  services.draftKeys.onAnswered(() => {
    transport.emit('drafts.becameReadable', null);
    void services.draftsAfterCrash.look();
  });
  services.noteKeys.onAnswered(() => transport.emit('staffNotes.becameReadable', null));
  endpoint.onChanged((view) => transport.emit('connection.changed', view));
  // Lists that were loaded with the previous profile may be wrong.
  services.connection.onProfileChanged(() => services.fullLists.clear());
  services.station.onChanged((view) => {
    services.systemLog.noteStation(view);
    transport.emit('station.changed', view);
  });
  power.onLeft(idleLock.leave);
  applyResponsesToSession(api, session, services.notices);
}

function serveBridge(services: Services, started: Promise<void>): void {
  const { platform, notices, log, api } = services;
  const handlers = {
    ...createSessionHandlers(services),
    ...createPolicyHandlers(services.policy),
    ...createConnectionHandlers({ ...services, started }),
    ...createAppHandlers({ platform, notices, closingOf: (key) => services.hub.find(key)?.closing, menu: services.menu, log }),
    ...services.pendingLink.handlers,
    ...createWindowHandlers({ ...services, transport: platform.transport }),
    ...services.unsavedWorkDialog.handlers,
    ...createUploadHandlers(services.uploads),
    ...createUpdateHandlers(services.updates),
    ...createDraftHandlers(services.drafts),
    ...createOfflineHandlers(services.keptOrders),
    ...withListedOrders(createFullListHandlers(services.fullLists), services.printing.noteListed),
    ...services.sales.handlers,
    ...services.reconciliation.handlers,
    ...services.staffNotes.handlers,
    ...services.listViewHandlers,
    ...services.listExportHandlers,
    ...createBulkWriteHandlers(services.bulkWrites, services.recordWrites),
    ...services.undoFileHandlers,
    ...services.importHandlers,
    ...services.arrivals.handlers,
    ...createStockHandlers(services.stock, () => services.fullLists.noteRulesChanged('products.list')),
    ...services.profileHandlers,
    ...services.serverChecks.handlers,
    'diagnostics.export': async () => ({ path: await services.diagnostics.exportAsAsked() }),
    ...services.printing.handlers,
    ...services.station.handlers,
  };
  const tellOthers = (from: string, name: string, id: number | null): void =>
    platform.transport.emitToOthers(from, 'calls.invalidated', { name, id, isMain: from === mainWindowKey });
  platform.transport.serve(
    createDispatcher({ handlers, api, log, isLocked: services.session.isLocked, duringWork: services.idleLock.during, tellOthers }),
  );
}

function watchHost(services: Services): void {
  const { platform, preferences, log, mainWindow, quit, printing, runMarker, busyFile } = services;
  const { host, dialogs, power } = platform;
  const language = () => preferences.read().language;
  host.onHelperGone((helper) => log.warn('app.helperGone', { ...helper }));
  host.onUncaught(createUncaughtHandler({ dialogs, log, language, hasPage: mainWindow.isOpen }));
  host.onSystemEnding(() => {
    quit.systemEnds();
    runMarker.end();
    busyFile.end();
  });
  host.onQuitAsked(quit.onQuitAsked);
  host.onActivated(mainWindow.show);
  keepAwakeWhilePrinting(power, printing.queue);
}

export interface StartOptions {
  /** Whether the window opens only after a second start of the program. */
  isHidden?: boolean;
  /** Names of command-line switches that aren't the app's. */
  switches?: readonly string[];
}

type Attempt = ReturnType<typeof createAttempt>;

/** Runs a step; logs its failure, so that the next steps run anyway. */
const createAttempt =
  (log: Logger) =>
  async (what: string, step: () => Promise<void> | void): Promise<void> => {
    try {
      await step();
    } catch (error) {
      log.error('app.stepFailed', error, { what });
    }
  };

async function stopServices(services: Services, attempt: Attempt): Promise<void> {
  await attempt('bulkWrites.stop', services.bulkWrites.stop);
  await attempt('recordWrites.stop', services.recordWrites.stop);
  await attempt('background.stop', services.background.stop);
  await attempt('station.stop', services.station.stop);
  await attempt('printing.stop', services.printing.stop);
  await attempt('staffNotes.stop', services.staffNotes.stop);
  await attempt('offline.stop', services.keptOrders.stop);
  await attempt('connection.stop', services.connection.stop);
  services.idleLock.stop();
  services.lastScreen.stop();
  services.draftUpkeep.stop();
  services.logUpkeep.stop();
  services.runMarker.end();
  services.busyFile.end();
  services.log.info('app.stopped');
  // Last, because the installer only waits for the end of the process.
  await attempt('updates.install', services.updates.finish);
}

/** Starts the services, the window first, because the rest can happen while its page loads. */
export function run(services: Services): { start(options?: StartOptions): void; stop(): Promise<void> } {
  const { platform, config, log, preferences, session, idleLock, connection, printing, mainWindow, menu, runMarker } = services;

  const attempt = createAttempt(log);
  let stopPolicyUpkeep = (): void => undefined;

  return {
    start({ isHidden = false, switches = [] } = {}) {
      log.info('app.started', {
        version: platform.host.info.version,
        electron: platform.host.info.electron,
        problems: config.problems,
        switches,
      });
      services.systemLog.noteStart(platform.host.info.version);
      services.systemLog.notePolicy(services.policy.view());
      runMarker.startProgram();
      watchHost(services);
      connectEvents(services);
      stopPolicyUpkeep = keepPolicyFresh(platform.power, services.policy);
      const started = attempt('connection.start', connection.start);
      void services.tokens.sweep();
      void attempt('session.restore', async () => {
        await session.restore(started).finally(services.timeQuestion.noteRestored);
        void services.draftsAfterCrash.look();
        void services.recordWrites.reportInterrupted();
        // A session that waits for the keychain may be the one that the orders belong to.
        if (!(await session.isHeldBack())) await services.keptOrders.tidy();
      });
      serveBridge(services, started);
      platform.scheme.serve(services.respond);
      platform.theme.use(preferences.read().appearance);
      if (!isHidden && !services.background.startsAway()) mainWindow.show();
      menu.rebuild();
      idleLock.noteUse();
      void attempt('printing.start', printing.start);
      void attempt('background.start', services.background.start);
      void attempt('station.start', services.station.start);
      void services.draftUpkeep.run();
      services.updates.start();
      void services.logUpkeep.run();
    },
    async stop() {
      stopPolicyUpkeep();
      await stopServices(services, attempt);
    },
  };
}

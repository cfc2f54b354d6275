import type { Api } from './api/api-client';
import type { Uploads } from './api/uploads';
import { createAppHandlers } from './bridge/handlers/app-handlers';
import { createConnectionHandlers } from './bridge/handlers/connection-handlers';
import { createDraftHandlers } from './bridge/handlers/draft-handlers';
import { createSessionHandlers } from './bridge/handlers/session-handlers';
import { createUploadHandlers } from './bridge/handlers/upload-handlers';
import { createRouter } from './bridge/router';
import type { Config } from './config';
import type { Connection } from './connection/connection';
import type { Endpoint } from './connection/endpoint';
import type { Logger } from './diagnostics/logger';
import type { Notices } from './diagnostics/notices';
import type { RunMarker } from './diagnostics/run-marker';
import { createUncaughtHandler } from './diagnostics/uncaught';
import type { Drafts } from './drafts/drafts';
import type { Platform } from './platform/platform';
import type { Printing } from './printing-port';
import { applyAnswersToSession } from './session/answer-effects';
import type { Session } from './session/session';
import type { PreferenceStore } from './settings/preferences';
import type { MainWindow } from './window/main-window';

/** Everything that `compose` has built. */
export interface Services {
  platform: Platform;
  config: Config;
  log: Logger;
  notices: Notices;
  preferences: PreferenceStore;
  endpoint: Endpoint;
  api: Api;
  uploads: Uploads;
  session: Session;
  connection: Connection;
  drafts: Drafts;
  printing: Printing;
  mainWindow: MainWindow;
  menu: { rebuild(): void };
  respond: (request: Request) => Promise<Response>;
  runMarker: RunMarker;
}

/** What one part says is heard by the others and by the pages. */
function connectEvents({ platform, preferences, endpoint, api, session, printing, menu }: Services): void {
  const { transport, theme } = platform;
  preferences.onChanged((changed) => {
    theme.use(changed.appearance);
    session.setLanguage(changed.language);
    transport.emit('preferences.changed', changed);
    menu.rebuild();
  });
  session.onChanged((view) => {
    transport.emit('session.changed', view);
    menu.rebuild();
  });
  session.onEnded((reason) => {
    printing.forgetOrders();
    transport.emit('session.ended', { reason });
    menu.rebuild();
  });
  endpoint.onChanged((view) => transport.emit('connection.changed', view));
  applyAnswersToSession(api, session);
}

function serveBridge(services: Services, started: Promise<void>): void {
  const { platform, notices, log, api } = services;
  const handlers = {
    ...createSessionHandlers(services),
    ...createConnectionHandlers({ ...services, started }),
    ...createAppHandlers({ platform, notices, closing: services.mainWindow.closing, log }),
    ...createUploadHandlers(services.uploads),
    ...createDraftHandlers(services.drafts),
    ...services.printing.handlers,
  };
  platform.transport.serve(createRouter({ handlers, api, log }));
}

function watchHost({ platform, preferences, log, mainWindow, runMarker }: Services): void {
  const { host, dialogs } = platform;
  const language = () => preferences.read().language;
  host.onUncaught(createUncaughtHandler({ dialogs, log, language, hasPage: mainWindow.isOpen }));
  host.onSystemEnding(() => {
    mainWindow.closing.release();
    runMarker.end();
  });
  host.onQuitAsked(mainWindow.closing.noteQuit);
  host.onSecondStart(mainWindow.show);
  host.onActivated(mainWindow.show);
  host.onAllWindowsClosed(() => {
    if (host.platform !== 'darwin') host.quit();
  });
}

/** Brings the built parts to life: the window first, because everything else can happen while it loads. */
export function run(services: Services): { start(): void; stop(): Promise<void> } {
  const { platform, config, log, preferences, session, connection, printing, mainWindow, menu, runMarker } = services;

  const attempt = async (what: string, step: () => Promise<void> | void): Promise<void> => {
    try {
      await step();
    } catch (error) {
      log.error('app.stepFailed', error, { what });
    }
  };

  return {
    start() {
      log.info('app.started', { version: platform.host.info.version, electron: platform.host.info.electron, problems: config.problems });
      runMarker.begin();
      watchHost(services);
      connectEvents(services);
      const started = attempt('connection.start', connection.start);
      void attempt('session.restore', () => session.restore(started));
      serveBridge(services, started);
      platform.scheme.serve(services.respond);
      platform.theme.use(preferences.read().appearance);
      menu.rebuild();
      mainWindow.show();
      void attempt('printing.start', printing.start);
    },
    async stop() {
      await attempt('printing.stop', printing.stop);
      await attempt('connection.stop', connection.stop);
      runMarker.end();
      log.info('app.stopped');
    },
  };
}

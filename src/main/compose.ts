import { join } from 'node:path';
import { type Api, createApi } from './api/api-client';
import type { ApiLimits } from './api/limits';
import { createAppHandlers } from './bridge/handlers/app-handlers';
import { createConnectionHandlers } from './bridge/handlers/connection-handlers';
import { createDraftHandlers } from './bridge/handlers/draft-handlers';
import { createSessionHandlers } from './bridge/handlers/session-handlers';
import { createRouter, type Handlers } from './bridge/router';
import type { Config } from './config';
import { createConnection, type SampleShopHandle } from './connection/connection';
import { createEndpoint } from './connection/endpoint';
import { createLogger } from './diagnostics/logger';
import { createNotices } from './diagnostics/notices';
import { createDrafts } from './drafts/drafts';
import { createMenu } from './menu/menu';
import type { Platform } from './platform/platform';
import { createSchemeHandler } from './scheme/scheme-handler';
import { createAccess } from './session/access';
import { createVault } from './session/create-vault';
import { createSession, type Session } from './session/session';
import { createStoredSession } from './session/stored-session';
import { openSettings } from './settings/open-settings';
import { createPreferences } from './settings/preferences';
import { createMainWindow } from './window/main-window';

export interface ComposeOptions {
  /** Tests pass shorter ones. */
  apiLimits?: ApiLimits;
  startSampleShop?: () => Promise<SampleShopHandle>;
}

export interface MainProcess {
  api: Api;
  session: Session;
  start(): void;
  stop(): Promise<void>;
}

async function startEmbeddedSampleShop(): Promise<SampleShopHandle> {
  const { startSampleShop } = await import('@sample-shop/server');
  return startSampleShop();
}

const bareFailure = (): never => {
  throw new Error('not composed');
};

/** Builds the whole main process; nothing happens before `start`. */
export function compose(platform: Platform, config: Config, options: ComposeOptions = {}): MainProcess {
  const { host, transport } = platform;
  const log = createLogger({ sink: platform.logSink });
  const notices = createNotices({ announce: () => transport.emit('app.noticed', null) });
  const settings = openSettings({ openFile: platform.openSettingsFile, log, notices });
  const preferences = createPreferences({ settings, initialLanguage: config.initialLanguage });
  const endpoint = createEndpoint({ isChangeable: config.enforcedApiRoot === null });
  const access = createAccess();
  const language = () => preferences.read().language;
  const api = createApi({
    network: platform.network,
    endpoint,
    access,
    language,
    log,
    ...(options.apiLimits ? { limits: options.apiLimits } : {}),
  });
  const session = createSession({
    api,
    access,
    endpoint,
    vault: createVault({ platform, service: 'com.diwan.backoffice', folderName: 'session', log }),
    stored: createStoredSession(settings),
    notices,
    log,
    language: language(),
  });
  const connection = createConnection({
    config,
    endpoint,
    api,
    settings,
    log,
    startSampleShop: options.startSampleShop ?? startEmbeddedSampleShop,
    onLeaving: () => session.end('connectionChanged'),
    onSampleShopRestarted: () => session.discardStored(),
  });
  const drafts = createDrafts({
    folder: join(host.userData, 'drafts'),
    vault: createVault({ platform, service: 'com.diwan.backoffice.drafts', folderName: 'draft-keys', log }),
    owner: session.account,
    log,
  });
  const mainWindow = createMainWindow({ ...platform, settings, preferences, log, quit: host.quit });
  const menu = createMenu({
    menuBar: platform.menuBar,
    preferences,
    isSignedIn: () => session.state().auth !== null,
    platform: host.platform,
    isDevelopment: !host.isPackaged,
    invokeCommand: (command) => transport.emit('app.commandInvoked', { command }),
    openLogs: () => platform.shell.openFolder(platform.logSink.folder),
    log,
  });
  const respond = createSchemeHandler({
    folder: host.rendererFolder,
    pageFacts: () => ({
      boot: { ...preferences.read(), version: host.info.version, platform: host.platform as 'linux' },
      isDark: platform.theme.isDark(),
    }),
    media: { read: async () => null },
    printPages: { respond: () => null },
    log,
  });

  return {
    api,
    session,
    start() {
      const started = connection.start();
      const handlers = {
        ...createSessionHandlers({ session, preferences }),
        ...createConnectionHandlers({ connection, endpoint, started }),
        ...createAppHandlers({ platform, notices, log }),
        ...createDraftHandlers(drafts),
        'uploads.send': bareFailure,
        'uploads.cancel': bareFailure,
      };
      transport.serve(createRouter({ handlers: handlers as unknown as Handlers, api, log }));
      void session.restore(started);
      preferences.onChanged((changed) => {
        platform.theme.use(changed.appearance);
        session.setLanguage(changed.language);
        transport.emit('preferences.changed', changed);
        menu.rebuild();
      });
      session.onChanged((view) => {
        transport.emit('session.changed', view);
        menu.rebuild();
      });
      session.onEnded((reason) => {
        transport.emit('session.ended', { reason });
        menu.rebuild();
      });
      endpoint.onChanged((view) => transport.emit('connection.changed', view));
      platform.theme.use(preferences.read().appearance);
      platform.scheme.serve(respond);
      menu.rebuild();
      mainWindow.show();
      host.onSecondStart(mainWindow.show);
      host.onActivated(mainWindow.show);
      host.onAllWindowsClosed(() => host.platform !== 'darwin' && host.quit());
    },
    async stop() {
      await connection.stop();
    },
  };
}

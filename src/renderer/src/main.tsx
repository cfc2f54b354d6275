import './styles/fonts.css';
import './styles/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { applyDocumentLanguage } from './app/document-language';
import { createAppRouter } from './app/router';
import { watchUncaughtErrors } from './app/uncaught-errors';
import { readBootInfo, readStyleNonce } from './bridge/boot';
import { ask } from './bridge/bridge';
import { startI18n } from './bridge/i18n';
import { applyPreferences, readPreferences } from './bridge/preferences-store';
import { createQueryClient } from './bridge/query-client';
import { sessionActions } from './bridge/session-store';
import { startBus } from './bridge/start-bus';

/** Restores preferences and session before the first screen, so that neither language nor sign-in flickers. */
async function start(root: HTMLElement): Promise<void> {
  const boot = readBootInfo(document);
  startI18n(boot.language);
  applyDocumentLanguage(document, boot.language);
  applyPreferences(boot);
  watchUncaughtErrors();
  const client = createQueryClient();
  startBus(client);
  const [session] = await Promise.all([ask('session.read', undefined), readPreferences()]);
  if (session.ok && session.value) sessionActions.restore(session.value);
  createRoot(root).render(
    <StrictMode>
      <App client={client} router={createAppRouter()} styleNonce={readStyleNonce(document)} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);

import './styles/fonts.css';
import './styles/global.css';
import { createDOMRenderer } from '@fluentui/react-components';
import { toFirstScreen } from '@renderer/app/shell/last-screen';
import { useWindowBegin } from '@renderer/runtime/calls/window-kind';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { applyDocumentLanguage } from './app/document-language';
import { watchUncaughtErrors } from './app/failures/report-error';
import { createAppRouter } from './app/router';
import { loadScreen } from './app/routes';
import { ShellPreload } from './app/shell/shell-preload';
import { ask } from './runtime/calls/bridge';
import { subscribeToMainEvents } from './runtime/calls/main-events/main-events';
import { applyPreferences, readPreferences } from './runtime/calls/preferences';
import { createQueryClient } from './runtime/calls/query-client';
import { readBootInfo, readStyleNonce } from './runtime/state/boot';
import { sessionActions } from './runtime/state/session-store';
import { startI18n } from './runtime/texts/i18n';
import { takeHandedList } from './ui/list/record-pager/passed-list';

/** Restores preferences and session before the first screen, so that neither language nor sign-in flickers. */
async function start(root: HTMLElement): Promise<void> {
  const boot = readBootInfo(document);
  startI18n(boot.language);
  applyDocumentLanguage(document, boot.language);
  applyPreferences(boot);
  watchUncaughtErrors();
  const client = createQueryClient();
  subscribeToMainEvents(client);
  const [session, last, begin] = await Promise.all([
    ask('session.read', undefined),
    ask('session.lastScreen', undefined),
    ask('windows.begin', undefined),
    readPreferences(),
  ]);
  if (begin.ok && begin.value) {
    useWindowBegin.setState({ begin: begin.value });
    startAt(begin.value.path);
  }
  if (session.ok && session.value) {
    sessionActions.restore(session.value);
    if (last.ok) startAt(toFirstScreen(last.value, session.value.roles));
    // One after the other, the frame would show a preloader in the place of the list. What cannot be loaded says so where it should stand.
    await Promise.allSettled([ShellPreload.load(), loadScreen(window.location.hash.slice(1))]);
    // After the session, with which every list begins afresh.
    takeHandedList(useWindowBegin.getState().begin?.list);
  }
  const renderer = createDOMRenderer(document, { styleElementAttributes: { nonce: readStyleNonce(document) } });
  createRoot(root).render(
    <StrictMode>
      <App client={client} router={createAppRouter()} renderer={renderer} />
    </StrictMode>,
  );
}

const isAtStart = (): boolean => ['', '#', '#/'].includes(window.location.hash);

/** A page that was loaded anew stays where it is. */
function startAt(path: string | null): void {
  if (path !== null && isAtStart()) window.history.replaceState(null, '', `#${path}`);
}

const root = document.getElementById('root');
if (root) void start(root);

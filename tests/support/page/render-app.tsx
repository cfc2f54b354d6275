import { App } from '@renderer/app/app';
import { routeObjects } from '@renderer/app/router';
import { useShellPanels } from '@renderer/app/shell/shell-panels-store';
import { ShellPreload } from '@renderer/app/shell/shell-preload';
import { subscribeToMainEvents } from '@renderer/runtime/calls/main-events/main-events';
import { applyPreferences } from '@renderer/runtime/calls/preferences';
import { createQueryClient } from '@renderer/runtime/calls/query-client';
import { useNotifications } from '@renderer/runtime/notices/notify';
import { sessionActions, useSession } from '@renderer/runtime/state/session-store';
import { addAllTexts } from '@renderer/runtime/texts/all-texts';
import { startI18n } from '@renderer/runtime/texts/i18n';
import { useInertPageKeeper } from '@renderer/ui/feedback/inert-page';
import type { SessionView } from '@shared/contract/desktop/session';
import { ok } from '@shared/contract/result';
import type { Admin } from '@shared/contract/shop/admins';
import type { Language } from '@shared/domain/language';
import { act, cleanup, configure, type RenderResult, render } from '@testing-library/react';
import { vi } from 'vitest';
import { createFakeBridge, type FakeBridge, type FakeHandlers } from './fake-bridge';
import { createShownRouter } from './shown-router';
import { testRenderer } from './test-look';

export const someAdmin: Admin = {
  id: 7,
  f_name: 'Maryam',
  l_name: 'Al-Sabah',
  email: 'maryam@shop.example',
  phone: '50001234',
  country_code: '+965',
  isBlocked: false,
  admin_roles: [{ role: 'admin' }],
  avatar: null,
};

export function toSessionView(admin: Admin = someAdmin): SessionView {
  return {
    auth: { email: admin.email, idToken: '', localId: String(admin.id), expiresIn: '', refreshToken: '', admin },
    roles: admin.admin_roles.map(({ role }) => role),
    tokenKeptIn: 'keychain',
  };
}

interface AppOptions {
  path?: string;
  language?: Language;
  /** The session at the start; null means signed out. */
  session?: SessionView | null;
  handlers?: FakeHandlers;
}

export interface RenderedApp extends RenderResult {
  bridge: FakeBridge;
  path(): string;
  goTo(path: string, state?: unknown): Promise<void>;
}

// As `main.tsx` does for a stored session, so that a test finds the frame at once.
await ShellPreload.load();

/** Starts the whole page like `main.tsx`, with a fake main process. */
export function renderApp({ path = '/', language = 'en', session = toSessionView(), handlers = {} }: AppOptions = {}): RenderedApp {
  // Computing the visibility of every element takes most of a test's time here.
  configure({ defaultHidden: true });
  let preferences = { language, appearance: 'light', digits: 'latn' } as const;
  const bridge = createFakeBridge({
    'preferences.update': (change) => {
      preferences = { ...preferences, ...change } as typeof preferences;
      bridge.emit('preferences.changed', preferences);
      return ok(preferences);
    },
    'admins.list': () => ok({ rows: [], unreadable: [], totalItems: 0 }),
    ...handlers,
  });
  vi.stubGlobal('diwan', bridge);
  // The DOM of the tests is never idle.
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', (id: NodeJS.Timeout) => clearTimeout(id));
  startI18n(language);
  addAllTexts();
  applyPreferences(preferences);
  if (session) sessionActions.restore(session);
  const client = createQueryClient();
  const stopBus = subscribeToMainEvents(client);
  stops.push(stopBus);
  const shown = createShownRouter(routeObjects, [path]);
  const rendered = render(<App client={client} router={shown.router} renderer={testRenderer()} />);
  return {
    ...rendered,
    bridge,
    path: () => shown.location().pathname,
    goTo: (to, state) => act(() => shown.navigate(to, { state })),
  };
}

const stops: (() => void)[] = [];

/** Removes all traces of the page; called after each test. */
export function endApp(): void {
  cleanup();
  for (const stop of stops.splice(0)) stop();
  useSession.setState(useSession.getInitialState(), true);
  useNotifications.setState(useNotifications.getInitialState(), true);
  useShellPanels.setState(useShellPanels.getInitialState(), true);
  useInertPageKeeper.setState(useInertPageKeeper.getInitialState(), true);
  window.localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

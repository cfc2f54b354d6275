import { appRoutes } from '@renderer/app/routes';
import { watchBulkWrites } from '@renderer/runtime/calls/bulk-writes/bulk-write-state';
import { applyPreferences } from '@renderer/runtime/calls/preferences';
import { createQueryClient } from '@renderer/runtime/calls/query-client';
import type { ReadName } from '@renderer/runtime/calls/reads';
import { useNotifications } from '@renderer/runtime/notices/notify';
import { emptyAuth } from '@renderer/runtime/state/session-phase';
import { sessionActions, useSession } from '@renderer/runtime/state/session-store';
import { addAllTexts } from '@renderer/runtime/texts/all-texts';
import { startI18n } from '@renderer/runtime/texts/i18n';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';
import type { Digits } from '@shared/contract/desktop/session';
import { ok } from '@shared/contract/result';
import type { Admin } from '@shared/contract/shop/admins';
import type { Language } from '@shared/domain/language';
import { areas } from '@shared/domain/permissions';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, type RenderResult, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { parsePath, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { inArabic, inEnglish } from '../texts';
import { createFakeBridge, type FakeBridge, type FakeHandlers } from './fake-bridge';
import { createShownRouter } from './shown-router';
import { TestLook } from './test-look';

export type PageRoute = Pick<AppRoute, 'path' | 'screen'>;

export interface PageOptions {
  language?: Language;
  digits?: Digits;
  /** Roles of the signed-in admin; all by default. */
  roles?: readonly string[];
  admin?: Partial<Admin>;
  /** State that the navigation passes on. */
  state?: unknown;
  handlers?: FakeHandlers;
  /** Replaces the app's own route table. */
  routes?: readonly PageRoute[];
}

export interface ShownPage extends RenderResult {
  bridge: FakeBridge;
  client: QueryClient;
  setLanguage(language: Language): void;
  /** Path and search parameters. */
  address(): string;
  state(): unknown;
  goTo(to: string | number, state?: unknown): Promise<void>;
}

export const self: Admin = {
  id: 1,
  f_name: 'Mona',
  l_name: 'Saleh',
  email: 'mona@shop.example',
  phone: '50001230',
  country_code: '+965',
  isBlocked: false,
  admin_roles: [],
  avatar: null,
};

/** Opens a route, by default of the app's own table, with cache, theme, texts, and a signed-in admin, but without the shell. */
export async function showPage(path: string, options: PageOptions = {}): Promise<ShownPage> {
  const { language = 'en', digits = 'latn', roles = [...areas, 'order'], handlers = {}, routes: table = appRoutes } = options;
  const bridge = createFakeBridge({ 'app.openExternal': () => ok(null), ...handlers });
  vi.stubGlobal('diwan', bridge);
  startI18n(language);
  addAllTexts();
  applyPreferences({ language, appearance: 'light', digits });
  useSession.setState({ phase: { kind: 'signedIn' }, auth: { ...emptyAuth, admin: { ...self, ...options.admin } }, roles });
  const client = createQueryClient();
  watchBulkWrites(client);
  const shown = createShownRouter(
    table.map(({ path: route, screen: Screen }) => ({
      path: `/${route}`,
      element: (
        <Suspense fallback={null}>
          <Screen />
        </Suspense>
      ),
    })),
    [{ ...parsePath(path), state: options.state }],
  );
  const result = render(
    <QueryClientProvider client={client}>
      <TestLook language={language}>
        <RouterProvider router={shown.router} useTransitions={false} />
      </TestLook>
    </QueryClientProvider>,
  );
  return {
    ...result,
    bridge,
    client,
    setLanguage: (next) => act(() => applyPreferences({ language: next, appearance: 'light', digits })),
    address: () => shown.location().pathname + shown.location().search,
    state: () => shown.location().state,
    goTo: (to, state) => act(() => shown.navigate(to, { state })),
  };
}

/** Finds a control by its full name. Computing roles and names takes seconds for a table of twenty rows in a simulated document. */
export function control(name: string, inside: ParentNode = document): HTMLElement {
  const found = findControl(name, inside);
  if (!found) throw new Error(`no control named "${name}"`);
  return found;
}

export function findControl(name: string, inside: ParentNode = document): HTMLElement | undefined {
  const controls = [...inside.querySelectorAll<HTMLElement>('button, a, input, [role="menuitem"], [role="tab"]')];
  return controls.find((element) => (element.getAttribute('aria-label') ?? toSpokenText(element)) === name);
}

/** Returns a control's text without key caps, which screen readers don't read. */
function toSpokenText(element: HTMLElement): string | undefined {
  if (!element.querySelector('kbd')) return element.textContent?.trim();
  const words = element.cloneNode(true) as HTMLElement;
  for (const silent of words.querySelectorAll('[aria-hidden]')) silent.remove();
  return words.textContent?.trim();
}

/** Opens the menu of a list (`…`, or *Tools* of the products) and returns the entry that begins with `label`; its present value follows. */
export async function listTool(label: string): Promise<HTMLElement> {
  const menus = (['lists.more', 'products.tools.open'] as const).flatMap((key) => [inEnglish(key), inArabic(key)]);
  fireEvent.click(await waitFor(() => menus.map((name) => findControl(name)).find(Boolean) ?? control(inEnglish('lists.more'))));
  return waitFor(() => {
    const entries = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const entry = entries.find(({ textContent }) => textContent?.startsWith(label));
    if (!entry) throw new Error(`no tool "${label}"`);
    return entry;
  });
}

/** Presses an entry of the menu `…` of a list. */
export async function chooseTool(label: string): Promise<void> {
  fireEvent.click(await listTool(label));
}

/** Lists the names of the open menu's entries, without their keys. */
export async function menuEntries(): Promise<string[]> {
  return (await screen.findAllByRole('menuitem')).map((entry) => {
    const words = entry.cloneNode(true) as HTMLElement;
    for (const keys of words.querySelectorAll('[aria-hidden="true"]')) keys.remove();
    return words.textContent ?? '';
  });
}

/** Resolves with a table row as soon as it is shown, found by its ID. */
export function tableRow(id: number): Promise<HTMLElement> {
  return waitFor(() => {
    const row = document.querySelector<HTMLElement>(`tr[data-row="${id}"]`);
    if (!row) throw new Error(`no row ${id}`);
    return row;
  });
}

/** Lets the next reads never end, so that the page can only show what it has cached. */
export function holdReads(page: ShownPage, name: ReadName): void {
  page.bridge.handle({ [name]: () => new Promise(() => undefined) });
}

/** Texts of the requested toasts; failures by their code. */
export function toasts(): string[] {
  return useNotifications.getState().messages.map(({ message }) => {
    if (message.kind === 'text') return message.text;
    return message.kind === 'failure' ? message.failure.code : message.kind;
  });
}

export function endPage(): void {
  cleanup();
  act(() => {
    useNotifications.setState({ messages: [], alert: null });
    sessionActions.end('signedOut');
  });
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

// @vitest-environment happy-dom

import { sessionActions } from '@renderer/runtime/state/session-store';
import { failed, ok } from '@shared/contract/result';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endApp, renderApp, someAdmin, toSessionView } from '../../../../tests/support/page/render-app';
import { inEnglish, startingWith } from '../../../../tests/support/texts';
import { appRoutes, loginDelayMs } from './routes';

afterEach(endApp);

const loginForm = () => screen.findByRole('form', { name: inEnglish('navigation.signIn') });

describe('routes', () => {
  it.each(['/', '/admins', '/orders', '/orders/details', '/settings/printing', '/page-error-404', '/no-such-place'])(
    '[LOG-01] [LOG-03] signed out, %s leads to the sign-in',
    async (path) => {
      const app = renderApp({ path, session: null });
      expect(await loginForm()).toBeDefined();
      expect(app.path()).toBe('/login');
    },
  );

  it('[LOG-06] signed in, /login leads to the root', async () => {
    const app = renderApp({ path: '/login' });
    await screen.findByRole('heading', { level: 1, name: inEnglish('navigation.admins') });
    expect(app.path()).toBe('/');
  });

  it('[LOG-08] [LOG-02] a sign-in leads to /admins', async () => {
    const app = renderApp({ session: null, handlers: { 'session.signIn': () => ok(toSessionView()) } });
    const form = await loginForm();
    fireEvent.change(within(form).getByLabelText(startingWith(inEnglish('adminForm.email'))), { target: { value: 'maryam@shop.example' } });
    fireEvent.change(within(form).getByLabelText(startingWith(inEnglish('signIn.password'))), { target: { value: 'secret' } });
    fireEvent.submit(form);
    await screen.findByRole('heading', { level: 1, name: inEnglish('navigation.admins') });
    expect(app.path()).toBe('/admins');
  });

  it.each([
    ['/admins/add-admins', '/admins', inEnglish('rules.admins')],
    ['/admins/edit-admin/3/Bader', '/admins', inEnglish('rules.admins')],
    ['/home/products/add-products/3', '/home/products', inEnglish('navigation.homeProducts')],
  ])('[OP-35] without its permission the form %s leads to its list %s, which says why', async (path, list, title) => {
    const app = renderApp({ path, session: toSessionView({ ...someAdmin, admin_roles: [{ role: 'rules' }] }) });
    await screen.findByRole('heading', { level: 1, name: title });
    expect(app.path()).toBe(list);
    expect(await screen.findByText('Not Allowed, Don`t have Permission')).toBeTruthy();
    expect(app.bridge.requestsOf('admins.one')).toEqual([]);
  });

  it('[OP-35] who comes from a form with its permission is still asked for that of the next', async () => {
    const app = renderApp({ path: '/admins/add-admins' });
    await screen.findByRole('textbox', { name: startingWith(inEnglish('adminForm.firstName')) });
    await app.goTo('/home/products/add-products/3');
    await waitFor(() => expect(app.path()).toBe('/home/products'));
    expect(await screen.findByText('Not Allowed, Don`t have Permission')).toBeTruthy();
  });

  it('[OP-35] who loses the permission on a form stays there to read what was typed', async () => {
    const app = renderApp({ path: '/admins/add-admins' });
    const name = (await screen.findByRole('textbox', { name: startingWith(inEnglish('adminForm.firstName')) })) as HTMLInputElement;
    fireEvent.change(name, { target: { value: 'Hind' } });
    act(() => sessionActions.setRoles([]));
    expect(app.path()).toBe('/admins/add-admins');
    expect([name.value, name.readOnly]).toEqual(['Hind', true]);
  });

  it('[LAY-33] the root and /admins are the same screen', () => {
    const [root, admins] = ['', 'admins'].map((path) => appRoutes.find((route) => route.path === path));
    expect(root?.screen).toBe(admins?.screen);
    expect(root?.title).toBe('admins');
  });

  it.each([
    ['[LAY-34]', '/page-error-404'],
    ['[LAY-35]', '/no-such-place'],
    ['[LAY-35]', '/orders/no/such/place'],
    ['[LAY-35]', '/rules/abc'],
    ['[LAY-35]', '/admins/edit-admin/0/x'],
  ])('%s [LAY-36] [LAY-37] %s says that the page was not found and leads home', async (_id, path) => {
    const app = renderApp({ path });
    const home = await screen.findByRole('link', { name: inEnglish('shell.notFound.home') });
    expect(screen.getAllByText(inEnglish('shell.notFound.title')).length).toBeGreaterThan(0);
    fireEvent.click(home);
    await waitFor(() => expect(app.path()).toBe('/'));
  });

  it('[LAY-11] every route is relative to the dashboard root', () => {
    for (const { path } of appRoutes) expect(path).not.toMatch(/^\/|^https?:/);
  });

  it('[LOG-32] [LOG-33] an ended session leads to the sign-in, which says why, once and calmly', async () => {
    const app = renderApp({ path: '/page-error-404' });
    await screen.findByRole('link', { name: inEnglish('shell.notFound.home') });
    act(() => app.bridge.emit('session.ended', { reason: 'notAuthorized' }));
    await loginForm();
    expect(app.path()).toBe('/login');
    expect(screen.getAllByText(inEnglish('signIn.ended.notAuthorized'))).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('[LOG-32] signing out leads to the sign-in without a word', async () => {
    const app = renderApp({ path: '/page-error-404' });
    await screen.findByRole('link', { name: inEnglish('shell.notFound.home') });
    act(() => app.bridge.emit('session.ended', { reason: 'signedOut' }));
    await loginForm();
    expect(screen.queryByText(/session has ended/)).toBeNull();
  });

  it('starts on the connection screen while no server is known', async () => {
    renderApp({
      session: null,
      handlers: {
        'connection.read': () =>
          ok({ apiRoot: null, authorization: 'bare', source: null, state: 'unknown', since: '', fixedBy: null, profile: null }),
      },
    });
    expect(await screen.findByRole('form', { name: inEnglish('connection.title') })).toBeDefined();
  });

  it('still offers the sign-in when the connection cannot be told', async () => {
    renderApp({ session: null, handlers: { 'connection.read': () => failed('internal') } });
    expect(await loginForm()).toBeDefined();
  });
});

describe('the sign-in screen is loaded when it is needed', () => {
  it('[LOG-04] [LOG-05] [LAY-12] behind three dots that stay at least 500 ms', async () => {
    expect(loginDelayMs).toBe(500);
    vi.resetModules();
    const timer = vi.spyOn(globalThis, 'setTimeout');
    const { LoginScreen } = await import('./routes');
    const { render } = await import('@testing-library/react');
    const { Suspense } = await import('react');
    const { Preloader } = await import('@renderer/ui/feedback/preloader');
    const { container, unmount } = render(
      <Suspense fallback={<Preloader />}>
        <LoginScreen />
      </Suspense>,
    );
    expect(container.querySelectorAll('[data-testid="preloader"] > span')).toHaveLength(3);
    expect(timer.mock.calls.some(([, delayMs]) => delayMs === 500)).toBe(true);
    unmount();
    timer.mockRestore();
  });
});

// @vitest-environment happy-dom

import { useNotifications } from '@renderer/runtime/notices/notify';
import { sessionActions, useSession } from '@renderer/runtime/state/session-store';
import type { ConnectionView } from '@shared/contract/desktop/connection';
import type { SessionView } from '@shared/contract/desktop/session';
import { failed, ok, type Result } from '@shared/contract/result';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { endApp, type RenderedApp, renderApp, toSessionView } from '../../../../../tests/support/page/render-app';
import { decided } from '../../../../../tests/support/samples/decided';
import { inEnglish, startingWith } from '../../../../../tests/support/texts';

afterEach(endApp);

interface Login extends RenderedApp {
  form: HTMLElement;
  email: HTMLInputElement;
  password: HTMLInputElement;
  submit(): void;
  type(email: string, password: string): void;
}

async function showLogin(handlers: Parameters<typeof renderApp>[0] = {}): Promise<Login> {
  const app = renderApp({ session: null, ...handlers });
  const form = await screen.findByRole('form', { name: inEnglish('signIn.title') });
  const email = within(form).getByLabelText<HTMLInputElement>(startingWith(inEnglish('signIn.email')));
  const password = within(form).getByLabelText<HTMLInputElement>(startingWith(inEnglish('signIn.password')));
  return {
    ...app,
    form,
    email,
    password,
    submit: () => fireEvent.submit(form),
    type(typedEmail, typedPassword) {
      fireEvent.change(email, { target: { value: typedEmail } });
      fireEvent.change(password, { target: { value: typedPassword } });
    },
  };
}

describe('sign-in screen', () => {
  it('[LOG-07] has exactly two inputs, e-mail and password', async () => {
    const { form } = await showLogin();
    expect([...form.querySelectorAll('input')].map(({ type }) => type)).toEqual(['email', 'password']);
  });

  it('waits for the e-mail with the caret in it', async () => {
    const { email } = await showLogin();
    expect(email.value).toBe('');
    expect(document.activeElement).toBe(email);
  });

  it('offers the e-mail of last time and waits for the password', async () => {
    const apiRoot = 'https://api.shop.example/v1';
    const used = { apiRoot, email: 'maryam@shop.example' };
    const { email, password } = await showLogin({
      handlers: { 'session.lastEmail': () => ok(used) },
    });
    expect(email.value).toBe('maryam@shop.example');
    expect(document.activeElement).toBe(password);
  });

  it('offers no e-mail of another server', async () => {
    const { email } = await showLogin({
      handlers: { 'session.lastEmail': () => ok({ apiRoot: 'https://other.example/v1', email: 'maryam@shop.example' }) },
    });
    expect(email.value).toBe('');
    expect(document.activeElement).toBe(email);
  });

  it('shows the logo of the session state, as the sidebar does after it', async () => {
    act(() => sessionActions.setLogo('/own-logo.svg'));
    const login = await showLogin({ handlers: { 'session.signIn': () => ok(toSessionView()) } });
    expect(document.querySelector('header img')?.getAttribute('src')).toBe('/own-logo.svg');
    login.type('maryam@shop.example', 'secret');
    login.submit();
    const sidebar = await screen.findByRole('navigation', { name: inEnglish('shell.mainNavigation') });
    expect(sidebar.querySelector('img')?.getAttribute('src')).toBe('/own-logo.svg');
  });

  it.each([
    ['both', '', '', ['email', 'password']],
    ['the e-mail', '   ', 'secret', ['email']],
    ['the password', 'maryam@shop.example', '', ['password']],
  ])('[OP-102] demands %s, asks nobody and leads to the first empty one', async (_what, typedEmail, typedPassword, missing) => {
    const login = await showLogin();
    login.type(typedEmail, typedPassword);
    login.submit();
    expect(await within(login.form).findAllByText('This Field is required')).toHaveLength(missing.length);
    expect(login.bridge.requestsOf('session.signIn')).toEqual([]);
    expect((document.activeElement as HTMLInputElement).type).toBe(missing[0]);
  });

  it('begins with the account that IT has named for this computer, until something is typed', async () => {
    const policy = decided({ stationAccount: 'warehouse@shop.example' });
    const login = await showLogin({ handlers: { 'policy.read': () => ok(policy) } });
    await waitFor(() => expect(login.email.value).toBe('warehouse@shop.example'));
    login.type('', 'Dalal-2026');
    expect(login.email.value).toBe('');
  });

  it('[OP-102] sends what was typed without checking its form', async () => {
    const login = await showLogin({ handlers: { 'session.signIn': () => failed('server') } });
    login.type('  not-an-address ', 'x');
    login.submit();
    await waitFor(() => expect(login.bridge.requestsOf('session.signIn')).toEqual([{ email: 'not-an-address', password: 'x' }]));
  });

  it('sends a double click once and says meanwhile what it does', async () => {
    let answer: (result: Result<SessionView>) => void = () => undefined;
    const login = await showLogin({
      handlers: { 'session.signIn': () => new Promise<Result<SessionView>>((resolve) => (answer = resolve)) },
    });
    login.type('maryam@shop.example', 'secret');
    login.submit();
    login.submit();
    expect(
      within(login.form)
        .getByRole('button', { name: inEnglish('signIn.submitting') })
        .getAttribute('aria-busy'),
    ).toBe('true');
    await act(async () => answer(ok(toSessionView())));
    await waitFor(() => expect(login.path()).toBe('/admins'));
    expect(login.bridge.requestsOf('session.signIn')).toHaveLength(1);
  });

  it.each([
    ['[ERR-05] [ERR-12] [LOG-10]', 'userNotFound', 'Email not found', 'Try Again!', 'email'],
    ['[ERR-07] [ERR-13]', 'wrongPassword', 'Incorrect Password', 'Try Again!', 'password'],
    ['[ERR-14]', 'invalidPassword', 'Invalid Password', 'Try Again!', 'password'],
    ['[ERR-11]', 'emailExists', 'Email already exists', 'OK', 'password'],
  ] as const)('%s %s: one alert, the inputs stay, the focus goes to the one in question', async (_ids, code, text, button, field) => {
    const login = await showLogin({ handlers: { 'session.signIn': () => failed(code) } });
    login.type('maryam@shop.example', 'wrong');
    login.submit();
    const alert = await screen.findByRole('alertdialog', { name: 'Oops' });
    expect(alert.textContent).toContain(text);
    expect(useNotifications.getState().messages).toEqual([]);
    expect(within(login.form).queryByText(text)).toBeNull();
    fireEvent.click(within(alert).getByRole('button', { name: button }));
    await waitFor(() => expect(document.activeElement).toBe(field === 'email' ? login.email : login.password));
    expect([login.email.value, login.password.value]).toEqual(['maryam@shop.example', 'wrong']);
    expect(useSession.getState().errorMessage).toBe(text);
  });

  it('[ERR-15] says under the inputs that the user is disabled, and nowhere else', async () => {
    const login = await showLogin({ handlers: { 'session.signIn': () => failed('userDisabled', { message: 'USER_DISABLED' }) } });
    login.type('maryam@shop.example', 'secret');
    login.submit();
    expect((await within(login.form).findByRole('alert')).textContent).toBe('User Disabled');
    expect(useNotifications.getState()).toMatchObject({ messages: [], alert: null });
  });

  it('[ERR-09] [ERR-16] leaves its line empty and toasts the words of the server for everything else', async () => {
    const login = await showLogin({ handlers: { 'session.signIn': () => failed('server', { message: 'too_many_tries' }) } });
    login.type('maryam@shop.example', 'secret');
    login.submit();
    // Shown once; the second element is the toaster's live region.
    expect(await screen.findAllByText('too_many_tries', { selector: 'bdi' })).toHaveLength(1);
    expect(within(login.form).queryByRole('alert')).toBeNull();
    expect(useSession.getState().errorMessage).toBe('');
  });

  it('shows and hides the password', async () => {
    const login = await showLogin();
    fireEvent.click(within(login.form).getByRole('button', { name: inEnglish('shell.showPassword') }));
    expect(login.password.type).toBe('text');
    fireEvent.click(within(login.form).getByRole('button', { name: inEnglish('shell.hidePassword') }));
    expect(login.password.type).toBe('password');
  });

  it('leads to the connection', async () => {
    await showLogin();
    fireEvent.click(screen.getByRole('link', { name: inEnglish('signIn.changeConnection') }));
    expect(await screen.findByRole('form', { name: inEnglish('connection.title') })).toBeDefined();
  });

  it('says that an earlier session is held back, tries again, and goes on once it opens', async () => {
    let isHeldBack = true;
    const login = await showLogin({
      handlers: { 'session.isHeldBack': () => ok(isHeldBack), 'session.restoreAgain': () => ok(isHeldBack) },
    });
    const again = await within(login.form).findByRole('button', { name: inEnglish('signIn.openAgain') });
    expect(login.form.textContent).toContain(inEnglish('signIn.heldBack'));
    fireEvent.click(again);
    expect(await within(login.form).findByText(inEnglish('signIn.heldBackStill'))).toBeDefined();
    isHeldBack = false;
    act(() => {
      login.bridge.emit('session.heldBackChanged', { isHeldBack });
      login.bridge.emit('session.changed', toSessionView());
    });
    await waitFor(() => expect(login.path()).toBe('/admins'));
    expect(login.bridge.requestsOf('session.signIn')).toEqual([]);
  });

  describe('on the sample shop', () => {
    const connected = (source: ConnectionView['source']): FakeHandlers => ({
      'connection.read': () =>
        ok({
          apiRoot: 'http://127.0.0.1:4010',
          authorization: 'bare',
          source,
          state: 'connected',
          since: '',
          fixedBy: null,
          profile: null,
        }),
    });

    it('offers its accounts with what each may do, and one press fills one in', async () => {
      const login = await showLogin({ handlers: { ...connected('sampleShop'), 'session.signIn': () => ok(toSessionView()) } });
      const list = await within(login.form).findByRole('region', { name: inEnglish('signIn.sample.title') });
      const accounts = within(list).getAllByRole('button');
      expect(accounts.map((account) => account.textContent)).toEqual([
        `NNoura Al-Sabah${inEnglish('signIn.sample.may.all')}`,
        `DDalal Al-Awadi${inEnglish('signIn.sample.may.some')}`,
        `YYousef Al-Kandari${inEnglish('signIn.sample.may.order')}`,
        `BBader Al-Ajmi${inEnglish('signIn.sample.may.none')}`,
        `TTalal Al-Rashidi${inEnglish('signIn.sample.may.blocked')}`,
      ]);
      login.submit();
      const [noura, dalal] = accounts;
      fireEvent.click(dalal as HTMLElement);
      expect(within(login.form).queryByText('This Field is required')).toBeNull();
      fireEvent.click(noura as HTMLElement);
      expect([login.email.value, login.password.value]).toEqual(['noura@bayt-aldar.example', 'Noura-2026']);
      expect(accounts.map((account) => account.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false', 'false', 'false']);
      expect(document.activeElement).toBe(within(login.form).getByRole('button', { name: inEnglish('signIn.submit') }));
      expect(login.bridge.requestsOf('session.signIn')).toEqual([]);
      login.submit();
      await waitFor(() =>
        expect(login.bridge.requestsOf('session.signIn')).toEqual([{ email: 'noura@bayt-aldar.example', password: 'Noura-2026' }]),
      );
    });

    it.each(['user', 'policy', 'environment', 'build', null] as const)('a server set by %s is offered none', async (source) => {
      const login = await showLogin({ handlers: connected(source) });
      await screen.findByText(source === null ? inEnglish('signIn.changeConnection') : inEnglish('shell.connection.connected'));
      expect(within(login.form).queryByRole('region')).toBeNull();
      expect(login.form.textContent).not.toContain('Noura');
    });
  });
});

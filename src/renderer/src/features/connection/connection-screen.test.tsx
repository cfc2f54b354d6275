// @vitest-environment happy-dom

import { useNotifications } from '@renderer/runtime/notices/notify';
import type { ConnectionView } from '@shared/contract/desktop/connection';
import { failed, ok } from '@shared/contract/result';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { endApp, renderApp, toSessionView } from '../../../../../tests/support/page/render-app';
import { decided } from '../../../../../tests/support/samples/decided';
import { containing, inEnglish, startingWith } from '../../../../../tests/support/texts';

afterEach(endApp);

const none: ConnectionView = {
  apiRoot: null,
  authorization: 'bare',
  source: null,
  state: 'unknown',
  since: '',
  fixedBy: null,
  profile: null,
};

async function showConnection(view: ConnectionView, handlers: FakeHandlers = {}) {
  const path = view.apiRoot === null ? '/login' : '/login?connection';
  const app = renderApp({ session: null, path, handlers: { 'connection.read': () => ok(view), ...handlers } });
  const form = await screen.findByRole('form', { name: inEnglish('connection.title') });
  const address = within(form).getByLabelText<HTMLInputElement>(startingWith(inEnglish('connection.address')));
  const type = (text: string): void => {
    fireEvent.change(address, { target: { value: text } });
  };
  return { ...app, form, address, type, submit: () => fireEvent.submit(form) };
}

describe('connection screen', () => {
  it('waits for the address with the caret in it', async () => {
    const { address } = await showConnection(none);
    expect(document.activeElement).toBe(address);
  });

  it('demands an address before it asks', async () => {
    const screenShown = await showConnection(none);
    screenShown.submit();
    expect(await within(screenShown.form).findByText('This Field is required')).toBeDefined();
    expect(screenShown.bridge.requestsOf('connection.save')).toEqual([]);
    expect(document.activeElement).toBe(screenShown.address);
  });

  it('[OP-01] [OP-02] sends address and header form, and goes on to the sign-in', async () => {
    const saved: ConnectionView = {
      ...none,
      apiRoot: 'https://api.shop.example/v1',
      authorization: 'bearer',
      source: 'user',
      state: 'connected',
    };
    const shown = await showConnection(none, { 'connection.save': () => ok(saved) });
    shown.type(' https://api.shop.example/v1 ');
    expect(within(shown.form).queryByRole('radio')).toBeNull();
    fireEvent.click(within(shown.form).getByRole('button', { name: inEnglish('connection.advanced') }));
    fireEvent.click(within(shown.form).getByRole('radio', { name: inEnglish('connection.bearer') }));
    shown.submit();
    await waitFor(() =>
      expect(shown.bridge.requestsOf('connection.save')).toEqual([{ apiRoot: 'https://api.shop.example/v1', authorization: 'bearer' }]),
    );
    shown.bridge.emit('connection.changed', saved);
    expect(await screen.findByRole('form', { name: inEnglish('signIn.title') })).toBeDefined();
  });

  it.each([
    ['insecureAddress', inEnglish('failures.insecureAddress')],
    ['unreachable', inEnglish('failures.unreachable')],
    ['timeout', inEnglish('failures.timeout')],
    ['unreadableAnswer', inEnglish('failures.unreadableAnswer')],
    ['addressNotAllowed', inEnglish('failures.addressNotAllowed')],
    ['untrustedCertificate', inEnglish('failures.untrustedCertificate')],
    ['badInput', startingWith("This address isn't complete")],
  ] as const)('tells %s under the address, once', async (code, words) => {
    const shown = await showConnection(none, { 'connection.save': () => failed(code) });
    shown.type('http://api.shop.example');
    shown.submit();
    expect(await within(shown.form).findByText(words)).toBeDefined();
    expect(useNotifications.getState()).toMatchObject({ messages: [], alert: null });
    expect(shown.address.value).toBe('http://api.shop.example');
    shown.type('https://api.shop.example');
    await waitFor(() => expect(within(shown.form).queryByText(words)).toBeNull());
  });

  it('takes a server profile from a file, says what is in it, and sends it with the address', async () => {
    const profile = { version: 1, prefix: '/v1', numbers: { answers: 'text' } } as const;
    const shown = await showConnection(none, {
      'serverProfile.open': () => ok({ file: 'shop.json', profile }),
      'connection.save': () => failed('unreachable'),
    });
    fireEvent.click(within(shown.form).getByRole('button', { name: inEnglish('connection.advanced') }));
    expect(within(shown.form).getByText(containing(inEnglish('serverProfile.none')))).toBeDefined();
    fireEvent.click(within(shown.form).getByRole('button', { name: inEnglish('serverProfile.choose') }));
    expect(await within(shown.form).findByText(inEnglish('serverProfile.says.numbers'))).toBeDefined();
    expect(shown.form.textContent).toContain(inEnglish('serverProfile.says.prefix', { prefix: '/v1' }));
    shown.type('https://api.shop.example');
    shown.submit();
    await waitFor(() => expect(shown.bridge.requestsOf('connection.save')).toMatchObject([{ profile }]));
    // The save was refused; the selected profile is still there.
    expect(within(shown.form).getByText(inEnglish('serverProfile.says.numbers'))).toBeDefined();
    fireEvent.click(within(shown.form).getByRole('button', { name: inEnglish('serverProfile.remove') }));
    shown.submit();
    await waitFor(() => expect(shown.bridge.requestsOf('connection.save').at(-1)).toMatchObject({ profile: null }));
  });

  it('says where a file is no server profile, and goes on with the one before', async () => {
    const profile = { profile: { version: 1, prefix: '/v1' }, source: 'user' } as const;
    const problems = [{ code: 'leavesHost', at: 'calls.promoCodes.list.path', detail: '' }] as const;
    const view: ConnectionView = { ...none, apiRoot: 'https://api.shop.example', source: 'user', profile };
    const shown = await showConnection(view, {
      'serverProfile.open': () => ok({ file: 'shop.json', problems: [...problems] }),
      'connection.save': () => failed('unreachable'),
    });
    expect(within(shown.form).getByText(inEnglish('serverProfile.says.prefix', { prefix: '/v1' }))).toBeDefined();
    fireEvent.click(within(shown.form).getByRole('button', { name: inEnglish('serverProfile.another') }));
    const told = await within(shown.form).findByRole('alert');
    expect(told.textContent).toMatch(/calls\.promoCodes\.list\.path.*can't lead outside/);
    expect(within(shown.form).getByText(inEnglish('serverProfile.says.prefix', { prefix: '/v1' }))).toBeDefined();
    shown.submit();
    await waitFor(() => expect(shown.bridge.requestsOf('connection.save')).toEqual([{ apiRoot: view.apiRoot, authorization: 'bare' }]));
    // Another address has another profile or none.
    shown.type('https://other.example');
    expect(within(shown.form).queryByText(inEnglish('serverProfile.says.prefix', { prefix: '/v1' }))).toBeNull();
  });

  it('only shows the server profile that IT has decided', async () => {
    const profile = { profile: { version: 1, wholeLists: false }, source: 'policy' } as const;
    const view: ConnectionView = { ...none, apiRoot: 'https://api.shop.example', source: 'user', profile };
    const shown = await showConnection(view, { 'policy.read': () => ok(decided({ serverProfile: { version: 1, wholeLists: false } })) });
    expect(await within(shown.form).findByText(containing(inEnglish('serverProfile.byPolicy')))).toBeDefined();
    expect(within(shown.form).getByText(inEnglish('serverProfile.says.wholeLists'))).toBeDefined();
    expect(within(shown.form).queryByRole('button', { name: /file/ })).toBeNull();
    expect(within(shown.form).queryByRole('button', { name: inEnglish('serverProfile.remove') })).toBeNull();
  });

  it('starts the sample shop', async () => {
    const sample: ConnectionView = { ...none, apiRoot: 'http://127.0.0.1:4000', source: 'sampleShop', state: 'connected' };
    const shown = await showConnection(none, { 'connection.useSampleShop': () => ok(sample) });
    fireEvent.click(screen.getByRole('button', { name: inEnglish('connection.sampleStart') }));
    await waitFor(() => expect(shown.bridge.requestsOf('connection.useSampleShop')).toHaveLength(1));
    shown.bridge.emit('connection.changed', sample);
    expect(await screen.findByText(inEnglish('shell.connection.sampleShop'))).toBeDefined();
  });

  it('does not offer the sample shop where IT does not want it', async () => {
    await showConnection(none, { 'policy.read': () => ok(decided({ sampleShop: false })) });
    await waitFor(() => expect(screen.queryByRole('button', { name: inEnglish('connection.sampleStart') })).toBeNull());
    expect(screen.getByRole('button', { name: inEnglish('connection.connect') })).toBeDefined();
  });

  it.each([
    ['policy', inEnglish('connection.decided.policy')],
    ['environment', inEnglish('connection.decided.environment')],
  ] as const)('[OP-01] only shows what %s decides', async (source, words) => {
    const shown = await showConnection({ ...none, apiRoot: 'https://api.shop.example', source, fixedBy: source });
    expect(screen.getByText(words)).toBeDefined();
    expect(shown.address.readOnly).toBe(true);
    expect(shown.address.value).toBe('https://api.shop.example');
    expect(shown.form.textContent).not.toContain(inEnglish('connection.addressHint'));
    expect(screen.queryByRole('button', { name: inEnglish('connection.connect') })).toBeNull();
    expect(screen.queryByRole('button', { name: inEnglish('connection.sampleStart') })).toBeNull();
  });

  it('says that IT’s policy cannot be understood, and offers no change', async () => {
    const shown = await showConnection({ ...none, apiRoot: 'https://api.shop.example', source: 'user', fixedBy: 'unreadablePolicy' });
    expect(screen.getByText(inEnglish('connection.decided.unreadablePolicy'))).toBeDefined();
    expect(shown.address.readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: inEnglish('connection.connect') })).toBeNull();
    expect(screen.queryByRole('button', { name: inEnglish('connection.sampleStart') })).toBeNull();
  });

  it('leads back to the sign-in once a server is known', async () => {
    const shown = await showConnection({ ...none, apiRoot: 'https://api.shop.example', source: 'user' });
    fireEvent.click(screen.getByRole('link', { name: inEnglish('connection.backToSignIn') }));
    expect(await screen.findByRole('form', { name: inEnglish('signIn.title') })).toBeDefined();
    expect(shown.path()).toBe('/login');
  });

  it('keeps its ways on under the card, and the beginning of the address in sight in Arabic too', async () => {
    const shown = await showConnection({ ...none, apiRoot: 'https://api.shop.example', source: 'user' });
    const foot = screen.getByRole('contentinfo');
    expect(within(foot).queryAllByRole('link')).toEqual([]);
    act(() => shown.bridge.emit('preferences.changed', { language: 'ar', appearance: 'light', digits: 'latn' }));
    // A long address is cut off at the end of its own direction.
    expect(within(foot).getByText('api.shop.example').getAttribute('dir')).toBe('ltr');
  });

  it('leads by the sign-in to the check of the server', async () => {
    const view = { ...none, apiRoot: 'https://api.shop.example', source: 'user' } as const;
    const shown = await showConnection(view, { 'serverCheck.read': () => ok({ report: null, isRunning: false }) });
    fireEvent.click(screen.getByRole('link', { name: inEnglish('serverCheck.connectionLink') }));
    expect(await screen.findByRole('form', { name: inEnglish('signIn.title') })).toBeDefined();
    shown.bridge.emit('session.changed', toSessionView());
    expect(await screen.findByRole('button', { name: inEnglish('serverCheck.start') })).toBeDefined();
    expect(shown.path()).toBe('/settings/server-check');
  });
});

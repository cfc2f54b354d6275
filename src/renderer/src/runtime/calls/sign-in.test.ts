// @vitest-environment happy-dom

import { useNotifications } from '@renderer/runtime/notices/notify';
import { useSession } from '@renderer/runtime/state/session-store';
import { startI18n } from '@renderer/runtime/texts/i18n';
import type { SessionView } from '@shared/contract/desktop/session';
import { failed, ok, type Result } from '@shared/contract/result';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeBridge, type FakeBridge } from '../../../../../tests/support/page/fake-bridge';
import { signIn, signOut } from './sign-in';

const admin = {
  id: 7,
  f_name: 'Maryam',
  l_name: '',
  email: 'maryam@shop.example',
  phone: '',
  country_code: '+965',
  isBlocked: false,
  admin_roles: [],
  avatar: null,
};
const view: SessionView = {
  auth: { email: admin.email, idToken: '', localId: '7', expiresIn: '', refreshToken: '', admin },
  roles: [],
  tokenKeptIn: 'keychain',
};
let bridge: FakeBridge;

beforeEach(() => {
  bridge = createFakeBridge({ 'session.signIn': () => ok(view), 'session.signOut': () => ok(null) });
  vi.stubGlobal('diwan', bridge);
  startI18n('en');
});
afterEach(() => {
  useSession.setState(useSession.getInitialState(), true);
  useNotifications.setState(useNotifications.getInitialState(), true);
  vi.unstubAllGlobals();
});

/** Returns the number of messages of all kinds. */
function told(): number {
  const { alert, messages } = useNotifications.getState();
  return messages.length + (alert ? 1 : 0);
}

describe('signing in', () => {
  it('[LOG-02] [LOG-15] asks the main process once and stores the outcome', async () => {
    await signIn('maryam@shop.example', 'secret');
    expect(bridge.requestsOf('session.signIn')).toEqual([{ email: 'maryam@shop.example', password: 'secret' }]);
    expect(useSession.getState().auth.admin?.id).toBe(7);
    expect(told()).toBe(0);
  });

  it('[LOG-24] joins a request that runs instead of sending another', async () => {
    let answer: (result: Result<SessionView>) => void = () => undefined;
    bridge.handle({ 'session.signIn': () => new Promise<Result<SessionView>>((resolve) => (answer = resolve)) });
    const first = signIn('maryam@shop.example', 'secret');
    const second = signIn('maryam@shop.example', 'secret');
    expect(useSession.getState().loading).toBe(true);
    answer(ok(view));
    await Promise.all([first, second]);
    expect(bridge.requestsOf('session.signIn')).toHaveLength(1);
    expect(useSession.getState().loading).toBe(false);
  });

  it.each([
    ['[ERR-05] [LOG-09] [LOG-10]', 'userNotFound', 'Email not found', 1],
    ['[ERR-07] [LOG-10]', 'wrongPassword', 'Incorrect Password', 1],
    ['[ERR-14]', 'invalidPassword', 'Invalid Password', 1],
    ['[ERR-11]', 'emailExists', 'Email already exists', 1],
    ['[ERR-15]', 'userDisabled', 'User Disabled', 0],
    ['[ERR-16]', 'server', '', 1],
    ['[ERR-10] [ERR-16]', 'unreachable', '', 1],
  ] as const)('%s %s stores "%s" and is told once', async (_ids, code, stored, messages) => {
    bridge.handle({ 'session.signIn': () => failed(code) });
    await signIn('maryam@shop.example', 'wrong');
    expect(useSession.getState()).toMatchObject({ errorMessage: stored, successMessage: '', loading: false });
    expect(told()).toBe(messages);
  });

  it('[LOG-02] [LOG-27] signing out ends the session here even when the server cannot be told', async () => {
    await signIn('maryam@shop.example', 'secret');
    bridge.handle({ 'session.signOut': () => failed('unreachable') });
    await signOut();
    expect(useSession.getState().auth.admin).toBeNull();
    expect(told()).toBe(1);
  });
});

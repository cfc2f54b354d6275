import type { SessionView } from '@shared/contract/desktop/session';
import { afterEach, describe, expect, it } from 'vitest';
import { emptyAuth } from './session-phase';
import { isSignedIn, onOwnerLeft, sessionActions, useSession } from './session-store';

const view: SessionView = {
  auth: {
    email: 'maryam@shop.example',
    idToken: '',
    localId: '7',
    expiresIn: '3600',
    refreshToken: '',
    admin: {
      id: 7,
      f_name: 'Maryam',
      l_name: 'Al-Sabah',
      email: 'maryam@shop.example',
      phone: '50001234',
      country_code: '+965',
      isBlocked: false,
      admin_roles: [{ role: 'admin' }, { role: 'order' }],
      avatar: null,
    },
  },
  roles: ['admin', 'order'],
  tokenKeptIn: 'keychain',
};
const state = () => useSession.getState();

afterEach(() => useSession.setState(useSession.getInitialState(), true));

describe('session state', () => {
  it('[LOG-11] [LOG-12] [LOG-13] holds language, e-mail, password, auth, messages, loading flag and logo, and starts signed out', () => {
    expect(state()).toMatchObject({ language: 'ar', email: '', password: '', auth: emptyAuth, errorMessage: '', successMessage: '' });
    expect(Object.keys(state().auth).sort()).toEqual(['admin', 'email', 'expiresIn', 'idToken', 'localId', 'refreshToken'].sort());
    expect(state().loading).toBe(false);
    expect(state().logo).toMatch(/svg/);
    expect(isSignedIn(state())).toBe(false);
  });

  it('[LOG-14] [LOG-15] [LOG-16] [LOG-17] [LOG-18] a successful login stores auth and flat roles, and settles message and flag', () => {
    sessionActions.loginFailed('Incorrect Password');
    sessionActions.startLogin('maryam@shop.example', 'secret');
    expect(state()).toMatchObject({ loading: true, password: 'secret', errorMessage: '' });
    sessionActions.loginSucceeded(view);
    expect(state()).toMatchObject({
      auth: view.auth,
      roles: ['admin', 'order'],
      password: '',
      errorMessage: '',
      successMessage: 'Login Successfully Completed',
      loading: false,
    });
  });

  it('[LOG-09] [LOG-19] [LOG-20] a failed login stores its message, drops the success message and the password, and turns the flag off', () => {
    sessionActions.loginSucceeded(view);
    sessionActions.startLogin('maryam@shop.example', 'wrong');
    sessionActions.loginFailed('Incorrect Password');
    expect(state()).toMatchObject({ errorMessage: 'Incorrect Password', successMessage: '', loading: false, password: '' });
    expect(state().email).toBe('maryam@shop.example');
  });

  it('[LOG-21] [LOG-22] [LOG-23] changes avatar, fields and roles of the running session', () => {
    sessionActions.restore(view);
    sessionActions.setAvatar('https://shop.example/a.png');
    sessionActions.mergeAdmin({ f_name: 'Mariam', phone: '60001234' });
    sessionActions.setRoles(['rules']);
    expect(state().auth.admin).toMatchObject({
      avatar: 'https://shop.example/a.png',
      f_name: 'Mariam',
      phone: '60001234',
      l_name: 'Al-Sabah',
    });
    expect(state().roles).toEqual(['rules']);
  });

  it('[LOG-21] [LOG-22] does nothing to an admin who is not there', () => {
    sessionActions.setAvatar('https://shop.example/a.png');
    sessionActions.mergeAdmin({ f_name: 'Mariam' });
    expect(state().auth).toEqual(emptyAuth);
  });

  it('[LOG-24] [LOG-25] [LOG-26] sets loading, logo and language', () => {
    sessionActions.setLoading(true);
    sessionActions.setLogo('/own-logo.svg');
    sessionActions.setLanguage('en');
    expect(state()).toMatchObject({ loading: true, logo: '/own-logo.svg', language: 'en' });
  });

  it('[LOG-27] [LOG-28] the end of a session clears auth, roles and messages, and says why', () => {
    sessionActions.loginSucceeded(view);
    sessionActions.end('notAuthorized');
    expect(state()).toMatchObject({ auth: emptyAuth, roles: [], errorMessage: '', successMessage: '', endReason: 'notAuthorized' });
    sessionActions.end('signedOut');
    expect(state().endReason).toBe('notAuthorized');
  });

  it('screens that wait for one admin are taken down before another one is there, and go on for the same one', async () => {
    const phases: string[] = [];
    const stop = useSession.subscribe(({ phase, auth }) => phases.push(`${phase.kind} ${auth.admin?.id ?? '-'}`));
    sessionActions.restore(view);
    sessionActions.end('locked');
    sessionActions.restore(view);
    sessionActions.end('locked');
    let hasLeft = 0;
    const stopWatching = onOwnerLeft(() => {
      hasLeft += 1;
    });
    sessionActions.restore({ ...view, auth: { ...view.auth, admin: { ...view.auth.admin, id: 8 } } });
    expect([hasLeft, state().phase.kind]).toEqual([1, 'signedOut']);
    await expect.poll(() => state().auth.admin?.id).toBe(8);
    expect(phases).toEqual(['signedIn 7', 'suspended -', 'signedIn 7', 'suspended -', 'signedOut -', 'signedIn 8']);
    stop();
    stopWatching();
  });

  it('[LOG-34] counts as signed in exactly when the auth has an admin with an id', () => {
    sessionActions.restore(view);
    expect(isSignedIn(state())).toBe(true);
    const { admin } = view.auth;
    expect(isSignedIn({ auth: { ...view.auth, admin: { ...admin, id: 0 } } })).toBe(false);
    expect(isSignedIn({ auth: { ...view.auth, admin: null } })).toBe(false);
  });
});

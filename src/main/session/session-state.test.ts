import { describe, expect, it } from 'vitest';
import { type AuthData, createSessionState, isAuthenticated, reduceSession, type SessionAction, type SessionState } from './session-state';

const admin = {
  id: 7,
  f_name: 'نورة',
  l_name: 'الصباح',
  email: 'n@bayt-aldar.example',
  phone: '1',
  country_code: '+965',
  isBlocked: false,
  admin_roles: [{ role: 'admin' }, { role: 'order' }],
  avatar: null,
};
const auth: AuthData = { email: admin.email, idToken: 't', localId: '7', expiresIn: '', refreshToken: '', admin };
const stateAfter = (...actions: SessionAction[]): SessionState => actions.reduce(reduceSession, createSessionState('ar'));

describe('the session’s state', () => {
  it('[LOG-12] starts with all its fields empty', () => {
    expect(createSessionState('ar')).toEqual({
      language: 'ar',
      email: '',
      password: '',
      auth: null,
      roles: [],
      errorMessage: '',
      successMessage: '',
      loading: false,
      logo: null,
    });
  });

  it('[LOG-34] is authenticated exactly when there is an admin id', () => {
    expect(isAuthenticated(createSessionState('en'))).toBe(false);
    expect(isAuthenticated(stateAfter({ type: 'signInSucceeded', auth }))).toBe(true);
    expect(isAuthenticated(stateAfter({ type: 'signInSucceeded', auth: { ...auth, admin: { ...admin, id: 0 } } }))).toBe(false);
  });

  it('[LOG-27] [LOG-28] signing out keeps language and logo and nothing of the person', () => {
    const state = stateAfter(
      { type: 'languageSet', language: 'en' },
      { type: 'logoSet', logo: 'https://cdn.example/l.svg' },
      { type: 'signInStarted', email: admin.email, password: 'p' },
      { type: 'signInSucceeded', auth },
      { type: 'signedOut' },
    );
    expect(state).toEqual({ ...createSessionState('en'), logo: 'https://cdn.example/l.svg' });
  });

  it('[LOG-21] [LOG-22] [LOG-23] changes of the admin need one', () => {
    const signedOut = createSessionState('ar');
    expect(reduceSession(signedOut, { type: 'avatarUpdated', avatar: 'x' })).toBe(signedOut);
    expect(reduceSession(signedOut, { type: 'adminMerged', changes: { f_name: 'x' } })).toBe(signedOut);
    expect(reduceSession(signedOut, { type: 'rolesReplaced', roles: ['home'] }).auth).toBeNull();
  });

  it('never changes the state it was given', () => {
    const before = Object.freeze(stateAfter({ type: 'signInSucceeded', auth: Object.freeze({ ...auth, admin: Object.freeze(admin) }) }));
    expect(reduceSession(before, { type: 'adminMerged', changes: { f_name: 'نور' } }).auth?.admin.f_name).toBe('نور');
    expect(before.auth?.admin.f_name).toBe('نورة');
  });
});

import { describe, expect, it } from 'vitest';
import { type AuthData, isAuthenticated, signedOut, toSignedIn, withAdmin, withRoles } from './session-state';

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

describe('the session’s state', () => {
  it('[LOG-34] is authenticated exactly when there is an admin id', () => {
    expect(isAuthenticated(signedOut)).toBe(false);
    expect(isAuthenticated(toSignedIn(auth))).toBe(true);
    expect(isAuthenticated(toSignedIn({ ...auth, admin: { ...admin, id: 0 } }))).toBe(false);
  });

  it('changes of the admin need one', () => {
    expect(withAdmin(signedOut, { f_name: 'x' })).toBe(signedOut);
    expect(withRoles(signedOut, ['home']).auth).toBeNull();
  });

  it('never changes the state it was given', () => {
    const before = Object.freeze(toSignedIn(Object.freeze({ ...auth, admin: Object.freeze(admin) })));
    expect(withAdmin(before, { f_name: 'نور' }).auth?.admin.f_name).toBe('نور');
    expect(before.auth?.admin.f_name).toBe('نورة');
  });
});

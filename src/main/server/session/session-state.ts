import type { Admin } from '@shared/contract/shop/admins';

/** Data of checklist LOG-13, filled as OP-27 requires; the tokens stay in the main process. */
export interface AuthData {
  email: string;
  idToken: string;
  localId: string;
  expiresIn: string;
  refreshToken: string;
  admin: Admin;
}

/** The signed-in admin. The rest of checklist LOG-12 (messages, loading, logo …) belongs to the page and isn't used here. */
export interface SessionState {
  auth: AuthData | null;
  /** Roles (checklist LOG-14). */
  roles: readonly string[];
}

export const signedOut: SessionState = { auth: null, roles: [] };

/** Converts `[{ role: 'admin' }]` to `['admin']` (checklist LOG-14). */
export function toRoleNames(admin: Pick<Admin, 'admin_roles'>): string[] {
  return admin.admin_roles.map(({ role }) => role);
}

export function toSignedIn(auth: AuthData): SessionState {
  return { auth, roles: toRoleNames(auth.admin) };
}

export function withAdmin(state: SessionState, changes: Partial<Admin>): SessionState {
  if (!state.auth) return state;
  const admin = { ...state.auth.admin, ...changes };
  return { ...state, auth: { ...state.auth, admin, email: admin.email } };
}

export function withRoles(state: SessionState, roles: readonly string[]): SessionState {
  return { ...withAdmin(state, { admin_roles: roles.map((role) => ({ role })) }), roles };
}

/** Whether an admin is signed in (checklist LOG-34). */
export function isAuthenticated(state: SessionState): boolean {
  return Boolean(state.auth?.admin.id);
}

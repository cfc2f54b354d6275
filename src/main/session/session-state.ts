import type { Admin } from '@shared/contract/admins';
import type { Language } from '@shared/domain/language';

/** checklist LOG-13, filled as OP-27 says; the tokens stay in the main process. */
export interface AuthData {
  email: string;
  idToken: string;
  localId: string;
  expiresIn: string;
  refreshToken: string;
  admin: Admin;
}

/** checklist LOG-12 and LOG-14. */
export interface SessionState {
  language: Language;
  email: string;
  /** Held only while a sign-in is under way (OP-26). */
  password: string;
  auth: AuthData | null;
  roles: readonly string[];
  errorMessage: string;
  successMessage: string;
  loading: boolean;
  /** Address of a picture; null stands for the app's own mark (OP-30). */
  logo: string | null;
}

export type SessionAction =
  | { type: 'signInStarted'; email: string; password: string }
  | { type: 'signInSucceeded'; auth: AuthData }
  | { type: 'signInFailed'; errorMessage: string }
  | { type: 'restored'; auth: AuthData; roles: readonly string[] }
  | { type: 'avatarUpdated'; avatar: string | null }
  | { type: 'adminMerged'; changes: Partial<Admin> }
  | { type: 'rolesReplaced'; roles: readonly string[] }
  | { type: 'loadingSet'; loading: boolean }
  | { type: 'logoSet'; logo: string | null }
  | { type: 'languageSet'; language: Language }
  | { type: 'signedOut' };

/** checklist LOG-17; stored, never shown as a toast (OP-29). */
export const signInSuccessMessage = 'Login Successfully Completed';

export function createSessionState(language: Language): SessionState {
  return {
    language,
    email: '',
    password: '',
    auth: null,
    roles: [],
    errorMessage: '',
    successMessage: '',
    loading: false,
    logo: null,
  };
}

/** checklist LOG-14: `[{ role: 'admin' }]` becomes `['admin']`. */
export function toRoleNames(admin: Pick<Admin, 'admin_roles'>): string[] {
  return admin.admin_roles.map(({ role }) => role);
}

function withAdmin(state: SessionState, changes: Partial<Admin>): SessionState {
  if (!state.auth) return state;
  const admin = { ...state.auth.admin, ...changes };
  return { ...state, auth: { ...state.auth, admin, email: admin.email } };
}

export function reduceSession(state: SessionState, action: SessionAction): SessionState {
  switch (action.type) {
    case 'signInStarted':
      return { ...state, email: action.email, password: action.password, errorMessage: '', successMessage: '', loading: true };
    case 'signInSucceeded':
      return {
        ...state,
        email: action.auth.email,
        password: '',
        auth: action.auth,
        roles: toRoleNames(action.auth.admin),
        errorMessage: '',
        successMessage: signInSuccessMessage,
        loading: false,
      };
    case 'signInFailed':
      return { ...state, password: '', errorMessage: action.errorMessage, successMessage: '', loading: false };
    case 'restored':
      return { ...state, email: action.auth.email, auth: action.auth, roles: action.roles };
    case 'avatarUpdated':
      return withAdmin(state, { avatar: action.avatar });
    case 'adminMerged':
      return withAdmin(state, action.changes);
    case 'rolesReplaced':
      return { ...withAdmin(state, { admin_roles: action.roles.map((role) => ({ role })) }), roles: action.roles };
    case 'loadingSet':
      return { ...state, loading: action.loading };
    case 'logoSet':
      return { ...state, logo: action.logo };
    case 'languageSet':
      return { ...state, language: action.language };
    case 'signedOut':
      return { ...state, email: '', password: '', auth: null, roles: [], errorMessage: '', successMessage: '', loading: false };
  }
}

/** checklist LOG-34. */
export function isAuthenticated(state: SessionState): boolean {
  return Boolean(state.auth?.admin.id);
}

import logo from '@renderer/assets/app-icon.svg';
import type { Admin } from '@shared/contract/admins';
import type { AuthView, SessionEndReason, SessionView } from '@shared/contract/session';
import type { Language } from '@shared/domain/language';
import { create } from 'zustand';
import { unsavedWork } from './unsaved-work';

export type Auth = Omit<AuthView, 'admin'> & { admin: Admin | null };

/** checklist LOG-12. The token and the refresh token never reach the page, and `password` is empty as soon as the server answered (OP-26). */
export interface SessionState {
  language: Language;
  email: string;
  password: string;
  auth: Auth;
  /** Flat role names (checklist LOG-14). */
  roles: readonly string[];
  errorMessage: string;
  successMessage: string;
  loading: boolean;
  logo: string;
  /** Why the last session is over; the sign-in screen says it once. */
  endReason: SessionEndReason | null;
  /**
   * Whose session ended under unsaved work, or was locked: the screens stay, with the roles of before, until the same admin is back or the work is
   * given up.
   */
  suspended: Admin | null;
  /** The screens of `suspended` are covered as well: who sits there now may be anybody. */
  isLocked: boolean;
  /** The screen says itself that the session has ended and offers the sign-in: it stays as well, and no sheet lies over it before it is asked for. */
  keepsScreen: boolean;
  /** The sign-in was asked for on such a screen. */
  isSignInAsked: boolean;
}

export const emptyAuth: Auth = { email: '', idToken: '', localId: '', expiresIn: '', refreshToken: '', admin: null };

/** Fixed words of the state, not shown to anyone (checklist LOG-17, OP-29). */
const loginCompleted = 'Login Successfully Completed';

export const useSession = create<SessionState>(() => ({
  language: 'ar',
  email: '',
  password: '',
  auth: emptyAuth,
  roles: [],
  errorMessage: '',
  successMessage: '',
  loading: false,
  logo,
  endReason: null,
  suspended: null,
  isLocked: false,
  keepsScreen: false,
  isSignInAsked: false,
}));

const set = useSession.setState;
const notSuspended = { suspended: null, isLocked: false, isSignInAsked: false } as const;

export const sessionActions = {
  setLanguage: (language: Language): void => set({ language }),
  setLoading: (loading: boolean): void => set({ loading }),
  setLogo: (logoUrl: string): void => set({ logo: logoUrl }),
  setAvatar: (avatar: string | null): void => sessionActions.mergeAdmin({ avatar }),
  mergeAdmin: (fields: Partial<Admin>): void =>
    set(({ auth }) => (auth.admin ? { auth: { ...auth, admin: { ...auth.admin, ...fields } } } : {})),
  setRoles: (roles: readonly string[]): void => set({ roles }),
  startLogin: (email: string, password: string): void =>
    set({ email, password, loading: true, errorMessage: '', successMessage: '', endReason: null }),
  loginSucceeded: ({ auth, roles }: SessionView): void =>
    set({
      auth,
      roles,
      email: auth.email,
      password: '',
      errorMessage: '',
      successMessage: loginCompleted,
      loading: false,
      endReason: null,
      ...notSuspended,
    }),
  loginFailed: (errorMessage: string): void => set({ password: '', errorMessage, successMessage: '', loading: false }),
  /** A session restored at start or changed by the main process. */
  restore: ({ auth, roles }: SessionView): void => set({ auth, roles, endReason: null, ...notSuspended }),
  end: (endReason: SessionEndReason): void =>
    set((state) => ({
      auth: emptyAuth,
      ...toSuspension(state, endReason),
      password: '',
      errorMessage: '',
      successMessage: '',
      loading: false,
      endReason: isSignedIn(state) ? endReason : state.endReason,
    })),
  keepScreen: (keepsScreen: boolean): void => set({ keepsScreen, isSignInAsked: false }),
  askSignIn: (isSignInAsked: boolean): void => set({ isSignInAsked }),
  /** Leaves the screens of a suspended session; what was typed stays in its admin's drafts. */
  giveUpSuspended: (): void => set({ ...notSuspended, roles: [] }),
};

type Suspension = Pick<SessionState, 'roles' | 'suspended' | 'isLocked' | 'isSignInAsked'>;

function toSuspension(state: SessionState, reason: SessionEndReason): Suspension {
  const admin = state.auth.admin ?? state.suspended;
  if (admin === null || reason === 'signedOut' || reason === 'connectionChanged') return { roles: [], ...notSuspended };
  // What the screens of a locked session ask for is refused, and takes them away no more than anything else does.
  const isSuspended = state.suspended !== null || reason === 'locked' || unsavedWork.exists() || state.keepsScreen;
  const isLocked = reason === 'locked' || state.isLocked;
  return isSuspended ? { roles: state.roles, suspended: admin, isLocked, isSignInAsked: false } : { roles: [], ...notSuspended };
}

/** Whether the sheet for signing in again lies over the screens. */
export function needsSignInSheet(state: Pick<SessionState, 'suspended' | 'isLocked' | 'keepsScreen' | 'isSignInAsked'>): boolean {
  if (state.suspended === null) return false;
  return state.isLocked || !state.keepsScreen || state.isSignInAsked || unsavedWork.exists();
}

/** checklist LOG-34 */
export function isSignedIn(state: Pick<SessionState, 'auth'>): boolean {
  return Boolean(state.auth.admin?.id);
}

export function useSignedIn(): boolean {
  return useSession(isSignedIn);
}

/** Signed in, or suspended over unsaved work. */
export function useHasScreens(): boolean {
  return useSession((state) => isSignedIn(state) || state.suspended !== null);
}

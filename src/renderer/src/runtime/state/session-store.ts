import logo from '@renderer/assets/app-icon.svg';
import type { SessionEndReason, SessionView } from '@shared/contract/desktop/session';
import type { Admin } from '@shared/contract/shop/admins';
import type { Language } from '@shared/domain/language';
import { create } from 'zustand';
import { emptyAuth, ownerOf, type PhasedState, type SessionEvent, type Suspended, transition } from './session-phase';
import { unsavedWork } from './unsaved-work';

/**
 * Checklist LOG-12. The token and the refresh token never reach the page, and `password` is cleared as soon as the server has responded
 * (OP-26).
 */
export interface SessionState extends PhasedState {
  language: Language;
  email: string;
  password: string;
  errorMessage: string;
  successMessage: string;
  loading: boolean;
  logo: string;
}

/** Fixed text in the state, never shown (checklist LOG-17, OP-29). */
const loginCompleted = 'Login Successfully Completed';

export const useSession = create<SessionState>(() => ({
  language: 'ar',
  email: '',
  password: '',
  phase: { kind: 'signedOut' },
  auth: emptyAuth,
  roles: [],
  errorMessage: '',
  successMessage: '',
  loading: false,
  logo,
  endReason: null,
  keepsScreen: false,
}));

const set = useSession.setState;
const pass = (event: SessionEvent, more: Partial<SessionState> = {}): void => set((state) => ({ ...transition(state, event), ...more }));

// Work of an absent user can't be discarded.
useSession.subscribe(({ phase }) => unsavedWork.hold(phase.kind === 'suspended'));

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
  loginSucceeded: (view: SessionView): void =>
    pass(
      { type: 'signedIn', view },
      { email: view.auth.email, password: '', errorMessage: '', successMessage: loginCompleted, loading: false },
    ),
  loginFailed: (errorMessage: string): void => set({ password: '', errorMessage, successMessage: '', loading: false }),
  /**
   * Sets a session that was restored at the start or changed by the main process. Screens that wait for another user are discarded and
   * unmounted first, because their forms must not continue in another session.
   */
  restore(view: SessionView): void {
    const { phase } = useSession.getState();
    if (phase.kind !== 'suspended' || phase.admin.id === view.auth.admin?.id) {
      pass({ type: 'signedIn', view });
      return;
    }
    pass({ type: 'givenUp' });
    setTimeout(() => {
      if (useSession.getState().phase.kind === 'signedOut') pass({ type: 'signedIn', view });
    });
  },
  /** Covers the screens until the same admin's password is entered; the session goes on. */
  lock: (): void => pass({ type: 'locked' }, { password: '', errorMessage: '', successMessage: '', loading: false }),
  end: (reason: SessionEndReason): void =>
    pass(
      { type: 'ended', reason, hasUnsaved: unsavedWork.exists() },
      { password: '', errorMessage: '', successMessage: '', loading: false },
    ),
  /** Sets whether the current screen shows itself that a session has ended. */
  keepScreen: (keepsScreen: boolean): void => pass({ type: 'screenShown', keepsScreen, hasUnsaved: unsavedWork.exists() }),
  askSignIn: (asked: boolean): void => pass({ type: 'passwordAsked', asked }),
  /** Leaves the screens of a suspended session; unsaved input stays in the admin's drafts. */
  giveUpSuspended: (): void => pass({ type: 'givenUp' }),
};

/** Returns the suspended session, or null. */
export function useSuspended(): Suspended | null {
  return useSession(({ phase }) => (phase.kind === 'suspended' ? phase : null));
}

export function isSuspended(): boolean {
  return useSession.getState().phase.kind === 'suspended';
}

/** Calls `listener` when the user has left or another one has signed in; a suspension doesn't count. */
export function onOwnerLeft(listener: () => void): () => void {
  return useSession.subscribe((now, before) => {
    const owner = ownerOf(before);
    if (owner !== null && owner.id !== ownerOf(now)?.id) listener();
  });
}

/** Checklist LOG-34. */
export function isSignedIn(state: Pick<SessionState, 'auth'>): boolean {
  return Boolean(state.auth.admin?.id);
}

export function useSignedIn(): boolean {
  return useSession(isSignedIn);
}

/** Signed in or suspended: a user's screens are shown. */
export function hasScreens(state: Pick<SessionState, 'auth' | 'phase'>): boolean {
  return isSignedIn(state) || state.phase.kind === 'suspended';
}

export function useHasScreens(): boolean {
  return useSession(hasScreens);
}

/** Resolves when the suspension ends: true if the same admin continues, false if the work was discarded or nothing is suspended. */
export function untilBack(): Promise<boolean> {
  const { phase } = useSession.getState();
  if (phase.kind !== 'suspended') return Promise.resolve(false);
  const { id } = phase.admin;
  return new Promise((resolve) => {
    const stop = useSession.subscribe((state) => {
      if (state.phase.kind === 'suspended') return;
      stop();
      resolve(state.auth.admin?.id === id);
    });
  });
}

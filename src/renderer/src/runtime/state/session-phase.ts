import type { AuthView, SessionEndReason, SessionView } from '@shared/contract/desktop/session';
import type { Admin } from '@shared/contract/shop/admins';

export type Auth = Omit<AuthView, 'admin'> & { admin: Admin | null };

export const emptyAuth: Auth = { email: '', idToken: '', localId: '', expiresIn: '', refreshToken: '', admin: null };

/** Whether a user's screens are shown. */
type SessionPhase =
  | { kind: 'signedOut' }
  | { kind: 'signedIn' }
  /**
   * The session of `admin` has ended or is locked, and the screens wait with the previous roles until the same admin signs in or the work is
   * discarded.
   */
  | {
      kind: 'suspended';
      admin: Admin;
      /** The screens are also hidden, because anyone may be at the computer. */
      covered: boolean;
      /** The password is requested; otherwise the screen itself shows that the session has ended, and offers to sign in. */
      asked: boolean;
      /** The user has locked the app. The session goes on, with `auth`, until the main process ends it. */
      isLockedByUser?: true;
    };

export type Suspended = Extract<SessionPhase, { kind: 'suspended' }>;

/** State that changes only with the phase. */
export interface PhasedState {
  phase: SessionPhase;
  auth: Auth;
  /** Flat role names (checklist LOG-14). */
  roles: readonly string[];
  /** Why the last session ended; the sign-in screen shows it once. */
  endReason: SessionEndReason | null;
  /** The current screen shows itself that the session has ended: it stays, and the password dialog opens only on request. */
  keepsScreen: boolean;
}

export type SessionEvent =
  /** Also a session that was restored at the start, or changed by the main process. */
  | { type: 'signedIn'; view: SessionView }
  /** The user has locked the app. */
  | { type: 'locked' }
  | { type: 'ended'; reason: SessionEndReason; hasUnsaved: boolean }
  | { type: 'screenShown'; keepsScreen: boolean; hasUnsaved: boolean }
  | { type: 'passwordAsked'; asked: boolean }
  /** Leaves the screens of a suspended session; unsaved input stays in the admin's drafts. */
  | { type: 'givenUp' };

const signedOut: SessionPhase = { kind: 'signedOut' };
/** Sign-outs by the user, after which the screens don't wait. */
const leaving: ReadonlySet<SessionEndReason> = new Set(['signedOut', 'connectionChanged']);

export function ownerOf({ phase, auth }: Pick<PhasedState, 'phase' | 'auth'>): Admin | null {
  return phase.kind === 'suspended' ? phase.admin : auth.admin;
}

/** The only place that changes a session's phase; returns the changed properties. */
export function transition(state: PhasedState, event: SessionEvent): Partial<PhasedState> {
  const { phase } = state;
  switch (event.type) {
    case 'signedIn':
      return { phase: { kind: 'signedIn' }, auth: event.view.auth, roles: event.view.roles, endReason: null };
    case 'locked':
      return toLock(state);
    case 'ended':
      return toEnd(state, event);
    case 'screenShown':
      return {
        keepsScreen: event.keepsScreen,
        ...(phase.kind === 'suspended' && { phase: { ...phase, asked: phase.covered || event.hasUnsaved || !event.keepsScreen } }),
      };
    case 'passwordAsked':
      return phase.kind === 'suspended' ? { phase: { ...phase, asked: event.asked || phase.covered } } : {};
    case 'givenUp':
      return phase.kind === 'suspended' ? { phase: signedOut, auth: emptyAuth, roles: [] } : {};
  }
}

function toLock({ phase, auth }: PhasedState): Partial<PhasedState> {
  if (phase.kind !== 'signedIn' || auth.admin === null) return {};
  return { phase: { kind: 'suspended', admin: auth.admin, covered: true, asked: true, isLockedByUser: true } };
}

function toEnd(state: PhasedState, { reason, hasUnsaved }: Extract<SessionEvent, { type: 'ended' }>): Partial<PhasedState> {
  const { phase } = state;
  const owner = ownerOf(state);
  const endReason = phase.kind === 'signedIn' ? reason : state.endReason;
  const wait = phase.kind === 'suspended' || reason === 'locked' || hasUnsaved || state.keepsScreen;
  if (owner === null || leaving.has(reason) || !wait) return { phase: signedOut, auth: emptyAuth, roles: [], endReason };
  const covered = reason === 'locked' || (phase.kind === 'suspended' && phase.covered);
  const asked = covered || hasUnsaved || !state.keepsScreen || (phase.kind === 'suspended' && phase.asked);
  const isLockedByUser = phase.kind === 'suspended' && phase.isLockedByUser && reason !== 'locked';
  return {
    phase: { kind: 'suspended', admin: owner, covered, asked, ...(isLockedByUser && { isLockedByUser }) },
    auth: emptyAuth,
    endReason,
  };
}

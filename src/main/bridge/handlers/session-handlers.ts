import type { IdleLock } from '../../session/idle-lock';
import type { LastEmail } from '../../session/last-email';
import type { Session } from '../../session/session';
import type { PreferenceStore } from '../../settings/preferences';
import type { Handlers } from '../router';

type Names =
  | 'session.read'
  | 'session.isHeldBack'
  | 'session.lastEmail'
  | 'session.restoreAgain'
  | 'session.signIn'
  | 'session.signOut'
  | 'session.noteUse'
  | 'preferences.read'
  | 'preferences.update';

export interface SessionHandlerDeps {
  session: Session;
  lastEmail: LastEmail;
  idleLock: IdleLock;
  preferences: PreferenceStore;
}

export function createSessionHandlers({ session, lastEmail, idleLock, preferences }: SessionHandlerDeps): Handlers<Names> {
  return {
    'session.read': () => session.read(),
    'session.isHeldBack': () => session.isHeldBack(),
    'session.lastEmail': () => lastEmail.read(),
    'session.restoreAgain': () => session.restoreAgain(),
    'session.signIn': (credentials) => session.signIn(credentials),
    async 'session.signOut'() {
      await session.signOut();
      return null;
    },
    'session.noteUse': () => {
      idleLock.noteUse();
      return null;
    },
    'preferences.read': () => preferences.read(),
    'preferences.update': (changes) => preferences.update(changes),
  };
}

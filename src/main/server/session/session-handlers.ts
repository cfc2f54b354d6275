import type { Handlers } from '@main/system/ports/handlers';
import type { PreferenceStore } from '@main/system/settings/preferences';
import type { IdleLock } from './idle-lock';
import type { LastEmail } from './last-email';
import type { LastScreen } from './last-screen';
import type { Session } from './session';

type Names =
  | 'session.read'
  | 'session.isHeldBack'
  | 'session.lastEmail'
  | 'session.lastScreen'
  | 'session.recordScreen'
  | 'session.restoreAgain'
  | 'session.signIn'
  | 'session.lock'
  | 'session.signOut'
  | 'session.recordActivity'
  | 'preferences.read'
  | 'preferences.update';

export interface SessionHandlerDeps {
  session: Session;
  lastEmail: LastEmail;
  lastScreen: LastScreen;
  idleLock: IdleLock;
  preferences: PreferenceStore;
}

export function createSessionHandlers({ session, lastEmail, lastScreen, idleLock, preferences }: SessionHandlerDeps): Handlers<Names> {
  return {
    'session.read': () => session.read(),
    'session.isHeldBack': () => session.isHeldBack(),
    'session.lastEmail': () => lastEmail.read(),
    async 'session.lastScreen'() {
      return (await session.read()) && lastScreen.read();
    },
    'session.recordScreen'({ path }) {
      lastScreen.note(path);
      return null;
    },
    'session.restoreAgain': () => session.restoreAgain(),
    'session.signIn': (credentials) => session.signIn(credentials),
    async 'session.lock'() {
      await session.lockNow();
      return null;
    },
    async 'session.signOut'() {
      await session.signOut();
      return null;
    },
    'session.recordActivity': () => {
      idleLock.noteUse();
      return null;
    },
    'preferences.read': () => preferences.read(),
    'preferences.update': (changes) => preferences.update(changes),
  };
}

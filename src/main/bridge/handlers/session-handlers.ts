import type { Session } from '../../session/session';
import type { PreferenceStore } from '../../settings/preferences';
import type { Handlers } from '../router';

type Names =
  | 'session.read'
  | 'session.isHeldBack'
  | 'session.restoreAgain'
  | 'session.signIn'
  | 'session.signOut'
  | 'preferences.read'
  | 'preferences.update';

export function createSessionHandlers({ session, preferences }: { session: Session; preferences: PreferenceStore }): Handlers<Names> {
  return {
    'session.read': () => session.read(),
    'session.isHeldBack': () => session.isHeldBack(),
    'session.restoreAgain': () => session.restoreAgain(),
    'session.signIn': (credentials) => session.signIn(credentials),
    async 'session.signOut'() {
      await session.signOut();
      return null;
    },
    'preferences.read': () => preferences.read(),
    'preferences.update': (changes) => preferences.update(changes),
  };
}

import type { Logger } from '@main/system/log/logger';
import type { SecretPlace } from '@main/system/secrets/secret-store';
import type { SecretVault } from '@main/system/secrets/secret-vault';
import type { Endpoint } from '../api/endpoint';
import type { KnownPictures } from '../api/media/known-pictures';
import { toAccount } from './account';
import type { AuthData, SessionState } from './session-state';
import type { StoredSession } from './stored-session';

interface OpenedSession {
  apiRoot: string;
  account: string;
  auth: AuthData;
  roles: readonly string[];
  place: SecretPlace;
}

/** Stores the session for the next start: its details on disk, its token in the vault. */
export interface SessionStore {
  /** Null if there is none, `unavailable` if the vault can't return its token now; a session that can't be restored is removed (OP-25). */
  open(): Promise<OpenedSession | 'unavailable' | null>;
  /** False if the details can't be written: the session continues, and the next start requires a sign-in. */
  keepDetails(apiRoot: string, state: SessionState): boolean;
  /** Replaces the token stored before. */
  keepToken(apiRoot: string, auth: AuthData): Promise<SecretPlace>;
  /** Whether IT allows sessions to be restored after a restart. */
  isAllowed(): boolean;
  /** Removes the account's session; without an account, the one on disk. */
  discard(account?: string): Promise<void>;
}

export interface SessionStoreDeps {
  stored: StoredSession;
  vault: SecretVault;
  endpoint: Endpoint;
  knownPictures: KnownPictures;
  isAllowed: () => boolean;
  log: Logger;
}

/** Returns the account of the session on disk. */
function readAccount(stored: StoredSession): string | null {
  const details = stored.read()?.details;
  return details ? toAccount(details.apiRoot, details.admin.id) : null;
}

export function createSessionStore({ stored, vault, endpoint, knownPictures, isAllowed, log }: SessionStoreDeps): SessionStore {
  const isInUse = (apiRoot: string): boolean => endpoint.target()?.apiRoot === apiRoot;

  async function discard(account = readAccount(stored)): Promise<void> {
    if (account === null) return;
    try {
      stored.clear();
    } catch (error) {
      log.error('session.notCleared', error);
    }
    await vault.wipe(account);
  }

  return {
    isAllowed,
    async open() {
      if (!isAllowed()) {
        await discard();
        return null;
      }
      const kept = stored.read();
      if (!kept || !endpoint.target()) return null;
      const { apiRoot, ...details } = kept.details;
      const account = toAccount(apiRoot, details.admin.id);
      const found = isInUse(apiRoot) ? await vault.load(account) : null;
      if (found?.state === 'unavailable') return 'unavailable';
      // A keychain may respond late, and the user may have chosen another server meanwhile.
      if (found?.state === 'found' && isInUse(apiRoot)) {
        knownPictures.note(details.admin);
        const auth = { ...details, idToken: found.secret, refreshToken: '' };
        return { apiRoot, account, auth, roles: kept.roles, place: found.place };
      }
      await discard();
      return null;
    },
    keepDetails(apiRoot, { auth, roles }) {
      if (!auth || !isAllowed()) return true;
      const { email, localId, expiresIn, admin } = auth;
      try {
        stored.write({ apiRoot, email, localId, expiresIn, admin }, roles);
        return true;
      } catch (error) {
        log.error('session.notStored', error);
        return false;
      }
    },
    async keepToken(apiRoot, { admin, idToken }) {
      const account = toAccount(apiRoot, admin.id);
      if (!isAllowed()) {
        await discard();
        return 'memory';
      }
      if (readAccount(stored) !== account) await discard();
      return vault.save(account, idToken);
    },
    discard,
  };
}

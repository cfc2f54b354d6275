import { randomBytes } from 'node:crypto';
import type { Keychain } from './keychain';

/** Never one of the names under which secrets lie. */
const service = 'com.diwan.backoffice.probe';
/** Two programs that use one keyring must not take each other's entry for their own. */
const account = `probe-${process.pid}`;
/** So long a refusal stands for all that is asked meanwhile, so that one cancelled question does not bring on the next. */
const refusedForMs = 30_000;

/** Asks for an entry that is not there. */
export async function askKeychain({ getPassword }: Keychain): Promise<void> {
  await getPassword(service, account);
}

/** Writes an entry, reads it back and removes it again. */
export async function tryKeychain({ setPassword, getPassword, deletePassword }: Keychain): Promise<void> {
  const secret = randomBytes(16).toString('hex');
  await setPassword(service, account, secret);
  const kept = await getPassword(service, account);
  await deletePassword(service, account);
  if (kept !== secret) throw new Error('the keychain gave back something else than it was given');
}

/** Whether a keyring that said "nothing" is open, so that its word counts. Rejects when it is not; one for all stores of an app. */
export type KeychainProof = (keychain: Keychain) => Promise<void>;

/**
 * A locked keyring of Linux whose question was dismissed answers reads as if it held nothing; only a write is refused (docs/adr/0056).
 */
export function createKeychainProof(now: () => number = Date.now): KeychainProof {
  let refused: { at: number; error: unknown } | null = null;
  let running: Promise<void> | null = null;
  return (keychain) => {
    if (refused && now() - refused.at < refusedForMs) return Promise.reject(refused.error);
    refused = null;
    running ??= tryKeychain(keychain)
      .catch((error: unknown) => {
        refused = { at: now(), error };
        throw error;
      })
      .finally(() => {
        running = null;
      });
    return running;
  };
}

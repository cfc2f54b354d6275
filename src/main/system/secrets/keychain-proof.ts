import { randomBytes } from 'node:crypto';
import type { Keychain } from './keychain';

/** Must differ from all service names of real secrets. */
const service = 'com.diwan.backoffice.probe';
/** Contains the process ID, so that two programs with the same keyring don't read each other's entry. */
const account = `probe-${process.pid}`;
/** How long one refused keychain prompt counts for all requests, so that canceling it doesn't open another prompt. */
const refusedForMs = 30_000;

/** Requests an entry that doesn't exist. */
export async function askKeychain({ getPassword }: Keychain): Promise<void> {
  await getPassword(service, account);
}

/** Writes an entry, reads it, and removes it again. */
export async function tryKeychain({ setPassword, getPassword, deletePassword }: Keychain): Promise<void> {
  const secret = randomBytes(16).toString('hex');
  await setPassword(service, account, secret);
  const kept = await getPassword(service, account);
  await deletePassword(service, account);
  if (kept !== secret) throw new Error('the keychain gave back something else than it was given');
}

/**
 * Checks whether a keyring that returned no entry is unlocked, so that its result counts. Rejects if it isn't. Shared by all stores of an
 * app.
 */
export type KeychainProof = (keychain: Keychain) => Promise<void>;

/** A locked Linux keyring whose prompt was dismissed returns no entries; only a write is refused (docs/adr/0056). */
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

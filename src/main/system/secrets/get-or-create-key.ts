import { FailureError } from '@shared/contract/result';
import { createEncryptionKey } from './encrypted-text';
import type { SecretVault } from './secret-vault';

/** Data on disk that is encrypted with an account's key. */
export interface SealedPlace {
  isEmpty(): boolean | Promise<boolean>;
  /** Whether a key that is only in memory is refused, because the data must outlive the app. */
  isLasting?: boolean;
  /** Called if the account has no key: the data can't be decrypted and may be removed. */
  clear?(): void;
}

/**
 * Resolves to the account's key, or to a new one if there is none. Rejects with `keychainUnavailable` while an unavailable key may still be
 * needed for the data on disk, or if no place can store a lasting key.
 */
export async function getOrCreateKey(vault: SecretVault, account: string, place: SealedPlace): Promise<string> {
  const found = await vault.load(account);
  if (found.state === 'found') return found.secret;
  // A new key replaces the old one, so no data may be left that only the old key decrypts.
  if (found.state === 'unavailable' && !(await place.isEmpty())) throw new FailureError({ code: 'keychainUnavailable' });
  place.clear?.();
  const key = createEncryptionKey();
  if ((await vault.save(account, key)) === 'memory' && place.isLasting) {
    await vault.wipe(account);
    throw new FailureError({ code: 'keychainUnavailable' });
  }
  return key;
}

/** Returns the keys of accounts. Each is loaded once, and again after a failure. `isEmpty`: whether the account has no data on disk. */
export function createAccountKeys(
  vault: SecretVault,
  isEmpty: (account: string) => Promise<boolean>,
  { isLasting = false }: Pick<SealedPlace, 'isLasting'> = {},
) {
  const keys = new Map<string, Promise<string>>();
  return (account: string): Promise<string> => {
    const known = keys.get(account);
    if (known) return known;
    const found = getOrCreateKey(vault, account, { isEmpty: () => isEmpty(account), isLasting });
    keys.set(account, found);
    found.catch(() => keys.delete(account));
    return found;
  };
}

import { FailureError } from '@shared/contract/result';
import { createEncryptionKey } from './encrypted-text';
import type { SecretVault } from './secret-vault';

/** What lies on disk under the key of an account. */
export interface SealedPlace {
  isEmpty(): boolean | Promise<boolean>;
  /** Nothing that lies there opens any more: the account has no key. */
  clear?(): void;
}

/** The key of an account, a new one where there is none. Rejects with `keychainUnavailable` while what lies there may still open with it. */
export async function getOrCreateKey(vault: SecretVault, account: string, place: SealedPlace): Promise<string> {
  const found = await vault.load(account);
  if (found.state === 'found') return found.secret;
  // A new key takes the place of the old one, so nothing may lie there that only the old one opens.
  if (found.state === 'unavailable' && !(await place.isEmpty())) throw new FailureError({ code: 'keychainUnavailable' });
  place.clear?.();
  const key = createEncryptionKey();
  await vault.save(account, key);
  return key;
}

/** The keys of accounts, each asked for once; a refusal is asked for again. `isEmpty`: nothing of the account is on disk. */
export function createAccountKeys(vault: SecretVault, isEmpty: (account: string) => Promise<boolean>) {
  const keys = new Map<string, Promise<string>>();
  return (account: string): Promise<string> => {
    const known = keys.get(account);
    if (known) return known;
    const found = getOrCreateKey(vault, account, { isEmpty: () => isEmpty(account) });
    keys.set(account, found);
    found.catch(() => keys.delete(account));
    return found;
  };
}

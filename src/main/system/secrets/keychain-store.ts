import type { Keychain } from './keychain';
import type { KeychainProof } from './keychain-proof';
import type { SecretStore } from './secret-store';

export interface KeychainStoreDeps {
  load: () => Promise<Keychain>;
  /** Service name of the entries in the system. */
  service: string;
  /** Set if a locked keychain also returns no entry: called before such a result is trusted. */
  proof: KeychainProof | null;
}

/** The system's keychain. */
export function createKeychainStore({ load, service, proof }: KeychainStoreDeps): SecretStore {
  let loaded: Promise<Keychain> | null = null;
  const keychain = (): Promise<Keychain> => {
    loaded ??= load();
    return loaded;
  };
  return {
    place: 'keychain',
    async save(account, secret) {
      const keytar = await keychain();
      await keytar.setPassword(service, account, secret);
      // Windows truncates or rejects long values, and a broken service may lose them, so read the secret back.
      const kept = await keytar.getPassword(service, account);
      if (kept !== secret) throw new Error('the keychain gave back something else than it was given');
    },
    async load(account) {
      const keytar = await keychain();
      const secret = await keytar.getPassword(service, account);
      if (secret !== null || proof === null) return secret;
      await proof(keytar);
      // Read again, because the user may have unlocked the keychain at the proof's prompt.
      return keytar.getPassword(service, account);
    },
    async clear(account) {
      const keytar = await keychain();
      if ((await keytar.deletePassword(service, account)) || proof === null) return;
      // A locked keychain and a missing entry have the same result.
      await proof(keytar);
      await keytar.deletePassword(service, account);
    },
  };
}

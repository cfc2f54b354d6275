import type { Keychain } from './keychain';
import type { KeychainProof } from './keychain-proof';
import type { SecretStore } from './secret-store';

export interface KeychainStoreDeps {
  load: () => Promise<Keychain>;
  /** Under which the system lists the entries. */
  service: string;
  /** Where "nothing" is also the answer of a keychain that is locked: asked before it is believed. */
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
      // Windows cuts or refuses long values and a broken service may forget: what cannot be read back is not kept.
      const kept = await keytar.getPassword(service, account);
      if (kept !== secret) throw new Error('the keychain gave back something else than it was given');
    },
    async load(account) {
      const keytar = await keychain();
      const secret = await keytar.getPassword(service, account);
      if (secret !== null || proof === null) return secret;
      await proof(keytar);
      // The person may have unlocked it at the question of the proof.
      return keytar.getPassword(service, account);
    },
    async clear(account) {
      const keytar = await keychain();
      if ((await keytar.deletePassword(service, account)) || proof === null) return;
      // It says the same when it is locked as when it holds nothing.
      await proof(keytar);
      await keytar.deletePassword(service, account);
    },
  };
}

import type { SecretStore } from './secret-store';

/** The part of keytar that is used. */
export interface Keychain {
  getPassword(service: string, account: string): Promise<string | null>;
  setPassword(service: string, account: string, password: string): Promise<void>;
  deletePassword(service: string, account: string): Promise<boolean>;
}

/** Loads keytar when it is installed and its library can be loaded; rejects otherwise. */
export async function loadKeytar(): Promise<Keychain> {
  const module: Keychain & { default?: Keychain } = await import('keytar');
  return module.default ?? module;
}

export interface KeychainStoreDeps {
  load: () => Promise<Keychain>;
  /** Under which the system lists the entries. */
  service: string;
}

/** The system's keychain. */
export function createKeychainStore({ load, service }: KeychainStoreDeps): SecretStore {
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
    load: async (account) => (await keychain()).getPassword(service, account),
    async clear(account) {
      await (await keychain()).deletePassword(service, account);
    },
  };
}

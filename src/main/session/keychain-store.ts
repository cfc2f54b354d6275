import type { TokenStore } from './token-store';

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

async function within<Value>(timeLimitMs: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`the keychain did not answer within ${timeLimitMs} ms`)), timeLimitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export interface KeychainStoreDeps {
  load: () => Promise<Keychain>;
  /** Under which the system lists the entries. */
  service: string;
  timeLimitMs: number;
}

/** The system's keychain. Every step has a time limit, because a locked keychain asks the person and may never answer. */
export function createKeychainStore({ load, service, timeLimitMs }: KeychainStoreDeps): TokenStore {
  let keychain: Promise<Keychain> | null = null;
  const use = <Value>(work: (keychain: Keychain) => Promise<Value>): Promise<Value> => {
    keychain ??= load();
    return within(timeLimitMs, keychain.then(work));
  };
  return {
    place: 'keychain',
    async save(account, token) {
      await use((keytar) => keytar.setPassword(service, account, token));
      // Windows cuts or refuses long values and a broken service may forget: what cannot be read back is not kept.
      const kept = await use((keytar) => keytar.getPassword(service, account));
      if (kept !== token) throw new Error('the keychain gave back something else than it was given');
    },
    load: (account) => use((keytar) => keytar.getPassword(service, account)),
    async clear(account) {
      await use((keytar) => keytar.deletePassword(service, account));
    },
  };
}

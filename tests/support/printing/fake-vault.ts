import type { SecretVault } from '@main/system/secrets/secret-vault';

/** A place for secrets of a machine; `answers: false` is a keychain that cannot be asked now, with memory as the only other place. */
export interface FakeVault extends SecretVault {
  readonly kept: Map<string, string>;
  answers: boolean;
  /** It answers again, and says so. */
  unlock(): void;
}

export function createFakeVault(): FakeVault {
  const listeners = new Set<() => void>();
  const vault: FakeVault = {
    kept: new Map(),
    answers: true,
    async save(account, secret) {
      if (!vault.answers) return 'memory';
      vault.kept.set(account, secret);
      return 'keychain';
    },
    async load(account) {
      if (!vault.answers) return { state: 'unavailable' };
      const secret = vault.kept.get(account);
      return secret === undefined ? { state: 'absent' } : { state: 'found', secret, place: 'keychain' };
    },
    async sweep() {},
    async wipe(account) {
      vault.kept.delete(account);
    },
    onAnswered: (listener) => void listeners.add(listener),
    unlock() {
      vault.answers = true;
      for (const listener of listeners) listener();
    },
  };
  return vault;
}

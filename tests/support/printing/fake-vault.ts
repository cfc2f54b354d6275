import type { SecretVault } from '@main/system/secrets/secret-vault';

/** A vault of a machine. `answers: false` simulates a keychain that doesn't respond now, with memory as the only other storage. */
export interface FakeVault extends SecretVault {
  readonly kept: Map<string, string>;
  answers: boolean;
  /** The keychain responds again, and notifies its listeners. */
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

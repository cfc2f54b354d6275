import type { SecretVault } from '@main/system/secrets/secret-vault';

/** A vault that is always unlocked and exists in memory only. */
export function createMemoryVault(): SecretVault {
  const kept = new Map<string, string>();
  return {
    async save(account, secret) {
      kept.set(account, secret);
      return 'memory';
    },
    async load(account) {
      const secret = kept.get(account);
      return secret === undefined ? { state: 'absent' } : { state: 'found', secret, place: 'memory' };
    },
    async sweep() {},
    async wipe(account) {
      kept.delete(account);
    },
    onAnswered() {},
  };
}

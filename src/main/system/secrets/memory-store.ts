import type { TimedStore } from './timed-store';

/** The last resort: the secret is lost when the app ends. */
export function createMemoryStore(): TimedStore {
  const kept = new Map<string, string>();
  return {
    place: 'memory',
    async save(account, secret) {
      kept.set(account, secret);
    },
    load: async (account) => kept.get(account) ?? null,
    async clear(account) {
      kept.delete(account);
    },
    // Never called, because memory always responds at once.
    onAnswered() {},
  };
}

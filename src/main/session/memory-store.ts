import type { TokenStore } from './token-store';

/** The last resort: the token is gone with the app. */
export function createMemoryStore(): TokenStore {
  const kept = new Map<string, string>();
  return {
    place: 'memory',
    async save(account, token) {
      kept.set(account, token);
    },
    load: async (account) => kept.get(account) ?? null,
    async clear(account) {
      kept.delete(account);
    },
  };
}

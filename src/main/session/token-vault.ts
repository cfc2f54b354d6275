import type { Logger } from '../diagnostics/logger';
import type { TokenPlace, TokenStore } from './token-store';

export interface TokenVault {
  /** Keeps the token in the best place that works and says which one that was. */
  save(account: string, token: string): Promise<TokenPlace>;
  load(account: string): Promise<{ token: string; place: TokenPlace } | null>;
  /** Removes the token from every place; never rejects. */
  wipe(account: string): Promise<void>;
}

/** `stores` best first; the last one must always work. */
export function createTokenVault({ stores, log }: { stores: readonly TokenStore[]; log: Logger }): TokenVault {
  const attempt = async <Value>(store: TokenStore, step: string, work: () => Promise<Value>): Promise<Value | null> => {
    try {
      return await work();
    } catch (error) {
      log.warn('tokenStore.unavailable', { place: store.place, step, error });
      return null;
    }
  };

  return {
    async save(account, token) {
      for (const store of stores) {
        const saved = await attempt(store, 'save', async () => {
          await store.save(account, token);
          return true;
        });
        if (saved) return store.place;
      }
      throw new Error('no token store took the token');
    },
    async load(account) {
      for (const store of stores) {
        const token = await attempt(store, 'load', () => store.load(account));
        if (token) return { token, place: store.place };
      }
      return null;
    },
    async wipe(account) {
      await Promise.all(stores.map((store) => attempt(store, 'clear', () => store.clear(account))));
    },
  };
}

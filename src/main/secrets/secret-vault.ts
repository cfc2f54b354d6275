import type { Logger } from '../diagnostics/logger';
import type { SecretPlace, SecretStore } from './secret-store';
import type { TimedStore } from './timed-store';

/** `unavailable`: a place could not say, so nothing may be written over, wiped or deleted on the strength of it. */
export type Finding = { state: 'found'; secret: string; place: SecretPlace } | { state: 'absent' } | { state: 'unavailable' };

/** Secrets by account: tokens of sessions, keys of what is encrypted on disk. */
export interface SecretVault {
  /** Keeps the secret in the best place that works and says which one that was. */
  save(account: string, secret: string): Promise<SecretPlace>;
  load(account: string): Promise<Finding>;
  /** Removes the secret from every place; never rejects. */
  wipe(account: string): Promise<void>;
  /** Hears that a place has answered after it had been given up: what was unavailable can be asked for again. */
  onAnswered(listener: () => void): void;
}

export interface SecretVaultDeps {
  /** Best first; the last one must always work. */
  stores: readonly TimedStore[];
  log: Logger;
}

export function createSecretVault({ stores, log }: SecretVaultDeps): SecretVault {
  const warn = (place: SecretPlace, step: string, error: unknown): void => log.warn('secretStore.unavailable', { place, step, error });

  const clear = async (from: readonly SecretStore[], account: string): Promise<void> => {
    await Promise.all(from.map((store) => store.clear(account).catch((error) => warn(store.place, 'clear', error))));
  };

  return {
    async save(account, secret) {
      for (const [position, store] of stores.entries()) {
        try {
          await store.save(account, secret);
        } catch (error) {
          warn(store.place, 'save', error);
          continue;
        }
        await clear(stores.slice(position + 1), account);
        return store.place;
      }
      throw new Error('no store took the secret');
    },
    async load(account) {
      let isUnsure = false;
      // A save empties every worse place, so what lies in the worst one is the newest.
      for (const store of stores.toReversed()) {
        try {
          const secret = await store.load(account);
          if (secret !== null) return { state: 'found', secret, place: store.place };
        } catch (error) {
          warn(store.place, 'load', error);
          isUnsure = true;
        }
      }
      return { state: isUnsure ? 'unavailable' : 'absent' };
    },
    wipe: (account) => clear(stores, account),
    onAnswered(listener) {
      for (const store of stores) store.onAnswered(listener);
    },
  };
}

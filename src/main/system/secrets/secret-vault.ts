import pLimit from 'p-limit';
import type { Logger } from '../log/logger';
import type { RevokedSecrets } from './revoked-secrets';
import type { SecretPlace, SecretStore } from './secret-store';
import type { TimedStore } from './timed-store';

/** `unavailable`: a place could not say, so nothing may be written over, wiped or deleted on the strength of it. */
export type Finding = { state: 'found'; secret: string; place: SecretPlace } | { state: 'absent' } | { state: 'unavailable' };

/** Secrets by account: tokens of sessions, keys of what is encrypted on disk. */
export interface SecretVault {
  /** Keeps the secret in the best place that works and says which one that was. */
  save(account: string, secret: string): Promise<SecretPlace>;
  load(account: string): Promise<Finding>;
  /**
   * Removes the secret from every place; never rejects. What a place does not let go of now is never given out again, also after a restart,
   * and removed as soon as that place works.
   */
  wipe(account: string): Promise<void>;
  /** Tries once more to remove what was wiped and is still there; happens by itself when a place works again that did not. */
  sweep(): Promise<void>;
  /** Hears that a place has answered after it had been given up: what was unavailable can be asked for again. */
  onAnswered(listener: () => void): void;
}

export interface SecretVaultDeps {
  /** Best first; the last one must always work. */
  stores: readonly TimedStore[];
  revoked: RevokedSecrets;
  log: Logger;
}

export function createSecretVault({ stores, revoked, log }: SecretVaultDeps): SecretVault {
  const warn = (place: SecretPlace, step: string, error: unknown): void => log.warn('secretStore.unavailable', { place, step, error });

  /** A removal that is made up for must not meet the secret that follows it. */
  const inTurn = pLimit(1);

  async function clear(from: readonly SecretStore[], account: string): Promise<void> {
    const isGone = async (store: SecretStore): Promise<boolean> => {
      try {
        await store.clear(account);
        return true;
      } catch (error) {
        warn(store.place, 'clear', error);
        return false;
      }
    };
    const gone = await Promise.all(from.map(isGone));
    for (const [at, { place }] of from.entries()) {
      if (gone[at]) await revoked.remove(account, place);
      else await revoked.add(account, [place]);
    }
  }

  async function save(account: string, secret: string): Promise<SecretPlace> {
    for (const [position, store] of stores.entries()) {
      try {
        await store.save(account, secret);
      } catch (error) {
        warn(store.place, 'save', error);
        continue;
      }
      await revoked.remove(account, store.place);
      await clear(stores.slice(position + 1), account);
      return store.place;
    }
    throw new Error('no store took the secret');
  }

  async function load(account: string): Promise<Finding> {
    const wiped = await revoked.all();
    const isWiped = ({ place }: SecretStore): boolean => wiped.some((one) => one.account === account && one.place === place);
    let isUnsure = false;
    // A save empties every worse place, so what lies in the worst one is the newest.
    for (const store of stores.toReversed()) {
      if (isWiped(store)) continue;
      try {
        const secret = await store.load(account);
        if (secret !== null) return { state: 'found', secret, place: store.place };
      } catch (error) {
        warn(store.place, 'load', error);
        isUnsure = true;
      }
    }
    return { state: isUnsure ? 'unavailable' : 'absent' };
  }

  async function wipe(account: string): Promise<void> {
    // Written first: the app may be ended while a place keeps it waiting.
    await revoked.add(
      account,
      stores.map(({ place }) => place).filter((place) => place !== 'memory'),
    );
    await clear(stores, account);
  }

  const sweep = (): Promise<void> =>
    inTurn(async () => {
      for (const { account, place } of await revoked.all()) {
        await clear(
          stores.filter((store) => store.place === place),
          account,
        );
      }
    });

  for (const store of stores) store.onAnswered(() => void sweep());

  return {
    async save(account, secret) {
      const place = await inTurn(() => save(account, secret));
      // The best place works now, so it may let go of what it could not before.
      if (place === stores[0]?.place) void sweep();
      return place;
    },
    load: (account) => inTurn(() => load(account)),
    wipe: (account) => inTurn(() => wipe(account)),
    sweep,
    onAnswered(listener) {
      for (const store of stores) store.onAnswered(listener);
    },
  };
}

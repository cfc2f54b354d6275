import pLimit from 'p-limit';
import type { Logger } from '../log/logger';
import type { RevokedSecrets } from './revoked-secrets';
import type { SecretPlace, SecretStore } from './secret-store';
import type { TimedStore } from './timed-store';

/** `unavailable`: a place didn't respond, so the result is no reason to replace, wipe, or delete anything. */
export type Finding = { state: 'found'; secret: string; place: SecretPlace } | { state: 'absent' } | { state: 'unavailable' };

/** Secrets by account: session tokens, and keys of encrypted files. */
export interface SecretVault {
  /** Stores the secret in the best place that works, and returns that place. */
  save(account: string, secret: string): Promise<SecretPlace>;
  load(account: string): Promise<Finding>;
  /**
   * Removes the secret from every place; never rejects. A secret that can't be removed now is never returned again, also after a restart,
   * and is removed once its place works.
   */
  wipe(account: string): Promise<void>;
  /** Retries removals that failed; runs automatically when a place works again. */
  sweep(): Promise<void>;
  /** Called when a place responds after it was unavailable, so that secrets can be loaded again. */
  onAnswered(listener: () => void): void;
}

export interface SecretVaultDeps {
  /** Best first; the last one must always work. */
  stores: readonly TimedStore[];
  revoked: RevokedSecrets;
  log: Logger;
}

const warn = (log: Logger, place: SecretPlace, step: string, error: unknown): void =>
  log.warn('secretStore.unavailable', { place, step, error });

/** Removes the secret from these places; never rejects. Places that fail are noted as revoked. */
async function clear({ revoked, log }: SecretVaultDeps, from: readonly SecretStore[], account: string): Promise<void> {
  const isGone = async (store: SecretStore): Promise<boolean> => {
    try {
      await store.clear(account);
      return true;
    } catch (error) {
      warn(log, store.place, 'clear', error);
      return false;
    }
  };
  const gone = await Promise.all(from.map(isGone));
  for (const [at, { place }] of from.entries()) {
    if (gone[at]) await revoked.remove(account, place);
    else await revoked.add(account, [place]);
  }
}

async function save(deps: SecretVaultDeps, account: string, secret: string): Promise<SecretPlace> {
  const { stores, revoked, log } = deps;
  for (const [position, store] of stores.entries()) {
    try {
      await store.save(account, secret);
    } catch (error) {
      warn(log, store.place, 'save', error);
      continue;
    }
    await revoked.remove(account, store.place);
    await clear(deps, stores.slice(position + 1), account);
    return store.place;
  }
  throw new Error('no store took the secret');
}

async function load({ stores, revoked, log }: SecretVaultDeps, account: string): Promise<Finding> {
  const wiped = await revoked.all();
  const isWiped = ({ place }: SecretStore): boolean => wiped.some((one) => one.account === account && one.place === place);
  let isUnsure = false;
  // Saving removes the secret from all worse places, so the one in the worst place is the newest.
  for (const store of stores.toReversed()) {
    if (isWiped(store)) continue;
    try {
      const secret = await store.load(account);
      if (secret !== null) return { state: 'found', secret, place: store.place };
    } catch (error) {
      warn(log, store.place, 'load', error);
      isUnsure = true;
    }
  }
  return { state: isUnsure ? 'unavailable' : 'absent' };
}

async function wipe(deps: SecretVaultDeps, account: string): Promise<void> {
  const { stores, revoked } = deps;
  // Revoke first, because the app may end while a place responds slowly.
  await revoked.add(
    account,
    stores.map(({ place }) => place).filter((place) => place !== 'memory'),
  );
  await clear(deps, stores, account);
}

export function createSecretVault(deps: SecretVaultDeps): SecretVault {
  const { stores, revoked } = deps;
  /** One step at a time, so that a delayed removal can't remove the next secret. */
  const inTurn = pLimit(1);

  const sweep = (): Promise<void> =>
    inTurn(async () => {
      for (const { account, place } of await revoked.all()) {
        await clear(
          deps,
          stores.filter((store) => store.place === place),
          account,
        );
      }
    });

  for (const store of stores) store.onAnswered(() => void sweep());

  return {
    async save(account, secret) {
      const place = await inTurn(() => save(deps, account, secret));
      // The best place works now, so earlier removals may succeed there.
      if (place === stores[0]?.place) void sweep();
      return place;
    },
    load: (account) => inTurn(() => load(deps, account)),
    wipe: (account) => inTurn(() => wipe(deps, account)),
    sweep,
    onAnswered(listener) {
      for (const store of stores) store.onAnswered(listener);
    },
  };
}

import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { replaceFile } from '../files/replace-file';
import type { Logger } from '../log/logger';
import type { SecretPlace } from './secret-store';

/** A secret that couldn't be removed from a place yet, and must not be used meanwhile. */
interface RevokedSecret {
  account: string;
  place: SecretPlace;
}

/** The list of revoked secrets, which is stored on disk. */
export interface RevokedSecrets {
  all(): Promise<readonly RevokedSecret[]>;
  add(account: string, places: readonly SecretPlace[]): Promise<void>;
  remove(account: string, place: SecretPlace): Promise<void>;
}

const content = z.array(z.object({ account: z.string(), place: z.enum(['keychain', 'safeStorage', 'memory']) }));

/** Stores accounts, never secrets. If the disk refuses, the list is lost at the next start, without other effects. */
export function createRevokedSecrets({ path, log }: { path: string; log: Logger }): RevokedSecrets {
  let known: Promise<readonly RevokedSecret[]> | null = null;

  async function read(): Promise<readonly RevokedSecret[]> {
    try {
      return content.parse(JSON.parse(await readFile(path, 'utf8')));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') log.warn('secretStore.revokedUnreadable', { error });
      return [];
    }
  }

  function all(): Promise<readonly RevokedSecret[]> {
    known ??= read();
    return known;
  }

  async function replace(next: readonly RevokedSecret[]): Promise<void> {
    known = Promise.resolve(next);
    await replaceFile(path, Buffer.from(JSON.stringify(next))).catch((error) => log.warn('secretStore.revokedNotKept', { error }));
  }

  return {
    all,
    async add(account, places) {
      const before = await all();
      const isKnown = (place: SecretPlace): boolean => before.some((one) => one.account === account && one.place === place);
      const added = places.filter((place) => !isKnown(place)).map((place) => ({ account, place }));
      if (added.length > 0) await replace([...before, ...added]);
    },
    async remove(account, place) {
      const before = await all();
      const next = before.filter((one) => one.account !== account || one.place !== place);
      if (next.length < before.length) await replace(next);
    },
  };
}

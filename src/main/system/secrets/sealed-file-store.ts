import { createHash } from 'node:crypto';
import { access, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../files/replace-file';
import { decryptText, encryptText } from './encrypted-text';
import type { RootKey } from './root-key';
import type { SecretStore } from './secret-store';

export interface SealedFileStoreDeps {
  rootKey: RootKey;
  folder: string;
  /** Distinguishes kinds of secrets. */
  service: string;
  /** The keychain with an item for each secret, as in earlier versions; its secrets are moved to files. */
  earlier: SecretStore;
}

/** One file per account, encrypted with the root key of the keychain. */
export function createSealedFileStore({ rootKey, folder, service, earlier }: SealedFileStoreDeps): SecretStore {
  const pathOf = (account: string): string => join(folder, `${createHash('sha256').update(account).digest('hex').slice(0, 40)}.sealed`);
  const contextOf = (account: string): string => `${service} ${account}`;
  const isThere = (account: string): Promise<boolean> =>
    access(pathOf(account)).then(
      () => true,
      () => false,
    );

  async function save(account: string, secret: string): Promise<void> {
    const key = await rootKey.demand();
    await replaceFile(pathOf(account), encryptText(key, contextOf(account), secret));
    // Ignore the error: the file takes precedence, so the old item is never read again.
    await earlier.clear(account).catch(() => undefined);
  }

  return {
    place: 'keychain',
    save,
    async load(account) {
      if (!(await isThere(account))) {
        const secret = await earlier.load(account);
        if (secret !== null) await save(account, secret);
        return secret;
      }
      const key = await rootKey.find();
      if (key === null) return null;
      const bytes = await readFile(pathOf(account));
      try {
        return decryptText(key, contextOf(account), bytes);
      } catch {
        // The file was encrypted with the root key of another keychain and can't be decrypted.
        return null;
      }
    },
    async clear(account) {
      if (await isThere(account)) await rm(pathOf(account), { force: true });
      else await earlier.clear(account);
    },
  };
}

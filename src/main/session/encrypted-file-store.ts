import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { TokenStore } from './token-store';

/** Encryption with a key of the system; Electron's asynchronous safeStorage. */
export interface SecretBox {
  /** False where the key would be a fixed text (`basic_text`) or there is none. */
  isAvailable(): Promise<boolean>;
  encrypt(text: string): Promise<Uint8Array>;
  decrypt(bytes: Uint8Array): Promise<string>;
}

const envelope = z.object({ account: z.string(), token: z.string().min(1) });

/** One encrypted file per account; the account stands inside too, so a file that was renamed gives nothing. */
export function createEncryptedFileStore({ secretBox, folder }: { secretBox: SecretBox; folder: string }): TokenStore {
  const pathOf = (account: string): string => join(folder, createHash('sha256').update(account).digest('hex').slice(0, 40));

  return {
    place: 'safeStorage',
    async save(account, token) {
      if (!(await secretBox.isAvailable())) throw new Error('no encryption with a key of the system');
      const bytes = await secretBox.encrypt(JSON.stringify({ account, token }));
      const path = pathOf(account);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${path}.next`, bytes, { mode: 0o600, flush: true });
      await rename(`${path}.next`, path);
    },
    async load(account) {
      const bytes = await readFile(pathOf(account)).catch(() => null);
      if (!bytes || !(await secretBox.isAvailable())) return null;
      const kept = envelope.parse(JSON.parse(await secretBox.decrypt(bytes)));
      return kept.account === account ? kept.token : null;
    },
    clear: (account) => rm(pathOf(account), { force: true }),
  };
}

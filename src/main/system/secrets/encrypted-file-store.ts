import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { replaceFile } from '../files/replace-file';
import type { SecretStore } from './secret-store';

/** Encryption with a key of the system: Electron's asynchronous safeStorage. */
export interface SecretBox {
  /** False if there is no key or the key would be a fixed text (`basic_text`). */
  isAvailable(): Promise<boolean>;
  encrypt(text: string): Promise<Uint8Array>;
  decrypt(bytes: Uint8Array): Promise<string>;
}

const envelope = z.object({ account: z.string(), secret: z.string().min(1) });

async function readIfThere(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** One encrypted file per account. The account is also inside the file, so a renamed file can't be read. */
export function createEncryptedFileStore({ secretBox, folder }: { secretBox: SecretBox; folder: string }): SecretStore {
  const pathOf = (account: string): string => join(folder, createHash('sha256').update(account).digest('hex').slice(0, 40));
  const requireBox = async (): Promise<void> => {
    if (!(await secretBox.isAvailable())) throw new Error('no encryption with a key of the system');
  };

  return {
    place: 'safeStorage',
    async save(account, secret) {
      await requireBox();
      const bytes = await secretBox.encrypt(JSON.stringify({ account, secret }));
      await replaceFile(pathOf(account), bytes);
    },
    async load(account) {
      const bytes = await readIfThere(pathOf(account));
      if (!bytes) return null;
      await requireBox();
      const kept = envelope.parse(JSON.parse(await secretBox.decrypt(bytes)));
      return kept.account === account ? kept.secret : null;
    },
    clear: (account) => rm(pathOf(account), { force: true }),
  };
}

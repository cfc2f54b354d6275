import { createHash } from 'node:crypto';
import { appendFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '@main/system/files/replace-file';
import type { Logger } from '@main/system/log/logger';
import { onDisk } from '@main/system/log/to-failure';
import { decryptText, encryptText } from '@main/system/secrets/encrypted-text';
import { createAccountKeys } from '@main/system/secrets/get-or-create-key';
import type { SecretVault } from '@main/system/secrets/secret-vault';
import pLimit from 'p-limit';

export interface EncryptedLogsDeps {
  /** Contains one folder per owner: an account, or a server whose accounts share the files. */
  folder: string;
  vault: SecretVault;
  /** Whether nothing may be written with a key that would be lost when the app ends; saving then fails with `keychainUnavailable`. */
  needsLastingKey?: boolean;
  log: Logger;
}

async function readIfThere(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const contextOf = (owner: string, id: string): string => `${owner}\n${id}`;

/** Returns nothing if the step throws. */
function whereReadable<Value>(step: () => Value): Value[] {
  try {
    return [step()];
  } catch {
    return [];
  }
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);

/** Files of an owner, encrypted with the owner's key: whole files, and logs that grow line by line. */
export function createEncryptedLogs({ folder, vault, needsLastingKey = false, log }: EncryptedLogsDeps) {
  /** One line at a time, so that the lines of a log stay in order. */
  const inTurn = pLimit(1);

  const folderOf = (owner: string): string => join(folder, hash(owner));
  const list = (owner: string): Promise<string[]> => readdir(folderOf(owner)).catch((): string[] => []);

  const pathOf = (owner: string, id: string, suffix: string): string => join(folderOf(owner), `${id}${suffix}`);

  const keyOf = createAccountKeys(vault, async (owner) => (await list(owner)).length === 0, { isLasting: needsLastingKey });

  return {
    /** IDs of the files with this ending. */
    async ids(owner: string, suffix: string): Promise<string[]> {
      return (await list(owner)).filter((name) => name.endsWith(suffix)).map((name) => name.slice(0, -suffix.length));
    },

    async save(owner: string, id: string, suffix: string, content: unknown): Promise<void> {
      const sealed = encryptText(await keyOf(owner), contextOf(owner, id), JSON.stringify(content), { isDeflated: true });
      await replaceFile(pathOf(owner, id, suffix), sealed);
    },

    /** Null if the file doesn't exist. Rejects with a `FailureError` if it can't be read now, and with another error if it can't be decrypted. */
    async read(owner: string, id: string, suffix: string): Promise<unknown> {
      const bytes = await onDisk(() => readIfThere(pathOf(owner, id, suffix)), 'encryptedFiles.notRead', log);
      return bytes && JSON.parse(decryptText(await keyOf(owner), contextOf(owner, id), bytes));
    },

    /** Resolves once the line is on disk. */
    async append(owner: string, id: string, suffix: string, line: unknown): Promise<void> {
      const path = pathOf(owner, id, suffix);
      const sealed = encryptText(await keyOf(owner), contextOf(owner, id), JSON.stringify(line)).toString('base64');
      // The previous line may have been cut off when the app ended, so each line begins with a line break.
      await inTurn(async () => {
        await mkdir(folderOf(owner), { recursive: true, mode: 0o700 });
        await appendFile(path, `\n${sealed}\n`, { flush: true, mode: 0o600 });
      });
    },

    /** Skips lines that were cut off or that `parse` refuses. */
    async lines<Line>(owner: string, id: string, suffix: string, parse: (line: unknown) => Line): Promise<Line[]> {
      const key = await keyOf(owner);
      const text = await readFile(pathOf(owner, id, suffix), 'utf8').catch(() => '');
      const open = (line: string): Line => parse(JSON.parse(decryptText(key, contextOf(owner, id), Buffer.from(line, 'base64'))));
      return text.split('\n').flatMap((line) => (line === '' ? [] : whereReadable(() => open(line))));
    },

    async remove(owner: string, id: string, suffix: string): Promise<void> {
      await rm(pathOf(owner, id, suffix), { force: true });
    },

    /** Renames a file that can't be decrypted, so that the next one doesn't replace it. */
    async setAside(owner: string, id: string, suffix: string): Promise<void> {
      await rename(pathOf(owner, id, suffix), pathOf(owner, id, `${suffix}.unreadable-${Date.now()}`));
    },

    /** Turns a disk error into a failure that a page can show. */
    onDisk: <Value>(step: () => Promise<Value>): Promise<Value> => onDisk(step, 'bulkWrites.notSaved', log),
  };
}

export type EncryptedLogs = ReturnType<typeof createEncryptedLogs>;

import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { KnownPictures } from '@main/server/api/media/known-pictures';
import { replaceFile } from '@main/system/files/replace-file';
import type { Logger } from '@main/system/log/logger';
import { onDisk } from '@main/system/log/to-failure';
import { decryptText, encryptText } from '@main/system/secrets/encrypted-text';
import { createAccountKeys } from '@main/system/secrets/get-or-create-key';
import type { SecretVault } from '@main/system/secrets/secret-vault';
import type { Draft, DraftRef, DraftSummary, draftInput } from '@shared/contract/desktop/drafts';
import { FailureError } from '@shared/contract/result';
import pLimit from 'p-limit';
import { z } from 'zod';

export interface Drafts {
  save(draft: z.output<typeof draftInput>): Promise<{ savedAt: string }>;
  read(ref: DraftRef): Promise<Draft | null>;
  remove(ref: DraftRef): Promise<void>;
  list(): Promise<DraftSummary[]>;
  clear(): Promise<void>;
  /** Removes drafts of every account; returns their number. */
  removeOlderThan(time: Date): Promise<number>;
}

interface DraftsDeps {
  /** Contains one folder per account. */
  folder: string;
  /** Stores each account's key; if it is only in memory, drafts last until the app ends. */
  vault: SecretVault;
  /** The signed-in account, or the last one until someone else signs in. */
  owner: () => string | null;
  /** Pictures of a draft must be allowed again after a restart. */
  knownPictures: KnownPictures;
  log: Logger;
  now?: () => Date;
}

const stored = z.object({
  screen: z.string(),
  record: z.string().nullable(),
  title: z.string(),
  path: z.string(),
  values: z.string(),
  savedAt: z.string(),
  /** Addresses that the server had named when the draft was saved; pages can't add others. */
  pictures: z.array(z.string()).default([]),
});
const suffix = '.draft';
/** A draft that can't be decrypted (another PC's folder, a damaged file) is removed after this time. */
const unreadableKeptMs = 30 * 24 * 3_600_000;
const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);

function toValues({ values }: Draft): unknown {
  try {
    return JSON.parse(values);
  } catch {
    return null;
  }
}

async function removeIfOlder(path: string, time: Date): Promise<boolean> {
  const info = await stat(path).catch(() => null);
  if (!info || info.mtimeMs >= time.getTime()) return false;
  await rm(path, { force: true });
  return true;
}

/** Draft files, encrypted with the account's own key. */
function createDraftFiles({ folder, vault, knownPictures, log, now = () => new Date() }: DraftsDeps) {
  const folderOf = (account: string): string => join(folder, hash(account));
  const namesOf = async (account: string): Promise<string[]> => {
    const names = await readdir(folderOf(account)).catch((): string[] => []);
    return names.filter((name) => name.endsWith(suffix));
  };
  const keyOf = createAccountKeys(vault, async (account) => (await namesOf(account)).length === 0);

  async function load(account: string, name: string): Promise<Draft | null> {
    const path = join(folderOf(account), name);
    const bytes = await readFile(path).catch(() => null);
    if (!bytes) return null;
    const key = await keyOf(account);
    try {
      const { pictures, ...draft } = stored.parse(JSON.parse(decryptText(key, `${account}\n${name}`, bytes)));
      knownPictures.note(pictures);
      return draft;
    } catch (error) {
      log.warn('drafts.unreadable', { name, error });
      if (now().getTime() - (await stat(path)).mtimeMs > unreadableKeptMs) await rm(path, { force: true });
      return null;
    }
  }

  async function write(account: string, name: string, draft: Draft): Promise<void> {
    const content = JSON.stringify({ ...draft, pictures: knownPictures.namedIn(toValues(draft)) });
    await replaceFile(join(folderOf(account), name), encryptText(await keyOf(account), `${account}\n${name}`, content));
  }

  return { folderOf, namesOf, load, write };
}

const nameOf = ({ screen, record }: DraftRef): string => `${hash(JSON.stringify([screen, record]))}${suffix}`;

/** Unsaved forms, encrypted on disk with the admin's own key. */
export function createDrafts(deps: DraftsDeps): Drafts {
  const { folder, owner, log, now = () => new Date() } = deps;
  const { folderOf, namesOf, load, write } = createDraftFiles(deps);
  /** One step at a time, because writes of a file must stay in order and a late write would restore a removed file. */
  const inTurn = pLimit(1);

  function requireOwner(): string {
    const account = owner();
    if (account === null) throw new FailureError({ code: 'sessionEnded' });
    return account;
  }

  return {
    async save(input) {
      const account = requireOwner();
      const savedAt = now().toISOString();
      const name = nameOf(input);
      await inTurn(() => onDisk(() => write(account, name, { ...input, savedAt }), 'drafts.notSaved', log));
      return { savedAt };
    },
    async read(ref) {
      const account = requireOwner();
      const name = nameOf(ref);
      return inTurn(() => load(account, name));
    },
    async remove(ref) {
      const account = requireOwner();
      const name = nameOf(ref);
      await inTurn(() => rm(join(folderOf(account), name), { force: true }));
    },
    async list() {
      const account = requireOwner();
      const drafts = await Promise.all((await namesOf(account)).map((name) => load(account, name)));
      return drafts
        .filter((draft) => draft !== null)
        .map(({ values: _values, ...summary }) => summary)
        .sort((one, other) => other.savedAt.localeCompare(one.savedAt));
    },
    async clear() {
      const account = requireOwner();
      await inTurn(() => rm(folderOf(account), { recursive: true, force: true }));
    },
    async removeOlderThan(time) {
      const entries = await readdir(folder, { recursive: true }).catch((): string[] => []);
      const paths = entries.filter((entry) => entry.endsWith(suffix)).map((entry) => join(folder, entry));
      const removed = await Promise.all(paths.map((path) => inTurn(() => removeIfOlder(path, time))));
      return removed.filter(Boolean).length;
    },
  };
}

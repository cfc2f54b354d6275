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
  /** Of every account on this computer; says how many there were. */
  removeOlderThan(time: Date): Promise<number>;
}

interface DraftsDeps {
  /** Holds one folder per account. */
  folder: string;
  /** Keeps the key of an account; where only memory is left, drafts last as long as the app. */
  vault: SecretVault;
  /** Whose drafts are meant: the signed-in admin, or the last one while nobody else has signed in. */
  owner: () => string | null;
  /** What a draft shows must be shown again after a restart. */
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
  /** Addresses that the server had named when it was kept; the page that writes the values cannot add to them. */
  pictures: z.array(z.string()).default([]),
});
const suffix = '.draft';
/** A draft that its key does not open (another PC's folder, a damaged file) is kept this long. */
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

/** What was typed and not saved, encrypted on disk with a key of its admin's own. */
export function createDrafts({ folder, vault, owner, knownPictures, log, now = () => new Date() }: DraftsDeps): Drafts {
  /** Writes of one file must not overtake each other, and a write that is under way would bring back a file that is cleared. */
  const inTurn = pLimit(1);

  function requireOwner(): string {
    const account = owner();
    if (account === null) throw new FailureError({ code: 'sessionEnded' });
    return account;
  }

  const folderOf = (account: string): string => join(folder, hash(account));
  const namesOf = async (account: string): Promise<string[]> => {
    const names = await readdir(folderOf(account)).catch((): string[] => []);
    return names.filter((name) => name.endsWith(suffix));
  };
  const keyOf = createAccountKeys(vault, async (account) => (await namesOf(account)).length === 0);
  const nameOf = ({ screen, record }: DraftRef): string => `${hash(JSON.stringify([screen, record]))}${suffix}`;

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

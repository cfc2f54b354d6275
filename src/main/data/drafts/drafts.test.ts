import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKnownPictures } from '@main/server/api/media/known-pictures';
import type { Logger } from '@main/system/log/logger';
import type { Finding, SecretVault } from '@main/system/secrets/secret-vault';
import { FailureError } from '@shared/contract/result';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryVault } from '../../../../tests/support/main/memory-vault';
import { createDrafts, type Drafts } from './drafts';

const silentLog: Logger = { info() {}, warn() {}, error: () => 'ref', hide: () => () => undefined };

let folder: string;
let owner: string | null;
let vault: SecretVault;
const open = (): Drafts => createDrafts({ folder, vault, owner: () => owner, knownPictures: createKnownPictures(), log: silentLog });
const edit = { screen: 'admins.edit', record: '7' };
const everyFile = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diwan-drafts-'));
  owner = 'https://api.example#1';
  vault = createMemoryVault();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('drafts', () => {
  it('come back after a restart, newest values only', async () => {
    const drafts = open();
    await Promise.all(
      ['{"a":1}', '{"a":2}', '{"a":3}'].map((values) => drafts.save({ ...edit, title: 'تعديل مشرف', path: '/admins', values })),
    );
    expect(await open().read(edit)).toMatchObject({ values: '{"a":3}', title: 'تعديل مشرف', path: '/admins', record: '7' });
    expect(everyFile()).toHaveLength(1);
  });

  it('hold nothing readable on disk', async () => {
    await open().save({ ...edit, title: 'canary-title', path: '/admins', values: '{"f_name":"canary-value"}' });
    const kept = everyFile();
    expect(kept).toHaveLength(1);
    for (const file of kept) expect(`${file}\n${readFileSync(file, 'latin1')}`).not.toMatch(/canary|admins\.edit/);
  });

  it('are never shown to another admin, and are there again for their own', async () => {
    const drafts = open();
    await drafts.save({ ...edit, title: '', path: '/admins', values: '{}' });
    owner = 'https://api.example#2';
    expect(await drafts.read(edit)).toBeNull();
    expect(await drafts.list()).toEqual([]);
    owner = 'https://api.example#1';
    expect(await drafts.list()).toMatchObject([edit]);
  });

  it('do not open under another name or after damage', async () => {
    const drafts = open();
    await drafts.save({ ...edit, title: '', path: '/admins', values: '{}' });
    const [file = ''] = everyFile();
    const bytes = readFileSync(file);
    bytes.writeUInt8((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1);
    writeFileSync(file, bytes);
    expect(await drafts.read(edit)).toBeNull();
  });

  const withVaultThatSays = (finding: Finding): Drafts => {
    vault = { ...createMemoryVault(), load: async () => finding };
    return open();
  };

  it('outlive a time in which their key cannot be had, and nothing is written over them', async () => {
    await open().save({ ...edit, title: '', path: '/admins', values: '{"a":1}' });
    const whole = vault;
    const locked = withVaultThatSays({ state: 'unavailable' });
    const unavailable = { failure: { code: 'keychainUnavailable' } };
    await expect(locked.read(edit)).rejects.toMatchObject(unavailable);
    await expect(locked.list()).rejects.toMatchObject(unavailable);
    await expect(locked.save({ ...edit, title: '', path: '/admins', values: '{"a":2}' })).rejects.toMatchObject(unavailable);
    vault = whole;
    expect(await open().read(edit)).toMatchObject({ values: '{"a":1}' });
  });

  it('can be begun where no key can be had and nothing is kept yet', async () => {
    const locked = withVaultThatSays({ state: 'unavailable' });
    await locked.save({ ...edit, title: '', path: '/admins', values: '{"a":1}' });
    expect(await locked.read(edit)).toMatchObject({ values: '{"a":1}' });
  });

  it('outlive a key that is gone, for a month', async () => {
    await open().save({ ...edit, title: '', path: '/admins', values: '{"a":1}' });
    const whole = vault;
    vault = createMemoryVault();
    expect(await open().read(edit)).toBeNull();
    expect(await open().list()).toEqual([]);
    vault = whole;
    expect(await open().read(edit)).toMatchObject({ values: '{"a":1}' });
    vault = createMemoryVault();
    const inAMonth = new Date(Date.now() + 31 * 24 * 3_600_000);
    const later = createDrafts({
      folder,
      vault,
      owner: () => owner,
      knownPictures: createKnownPictures(),
      log: silentLog,
      now: () => inAMonth,
    });
    expect(await later.read(edit)).toBeNull();
    expect(everyFile()).toEqual([]);
  });

  it('know after a restart which of their pictures the server had named', async () => {
    const [stored, forged] = ['https://cdn.example/stored.png', 'https://evil.example/?what=leaves'];
    const before = createKnownPictures();
    before.note(stored);
    const values = JSON.stringify({ picture: stored, other: forged });
    await createDrafts({ folder, vault, owner: () => owner, knownPictures: before, log: silentLog }).save({
      ...edit,
      title: '',
      path: '/admins',
      values,
    });
    const after = createKnownPictures();
    expect(await createDrafts({ folder, vault, owner: () => owner, knownPictures: after, log: silentLog }).read(edit)).toMatchObject({
      values,
    });
    expect([after.has(stored), after.has(forged)]).toEqual([true, false]);
  });

  it('are removed one by one or all', async () => {
    const drafts = open();
    await drafts.save({ ...edit, title: '', path: '/admins', values: '{}' });
    await drafts.save({ screen: 'admins.add', record: null, title: '', path: '/admins', values: '{}' });
    await drafts.remove(edit);
    expect(await drafts.list()).toMatchObject([{ screen: 'admins.add' }]);
    await drafts.clear();
    expect(await drafts.list()).toEqual([]);
    const late = drafts.save({ ...edit, title: '', path: '/admins', values: '{}' });
    await drafts.clear();
    await late;
    expect(await drafts.list()).toEqual([]);
  });

  it('say that nobody is there to own them', async () => {
    owner = null;
    await expect(open().list()).rejects.toThrowError(FailureError);
  });

  it('that are older than a time are removed for every account, and counted; the younger ones stay', async () => {
    const draft = { ...edit, title: 'تعديل', path: '/admins', values: '{}' };
    await open().save(draft);
    owner = 'https://api.example#2';
    await open().save(draft);
    await open().save({ ...draft, record: '8' });
    const [old, alsoOld] = everyFile();
    for (const path of [old, alsoOld]) if (path) utimesSync(path, new Date('2026-10-01'), new Date('2026-10-01'));
    expect(await open().removeOlderThan(new Date('2026-10-02'))).toBe(2);
    expect(everyFile()).toHaveLength(1);
    expect(await open().removeOlderThan(new Date('2026-10-02'))).toBe(0);
  });
});

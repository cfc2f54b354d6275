import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKnownPictures } from '@main/server/api/media/known-pictures';
import type { Logger } from '@main/system/log/logger';
import type { SecretVault } from '@main/system/secrets/secret-vault';
import type { BulkWriteRow } from '@shared/contract/desktop/bulk-writes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryVault } from '../../../../tests/support/main/memory-vault';
import { createEncryptedLogs } from './encrypted-logs';
import { createWriteJournal } from './write-journal';

const silentLog: Logger = { info() {}, warn() {}, error: () => 'ref', hide: () => () => undefined };

let folder: string;
let owner: string;
let vault: SecretVault;
let today: Date;
/** Creates the journal as after a start of the app. */
const start = () =>
  createWriteJournal({
    files: createEncryptedLogs({ folder, vault, log: silentLog }),
    knownPictures: createKnownPictures(),
    log: silentLog,
    now: () => today,
  });
const files = (end: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => (name.endsWith(end) ? [join(folder, name)] : []));
const row = (id: number): BulkWriteRow => ({
  id,
  name_en: `Pot ${id}`,
  name_ar: `قدر ${id}`,
  code: `CANARY-${id}`,
  picture: null,
  changes: [{ field: 'price', from: 9750, to: 10_250 }],
});
const plan = (count: number) => ({ kind: 'table' as const, source: null, rows: Array.from({ length: count }, (_, at) => row(at + 1)) });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diwan-bulk-writes-'));
  owner = 'https://api.example#1';
  vault = createMemoryVault();
  today = new Date('2026-11-22T14:41:00.000Z');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('what many writes leave on the disk', () => {
  it('holds the old and new values before the first product is written, readable to nobody else', async () => {
    const { id } = await start().begin(owner, plan(2));
    expect(files('.plan')).toHaveLength(1);
    expect(readFileSync(files('.plan')[0] ?? '').toString('latin1')).not.toContain('CANARY');
    expect(await start().read(owner, id)).toMatchObject({ rows: [row(1), row(2)], outcomes: {}, isClosed: false });
    owner = 'https://api.example#2';
    expect(await start().list(owner)).toEqual([]);
    expect(await start().read(owner, id)).toBeNull();
  });

  it('says after a kill in the middle which products were written, which is uncertain, and which are left', async () => {
    const app = start();
    const { id } = await app.begin(owner, plan(200));
    for (let product = 1; product <= 80; product++) {
      await app.note(owner, id, product, { state: 'sending' });
      await app.note(owner, id, product, { state: 'written' });
    }
    await app.note(owner, id, 81, { state: 'sending' });
    // The app was killed while the next line was being written.
    appendFileSync(files('.log')[0] ?? '', 'AbCd');
    const after = start();
    expect(await after.list(owner)).toMatchObject([{ id, total: 200, settled: 80, unknown: 1, isClosed: false }]);
    const found = await after.read(owner, id);
    expect(Object.keys(found?.outcomes ?? {})).toHaveLength(81);
    expect(found?.outcomes[81]).toEqual({ state: 'sending' });
    // Later entries start on a new line instead of continuing the broken one.
    await after.note(owner, id, 81, { state: 'unchanged' });
    await after.close(owner, id);
    expect(await start().list(owner)).toMatchObject([{ settled: 81, unknown: 0, isClosed: true }]);
  });

  it('is kept for thirty days, and of what is closed not more than twenty', async () => {
    const app = start();
    const cutOff = await app.begin(owner, plan(1));
    const first = await app.begin(owner, plan(1));
    await app.close(owner, first.id);
    for (let count = 1; count < 22; count++) {
      today = new Date(today.getTime() + 60_000);
      await app.close(owner, (await app.begin(owner, plan(1))).id);
    }
    const kept = (await app.list(owner)).map(({ id }) => id);
    expect(kept).toHaveLength(22);
    expect(kept).not.toContain(first.id);
    // An interrupted plan is stored for its user, however many plans follow.
    expect(kept).toContain(cutOff.id);
    today = new Date(today.getTime() + 31 * 24 * 3_600_000);
    await app.begin(owner, plan(1));
    expect(await app.list(owner)).toHaveLength(1);
    expect(files('.plan')).toHaveLength(1);
  });

  it('leaves a damaged file alone', async () => {
    const { id } = await start().begin(owner, plan(1));
    appendFileSync(files('.plan')[0] ?? '', 'x');
    expect(await start().read(owner, id)).toBeNull();
    expect(files('.plan')).toHaveLength(1);
  });
});

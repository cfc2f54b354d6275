import { closeSync, openSync, readdirSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { journalFileName } from '@main/printing/journal/journal-damage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRig, type Rig, useStillTime } from '../../../support/printing/printing-rig';

let rig: Rig;
beforeEach(async () => {
  useStillTime();
  rig = await createRig();
  await rig.saveProfile();
});
afterEach(async () => {
  await rig.dispose();
  vi.useRealTimers();
});

const all =
  (...wanted: string[]) =>
  async (): Promise<boolean> =>
    (await rig.states()).every((state) => wanted.includes(state));
const path = (): string => join(rig.folder, 'printing', journalFileName);
const keptFiles = (): string[] =>
  readdirSync(join(rig.folder, 'printing')).filter((name) => name.startsWith(`${journalFileName}.damaged-`));

/** Expects an empty journal, a notice, the old file under another name, and printing that works. */
async function expectFresh(): Promise<void> {
  const [file = ''] = keptFiles();
  expect(rig.notices).toEqual([{ kind: 'journalReplaced', file, reference: 'K7F3-Q9XM' }]);
  const before = rig.spooler.sheets.length;
  await rig.print(901, 902);
  await rig.until('both are done', all('done'));
  expect(rig.spooler.sheets.slice(before).map((sheet) => sheet.label)).toEqual(['INV-901', 'INV-902']);
  expect((await rig.view()).lanes[0]?.jobs).toHaveLength(2);
}

describe('a damaged journal', () => {
  it('is replaced when the file is no database at all', async () => {
    await rig.stop();
    writeFileSync(path(), 'this is not a database, and long enough to be looked at by SQLite. '.repeat(40));
    rig = await rig.restart();
    await expectFresh();
  });

  it('is replaced at the start when only later pages are damaged', async () => {
    await rig.call('printing.pause', { printer: 'Office' });
    await rig.print(...Array.from({ length: 100 }, (_, index) => index + 1));
    await rig.stop();
    const pageBytes = 4096;
    const file = openSync(path(), 'r+');
    const pages = statSync(path()).size / pageBytes;
    for (let page = Math.floor(pages / 2); page < pages; page++)
      writeSync(file, Buffer.alloc(pageBytes, 0xa5), 0, pageBytes, page * pageBytes);
    closeSync(file);
    rig = await rig.restart();
    await expectFresh();
  });

  it('is replaced when a statement meets the damage', async () => {
    await rig.dispose();
    let isDamaged = false;
    rig = await createRig({
      journal: (open) => {
        const journal = open();
        return {
          ...journal,
          add(batch, at) {
            if (isDamaged) throw Object.assign(new Error('database disk image is malformed'), { errcode: 267 });
            journal.add(batch, at);
          },
          close() {
            isDamaged = false;
            journal.close();
          },
        };
      },
    });
    await rig.saveProfile();
    await rig.print(1);
    await rig.until('it is done', all('done'));
    isDamaged = true;
    await rig.print(2);
    await rig.until('it is done', all('done'));
    expect(keptFiles()).toHaveLength(1);
    expect((await rig.view()).lanes[0]?.jobs.map((job) => job.title)).toEqual(['INV-2']);
    expect(rig.notices).toHaveLength(1);
  });
});

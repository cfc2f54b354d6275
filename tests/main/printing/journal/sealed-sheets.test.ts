import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { journalFileName } from '@main/printing/journal/journal-damage';
import { toOrderSnapshot } from '@shared/contract/shop/order-snapshot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeJournalVersion1 } from '../../../support/printing/journal-version-1';
import { toGuestRow } from '../../../support/printing/order-rows';
import { createRig, failureOf, type Rig, useStillTime } from '../../../support/printing/printing-rig';
import { sampleHead } from '../../../support/samples/order-samples';

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

const labels = (): string[] => rig.spooler.sheets.map((sheet) => sheet.label);
const customers = async () => (await rig.view()).lanes[0]?.jobs.map((job) => job.customer);
const all =
  (...wanted: string[]) =>
  async (): Promise<boolean> =>
    (await rig.states()).every((state) => wanted.includes(state));

/** Returns the content of all files beside the queue, as text. */
function onDisk(): string {
  const folder = join(rig.folder, 'printing');
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('\n');
}

function keptSheets(): string[] {
  const database = new DatabaseSync(join(rig.folder, 'printing', journalFileName), { readOnly: true });
  const rows = database.prepare('SELECT typeof(sheet) AS sheet, typeof(customer) AS customer FROM job ORDER BY seq').all();
  database.close();
  return rows.map(({ sheet, customer }) => `${sheet} ${customer}`);
}

/** Leaves sheets waiting on disk, and ends the program. */
async function leaveWaiting(...ids: number[]): Promise<void> {
  await rig.call('printing.pause', { printer: 'Office' });
  await rig.print(...ids);
  await rig.call('printing.resume', { printer: 'Office' }).catch(() => undefined);
}

describe('sheets in the journal', () => {
  it('hold nothing readable about the customer', async () => {
    await rig.call('printing.pause', { printer: 'Office' });
    await rig.print(1, 2);
    expect(await customers()).toEqual(['Guest 1', 'Guest 2']);
    expect(onDisk()).toContain('INV-1');
    expect(onDisk()).not.toMatch(/Guest \d|50001234|Pot 1/);
    rig = await rig.restart();
    expect(await customers()).toEqual(['Guest 1', 'Guest 2']);
    await rig.call('printing.resume', { printer: 'Office' });
    await rig.until('all are done', all('done'));
    expect(rig.spooler.sheets[0]?.html).toContain('Guest 1');
  });

  it('stay in the history when the queue does not show them any more', async () => {
    await rig.print(1, 2);
    await rig.until('both are done', all('done'));
    expect(keptSheets()).toEqual(['blob blob', 'blob blob']);
    rig.spooler.printers.set('Office', { refuses: 'Invalid printer settings' });
    await rig.print(3);
    await rig.until('the third failed', async () => (await rig.states())[2] === 'failed');
    await rig.call('printing.clearFinished');
    expect(await rig.states()).toEqual(['failed']);
    expect(keptSheets()).toEqual(['blob blob', 'blob blob', 'blob blob']);
  });

  it('of the first version are sealed, or dropped where nothing can become of them, and leave no copy in the file', async () => {
    await rig.dispose();
    const folder = mkdtempSync(join(tmpdir(), 'diwan-printing-'));
    mkdirSync(join(folder, 'printing'));
    const common = { kind: 'invoice', language: 'ar', paper: 'A4', color: true, digits: 'latn', head: sampleHead };
    const sheet = (id: number) => ({ ...common, snapshot: toOrderSnapshot('guestOrder', toGuestRow(id)) });
    const path = join(folder, 'printing', journalFileName);
    writeJournalVersion1(path, [
      { id: 'a', state: 'queued', sheet: sheet(1), customer: 'Guest 1' },
      { id: 'b', state: 'done', sheet: sheet(2), customer: 'Guest 2', isHidden: true },
    ]);
    rig = await createRig({ folder });
    await rig.until('the old ones are sealed', () => keptSheets().join() === 'blob blob,null null');
    expect(onDisk()).not.toMatch(/Guest \d|50001234/);
    expect(await customers()).toEqual(['Guest 1']);
  });
});

describe('a keychain that cannot be asked now', () => {
  it('lets the sheets wait, says so once, and prints them when it answers', async () => {
    rig.spooler.printers.delete('Office');
    await leaveWaiting(1, 2, 3);
    await rig.stop();
    rig.vault.answers = false;
    rig.spooler.printers.set('Office', 'ok');
    rig = await rig.restart();
    await rig.pass(160_000);
    expect(await rig.states()).toEqual(['queued', 'queued', 'queued']);
    expect(rig.notices).toEqual([{ kind: 'printQueueLocked' }]);
    expect(await rig.view()).toMatchObject({ unsent: 0, counts: { waiting: 3 } });
    expect(await customers()).toEqual(['', '', '']);
    rig.vault.unlock();
    await rig.until('all are done', all('done'));
    expect(labels()).toEqual(['INV-1', 'INV-2', 'INV-3']);
    expect(await customers()).toEqual(['Guest 1', 'Guest 2', 'Guest 3']);
  });

  it('is asked again by itself', async () => {
    rig.spooler.printers.delete('Office');
    await leaveWaiting(1);
    await rig.stop();
    rig.vault.answers = false;
    rig.spooler.printers.set('Office', 'ok');
    rig = await rig.restart();
    await rig.pass(5000);
    expect(labels()).toEqual([]);
    rig.vault.answers = true;
    await rig.until('it is done', all('done'));
    expect(labels()).toEqual(['INV-1']);
  });

  it('takes no new sheets beside those that wait, and prints a wish that waited for its answer', async () => {
    await rig.print(1);
    await rig.until('it is done', all('done'));
    await rig.stop();
    rig.vault.answers = false;
    rig = await rig.restart();
    const refused = failureOf(rig.print(2));
    await rig.pass(15_000);
    expect(await refused).toEqual({ code: 'sheetKeyUnavailable' });
    expect((await rig.view()).lanes[0]?.jobs).toHaveLength(1);
    const patient = rig.print(3);
    await rig.pass(5000);
    rig.vault.unlock();
    await patient;
    await rig.until('all are done', all('done'));
    expect(labels()).toEqual(['INV-1', 'INV-3']);
  });

  it('does not keep anyone from printing where nothing lies that needs the old key, and gets the new one when it answers', async () => {
    await rig.stop();
    rig.vault.kept.clear();
    rig.vault.answers = false;
    rig = await rig.restart();
    await rig.print(1);
    await rig.until('it is done', all('done'));
    rig.vault.unlock();
    rig.spooler.printers.delete('Office');
    await leaveWaiting(2);
    await rig.stop();
    rig.spooler.printers.set('Office', 'ok');
    rig = await rig.restart();
    await rig.until('all are done', all('done'));
    expect(labels()).toEqual(['INV-1', 'INV-2']);
  });
});

describe('sheets whose key is lost', () => {
  beforeEach(async () => {
    rig.spooler.printers.delete('Office');
    await leaveWaiting(1, 2);
    await rig.stop();
    rig.vault.kept.clear();
    rig.spooler.printers.set('Office', 'ok');
    rig = await rig.restart();
    await rig.until('they failed', all('failed'));
  });

  it('fail and say why, and a retry prints the orders as the shop has them', async () => {
    const jobs = (await rig.view()).lanes[0]!.jobs;
    expect(jobs.map((job) => job.error)).toEqual([{ code: 'sheetUnreadable' }, { code: 'sheetUnreadable' }]);
    rig.shop.rows.set(1, toGuestRow(1)).set(2, toGuestRow(2));
    await rig.call('printing.retry', { jobIds: jobs.map((job) => job.id) });
    await rig.until('all are done', all('done'));
    expect(labels()).toEqual(['INV-1', 'INV-2']);
    expect(await customers()).toEqual(['Guest 1', 'Guest 2']);
  });

  it('stay as they are while the shop does not give the order', async () => {
    const [job] = (await rig.view()).lanes[0]!.jobs;
    expect(await failureOf(rig.call('printing.retry', { jobIds: [job!.id] }))).toMatchObject({ code: 'orderNotAvailable' });
    expect(await rig.states()).toEqual(['failed', 'failed']);
  });
});

import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { issueRetryMs, tidyIntervalMs } from '@main/printing/sheet/limits';
import type { PrintSettings } from '@shared/contract/printing/print-settings';
import { FailureError } from '@shared/contract/result';
import type { PolicyValues } from '@shared/policy/policy-schema';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copiesIn, createFakeSpooler } from '../../../support/printing/fake-spooler';
import { createRig, failureOf, type Rig, useStillTime } from '../../../support/printing/printing-rig';
import { sampleOrder } from '../../../support/samples/order-samples';
import { type InvoiceProfile, toInvoiceProfile, withInvoiceProfile } from '../../../support/samples/print-settings';

const where = '/etc/diwan/policy.json';
const dayMs = 24 * 3_600_000;
const enforced = (values: PolicyValues) => ({ machineFile: { enforced: values } });
const defaults = (values: PolicyValues) => ({ machineFile: { defaults: values } });

let rig: Rig;
beforeEach(async () => {
  useStillTime();
  const spooler = createFakeSpooler();
  spooler.printers.set('Zebra ZD421', 'ok').set('Fax', 'ok');
  rig = await createRig({ spooler });
});
afterEach(async () => {
  await rig.dispose();
  vi.useRealTimers();
});

const names = async (): Promise<string[]> => (await rig.call('printing.printers', { refresh: true })).map(({ name }) => name);
const settingsWith = async (changes: Partial<InvoiceProfile>): Promise<PrintSettings> =>
  withInvoiceProfile(await rig.call('printing.readSettings'), changes);
const printed = (): string[] => rig.spooler.sheets.map(({ printer, label }) => `${printer}: ${label}`);

describe('the printers that IT allows', () => {
  it.each([
    [['Zebra*'], ['Zebra ZD421']],
    [['*ZD*', 'off?ce'], ['Zebra ZD421']],
    [
      ['office', 'FAX'],
      ['Office', 'Fax'],
    ],
    [['The Office'], ['Office']],
    [['Zebra (ZD421)', 'Zebra'], []],
    [['*'], ['Office', 'Zebra ZD421', 'Fax']],
  ])('of %j are %j', async (printers, seen) => {
    await rig.changePolicy(enforced({ printers }));
    expect(await names()).toEqual(seen);
  });

  it('are the only ones that print; a chosen one that is none of them says so and is not replaced', async () => {
    await rig.saveProfile();
    await rig.changePolicy(enforced({ printers: ['Zebra*'] }));
    expect(await failureOf(rig.print(1))).toEqual({ code: 'printerNotAllowed', message: 'Office', document: 'invoice' });
    expect(await rig.readProfile()).toMatchObject({ printer: 'Office', isPrinterRefused: true });
    const testPage = rig.call('printing.printTestPage', { document: 'invoice', settings: await settingsWith({ printer: 'Fax' }) });
    expect(await failureOf(testPage)).toEqual({ code: 'printerNotAllowed', message: 'Fax', document: 'invoice' });
    await rig.saveProfile({ printer: 'Zebra ZD421' });
    await rig.print(1);
    await rig.until('it is printed', () => rig.spooler.sheets.length > 0);
    expect(printed()).toEqual(['Zebra ZD421: INV-1']);
  });

  it('let sheets wait that were queued before, and go on when IT allows the printer again', async () => {
    await rig.saveProfile();
    rig.surface.onLoad = async () => {
      await rig.changePolicy(enforced({ printers: ['Zebra*'] }));
      return {};
    };
    await rig.print(1, 2);
    await rig.until('it waits', async () => (await rig.view()).lanes[0]?.trouble?.kind === 'printerNotAllowed');
    expect(printed()).toEqual(['Office: INV-1']);
    expect((await rig.view()).unsent).toBe(0);
    rig.surface.onLoad = () => ({});
    await rig.changePolicy({});
    await rig.until('it goes on', () => rig.spooler.sheets.length === 2);
    expect(printed()).toEqual(['Office: INV-1', 'Office: INV-2']);
  });
});

describe('the destination that IT has written for invoices', () => {
  const destination = { document: 'invoice', printer: 'Zebra*', paper: '4x6in', copies: 2, language: 'en' } as const;
  const fields = ['printer', 'paper', 'copies', 'language'];

  it('decides printer, paper, copies and language, and leaves the rest to the person', async () => {
    await rig.saveProfile({ paper: 'A5', copies: 1, language: 'ar', shopName: 'Bayt' });
    await rig.changePolicy(enforced({ printRoutes: [destination] }));
    expect(await rig.readProfile()).toMatchObject({
      printer: 'Zebra ZD421',
      paper: '4x6in',
      copies: 2,
      language: 'en',
      shopName: 'Bayt',
      managed: { where, fields, printerPattern: 'Zebra*' },
    });
    await rig.print(1);
    await rig.until('it is printed', () => rig.spooler.sheets.length > 0);
    expect(printed()).toEqual(['Zebra ZD421: INV-1']);
    expect(copiesIn(rig.spooler.sheets[0])).toBe(2);
    expect((await rig.view()).lanes[0]?.jobs[0]).toMatchObject({ paper: '4x6in', language: 'en', copies: 2 });
  });

  it('is not changed by saving or by a test page, and what the person had comes back without it', async () => {
    await rig.saveProfile({ paper: 'A5', copies: 3 });
    await rig.changePolicy(enforced({ printRoutes: [destination] }));
    const other = await settingsWith({ printer: 'Fax', paper: 'A4', copies: 9, shopName: 'New' });
    expect(toInvoiceProfile(await rig.call('printing.saveSettings', other))).toMatchObject({
      printer: 'Zebra ZD421',
      paper: '4x6in',
      copies: 2,
      shopName: 'New',
    });
    await rig.call('printing.printTestPage', { document: 'invoice', settings: other });
    await rig.until('it is printed', () => rig.spooler.sheets.length > 0);
    expect(rig.spooler.sheets[0]).toMatchObject({ printer: 'Zebra ZD421', order: { isOneSided: true } });
    expect(copiesIn(rig.spooler.sheets[0])).toBe(2);
    await rig.changePolicy({});
    const own = await rig.readProfile();
    expect(own).toMatchObject({ printer: 'Office', paper: 'A5', copies: 3, shopName: 'New' });
    expect(own).not.toHaveProperty('managed');
  });

  it('queues nothing of a station for a printer that went at the last moment, least of all for the pattern', async () => {
    await rig.changePolicy(enforced({ printRoutes: [{ document: 'invoice', printer: 'Zebra*' }] }));
    expect(await rig.printing.station.findObstacle(['invoice'])).toBe(null);
    rig.spooler.printers.delete('Zebra ZD421');
    await names();
    const batch = {
      orders: [{ snapshot: sampleOrder({ id: 7 }), placedAt: '2026-11-20T08:00:00.000Z' }],
      documents: ['invoice' as const],
      shop: 'https://shop.example/api',
      station: { name: 'Table 1', number: null, of: null },
      statusAfter: null,
    };
    expect(() => rig.printing.station.print(batch)).toThrow(FailureError);
    expect((await rig.view()).lanes).toEqual([]);
    expect(rig.journal.isDecided(batch.shop, { kind: 'order', id: 7 })).toBe(false);
  });

  it('locks no more than it names', async () => {
    await rig.saveProfile({ paper: 'A5', copies: 3 });
    await rig.changePolicy(enforced({ printRoutes: [{ document: 'invoice', printer: 'Zebra*' }] }));
    expect(await rig.readProfile()).toMatchObject({ paper: 'A5', copies: 3, managed: { fields: ['printer'] } });
  });

  it('takes the first of several whose printer is there', async () => {
    const routes = [
      { document: 'invoice', printer: 'Label*', paper: '80mm' },
      { document: 'invoice', printer: 'The Fax', paper: 'A5' },
      { document: 'invoice', printer: 'Office', paper: 'A4' },
    ] as const;
    await rig.changePolicy(enforced({ printRoutes: [...routes] }));
    expect(await rig.readProfile()).toMatchObject({ printer: 'Fax', paper: 'A5' });
    rig.spooler.printers.set('Label 3', 'ok');
    await rig.call('printing.printers', { refresh: true });
    expect(await rig.readProfile()).toMatchObject({ printer: 'Label 3', paper: '80mm' });
  });

  it('takes no other printer while none that fits is there, and says which is meant', async () => {
    await rig.saveProfile();
    await rig.changePolicy(enforced({ printRoutes: [{ document: 'invoice', printer: 'Epson*' }] }));
    expect(await rig.readProfile()).toMatchObject({ printer: null, managed: { printerPattern: 'Epson*' } });
    expect(await failureOf(rig.print(1))).toEqual({ code: 'printerNotFound', message: 'Epson*', document: 'invoice' });
    expect(rig.spooler.sheets).toEqual([]);
  });

  it('waits for the system’s list before it says where invoices go', async () => {
    await rig.changePolicy({});
    const fresh = await createRig({ spooler: rig.spooler, policy: enforced({ printRoutes: [destination] }) });
    expect(await fresh.readProfile()).toMatchObject({ printer: 'Zebra ZD421' });
    await fresh.dispose();
  });

  it('as a start value counts until the person has saved', async () => {
    await rig.changePolicy(defaults({ printRoutes: [destination] }));
    const start = await rig.readProfile();
    expect(start).toMatchObject({ printer: 'Zebra ZD421', paper: '4x6in', copies: 2, language: 'en' });
    expect(start).not.toHaveProperty('managed');
    await rig.print(1);
    await rig.until('it is printed', () => rig.spooler.sheets.length > 0);
    expect(printed()).toEqual(['Zebra ZD421: INV-1']);
    await rig.saveProfile({ paper: 'A4', copies: 1 });
    expect(await rig.readProfile()).toMatchObject({ printer: 'Office', paper: 'A4', copies: 1 });
  });
});

describe('a computer on which IT forbids silent printing', () => {
  const forbidden = { code: 'printingForbidden' };

  it('puts nothing into the queue, and still saves PDF', async () => {
    await rig.saveProfile();
    await rig.changePolicy(enforced({ silentPrinting: false }));
    expect(await failureOf(rig.print(1))).toEqual(forbidden);
    const settings = await settingsWith({});
    expect(await failureOf(rig.call('printing.printTestPage', { document: 'invoice', settings }))).toEqual(forbidden);
    expect(await failureOf(rig.call('printing.retry', { jobIds: ['x'] }))).toEqual(forbidden);
    expect(await failureOf(rig.call('printing.reprint', { jobIds: ['x'] }))).toEqual(forbidden);
    expect(await failureOf(rig.call('printing.resolveLeftover', { print: true }))).toEqual(forbidden);
    await rig.call('printing.resolveLeftover', { print: false });
    expect((await rig.view()).lanes).toEqual([]);
    const folder = mkdtempSync(join(tmpdir(), 'diwan-pdf-'));
    rig.dialog.answer = join(folder, 'a.pdf');
    expect(await rig.call('printing.savePdf', { orders: rig.show(1) })).toEqual({ path: join(folder, 'a.pdf') });
    rmSync(folder, { recursive: true });
  });

  it('lets sheets wait that were queued before, and prints them when IT allows it again', async () => {
    await rig.saveProfile();
    rig.surface.onLoad = async () => {
      await rig.changePolicy(enforced({ silentPrinting: false }));
      return {};
    };
    await rig.print(1, 2);
    await rig.until('it waits', async () => (await rig.view()).lanes[0]?.trouble?.kind === 'printingForbidden');
    await rig.pass(issueRetryMs * 3);
    expect(rig.spooler.sheets).toHaveLength(1);
    rig.surface.onLoad = () => ({});
    await rig.changePolicy({});
    await rig.until('it goes on', () => rig.spooler.sheets.length === 2);
    expect((await rig.view()).lanes[0]?.trouble).toBeNull();
  });
});

describe('what was printed', () => {
  it.each([
    [3, 2, true],
    [3, 4, false],
    [60, 45, true],
  ])('is kept %i days where IT says so: after %i days it is there: %s', async (printHistoryDays, passed, isKept) => {
    await rig.saveProfile();
    const [jobId = ''] = await rig.print(1);
    await rig.until('it is printed', async () => (await rig.states()).every((state) => state === 'done'));
    await rig.changePolicy(enforced({ printHistoryDays }));
    rig.goOnTo(Date.now() + passed * dayMs);
    await rig.pass(250);
    await vi.advanceTimersByTimeAsync(tidyIntervalMs);
    expect(rig.journal.find(jobId) !== null).toBe(isKept);
  });
});

describe('the folder that IT wants files in', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'diwan-folder-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('is where the dialog opens, and where alone a PDF is saved', async () => {
    const exportFolder = join(root, 'only');
    await rig.changePolicy(enforced({ exportFolder }));
    mkdirSync(join(root, 'elsewhere'));
    rig.dialog.answer = join(root, 'elsewhere', 'a.pdf');
    const refused = { code: 'exportFolderOnly', message: exportFolder };
    expect(await failureOf(rig.call('printing.savePdf', { orders: rig.show(1) }))).toEqual(refused);
    expect(readdirSync(join(root, 'elsewhere'))).toEqual([]);
    rig.dialog.answer = join(exportFolder, 'a.pdf');
    await rig.call('printing.savePdf', { orders: rig.show(1) });
    await rig.call('printing.savePdf', { orders: rig.show(1) });
    expect(readdirSync(exportFolder)).toEqual(['a.pdf']);
    expect(rig.dialog.asked.map(({ folder }) => folder)).toEqual([exportFolder, exportFolder, exportFolder]);
  });

  it('as a start value is offered until the person has saved elsewhere', async () => {
    await rig.changePolicy(defaults({ exportFolder: join(root, 'first') }));
    rig.dialog.answer = join(root, 'a.pdf');
    await rig.call('printing.savePdf', { orders: rig.show(1) });
    await rig.call('printing.savePdf', { orders: rig.show(1) });
    expect(rig.dialog.asked.map(({ folder }) => folder)).toEqual([join(root, 'first'), root]);
  });
});

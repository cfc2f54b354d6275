import { FailureError } from '@shared/contract/result';
import { documentPapers, mapPrintables, type Printable, printables, type Rotation } from '@shared/domain/printing/printable';
import type { PolicyValues } from '@shared/policy/policy-schema';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeSpooler } from '../../../support/printing/fake-spooler';
import { createRig, failureOf, type Rig, type RigOptions, useStillTime } from '../../../support/printing/printing-rig';
import { inEnglish } from '../../../support/texts';

const where = '/etc/diwan/policy.json';
const enforced = (values: PolicyValues) => ({ machineFile: { enforced: values } });

let rig: Rig;
async function start(options: RigOptions = {}): Promise<void> {
  const spooler = createFakeSpooler();
  spooler.printers.set('Zebra', 'ok').set('Fax', 'ok');
  rig = await createRig({ spooler, ...options });
}
beforeEach(useStillTime);
afterEach(async () => {
  await rig.dispose();
  vi.useRealTimers();
});

const without = (name: string, record: object): object => Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

const profile = {
  printer: 'Office',
  paper: '80mm',
  copies: 3,
  language: 'en',
  color: false,
  shopName: 'بيت الدار',
  shopAddress: 'السالمية',
  shopPhone: '+965 2200 4400',
};

describe('the profile of a version that had one for all', () => {
  it('becomes the destination of the invoices and the head; slips go to the same printer, labels nowhere', async () => {
    await start({ settings: { printing: { profile, fingerprint: 'usb://HP/M404' } } });
    const settings = await rig.call('printing.readSettings');
    expect(settings).toMatchObject({ shopName: 'بيت الدار', shopAddress: 'السالمية', shopPhone: '+965 2200 4400' });
    expect(settings).toMatchObject({ pressed: ['invoice'], collation: 'byOrder', managed: {}, refused: [] });
    const { invoice, packingSlip, addressLabel, productLabel } = settings.routes;
    expect(invoice).toEqual({ printer: 'Office', paper: '80mm', copies: 3, language: 'en', color: false, rotation: '0' });
    expect(packingSlip).toEqual({ printer: 'Office', paper: '80mm', copies: 1, language: 'en', color: false, rotation: '0' });
    expect([addressLabel.printer, productLabel.printer]).toEqual([null, null]);
  });

  it('follows its printer at a person’s word when that was renamed, for each document', async () => {
    await start({ settings: { printing: { profile, fingerprint: 'usb://HP/M404' } } });
    rig.spooler.fingerprints.set('Office', 'usb://HP/M404');
    await rig.call('printing.printers', { refresh: true });
    rig.spooler.printers.delete('Office');
    rig.spooler.printers.set('Front desk', 'ok');
    rig.spooler.fingerprints.set('Front desk', 'usb://HP/M404');
    await rig.pass(10_000);
    await rig.call('printing.printers', { refresh: true });
    await rig.call('printing.followPrinter', { from: 'Office', to: 'Front desk' });
    await rig.call('printing.enqueue', { orders: rig.show(1), documents: ['packingSlip', 'invoice'] });
    await rig.until('both are handed over', () => rig.spooler.sheets.length === 2);
    expect(rig.spooler.sheets.map(({ printer }) => printer)).toEqual(['Front desk', 'Front desk']);
    const { routes } = await rig.call('printing.readSettings');
    expect([routes.invoice.printer, routes.packingSlip.printer]).toEqual(['Front desk', 'Front desk']);
  });

  it('is left as it was for an older version, and counts no more once settings are saved', async () => {
    await start({ settings: { printing: { profile, fingerprint: '' } } });
    await rig.saveProfile({ paper: 'A4', shopName: 'New' });
    await rig.restart().then((next) => {
      rig = next;
    });
    expect(await rig.readProfile()).toMatchObject({ paper: 'A4', shopName: 'New' });
    expect(rig.settings).toMatchObject({ printing: { profile: { paper: '80mm' } } });
  });
});

describe('the settings of a version that knew fewer documents', () => {
  it('hold as they are, and what is new to them goes nowhere yet', async () => {
    await start();
    await rig.saveProfile({ paper: 'A5', shopName: 'Kept' });
    const { printRoutes } = rig.settings as { printRoutes: { settings: { routes: object }; fingerprints: object } };
    const { settings, fingerprints } = printRoutes;
    const older = {
      settings: { ...settings, routes: without('addressLabel', settings.routes) },
      fingerprints: without('addressLabel', fingerprints),
    };
    await start({ settings: { printRoutes: older } });
    const read = await rig.call('printing.readSettings');
    expect(read).toMatchObject({ shopName: 'Kept', routes: { invoice: { printer: 'Office', paper: 'A5' } } });
    expect(read.routes.addressLabel).toEqual({ printer: null, paper: '100x50mm', copies: 1, language: 'app', color: false, rotation: '0' });
  });
});

describe('a printer for all documents', () => {
  it('gets also the documents that the settings do not know yet', async () => {
    await start();
    const settings = await rig.call('printing.readSettings');
    const routes = mapPrintables((document) => ({ ...settings.routes[document], printer: 'Office' }));
    await rig.call('printing.saveSettings', { ...settings, routes, sharedPrinter: 'Office' });
    const { printRoutes } = rig.settings as { printRoutes: { settings: { routes: object }; fingerprints: object } };
    const older = { ...printRoutes, settings: { ...printRoutes.settings, routes: without('countSheet', routes) } };
    await start({ settings: { printRoutes: older } });
    const read = await rig.call('printing.readSettings');
    expect(read).toMatchObject({ sharedPrinter: 'Office', routes: { countSheet: { printer: 'Office', paper: 'A4' } } });
  });
});

describe('a printer for all documents that appears under another name', () => {
  const device = 'usb://HP/M404?serial=1';
  const rename = async (): Promise<void> => {
    rig.spooler.printers.delete('Office');
    rig.spooler.printers.set('Front desk', 'ok');
    rig.spooler.fingerprints.set('Front desk', device);
    await rig.pass(10_000);
    await rig.call('printing.printers', { refresh: true });
  };
  const toStored = () => (rig.settings as { printRoutes: { settings: { routes: object }; fingerprints: object } }).printRoutes;

  beforeEach(async () => {
    await start();
    rig.spooler.fingerprints.set('Office', device);
    await rig.call('printing.printers', { refresh: true });
    const settings = await rig.call('printing.readSettings');
    const routes = mapPrintables((document) => ({ ...settings.routes[document], printer: 'Office' }));
    await rig.call('printing.saveSettings', { ...settings, routes, sharedPrinter: 'Office' });
  });

  it('is suggested once for any document, and then followed for all of them', async () => {
    await rename();
    for (const document of ['packingSlip', 'invoice'] as const)
      expect(await failureOf(rig.call('printing.enqueue', { orders: rig.show(1), documents: [document] }))).toMatchObject({
        code: 'printerNotFound',
        message: 'Office',
        renamedTo: 'Front desk',
      });
    expect(rig.spooler.sheets).toEqual([]);
    const followed = await rig.call('printing.followPrinter', { from: 'Office', to: 'Front desk' });
    expect(followed.sharedPrinter).toBe('Front desk');
    expect(printables.filter((document) => followed.routes[document].printer !== 'Front desk')).toEqual([]);
    await rig.call('printing.enqueue', { orders: rig.show(1), documents: ['packingSlip', 'addressLabel', 'invoice'] });
    await rig.until('all are handed over', () => rig.spooler.sheets.length === 3);
    expect(new Set(rig.spooler.sheets.map(({ printer }) => printer))).toEqual(new Set(['Front desk']));
  });

  it('takes a document along that the settings did not know while the printer had its old name', async () => {
    const { settings, fingerprints } = toStored();
    const older = {
      ...toStored(),
      settings: { ...settings, routes: without('countSheet', settings.routes) },
      fingerprints: without('countSheet', fingerprints),
    };
    const spooler = createFakeSpooler();
    spooler.printers.delete('Office');
    spooler.printers.set('Front desk', 'ok');
    spooler.fingerprints.set('Front desk', device);
    await rig.dispose();
    rig = await createRig({ spooler, settings: { printRoutes: older } });
    const followed = await rig.call('printing.followPrinter', { from: 'Office', to: 'Front desk' });
    expect(followed.routes.countSheet.printer).toBe('Front desk');
  });

  it('is asked for again when another device has its port or the device is not known', async () => {
    await rename();
    rig.spooler.fingerprints.set('Front desk', 'usb://Epson/L3250');
    await rig.call('printing.printers', { refresh: true });
    const failure = await failureOf(rig.call('printing.enqueue', { orders: rig.show(1), documents: ['packingSlip'] }));
    expect(failure).toMatchObject({ code: 'printerNotFound', message: 'Office' });
    expect(failure).not.toHaveProperty('renamedTo');
    expect(await failureOf(rig.call('printing.followPrinter', { from: 'Office', to: 'Front desk' }))).toMatchObject({
      code: 'printerNotFound',
    });
    expect((await rig.call('printing.readSettings')).sharedPrinter).toBe('Office');
  });
});

describe('the rotation of labels', () => {
  const html = (): string => rig.spooler.sheets.at(-1)?.html ?? '';
  const testPage = async (document: Printable, rotation: Rotation): Promise<void> => {
    const settings = await rig.call('printing.readSettings');
    const destination = { ...settings.routes[document], printer: 'Office', rotation };
    const before = rig.spooler.sheets.length;
    await rig.call('printing.printTestPage', {
      document,
      settings: { ...settings, routes: { ...settings.routes, [document]: destination } },
    });
    await rig.until('it is printed', () => rig.spooler.sheets.length > before);
  };

  it('is shown by a test page before it is saved, for labels only', async () => {
    await start();
    await testPage('addressLabel', '90');
    expect(rig.spooler.sheets.at(-1)).toMatchObject({ order: { size: { widthMm: 50, heightMm: 100 } } });
    expect(html()).toContain('class="rotated"');
    await testPage('invoice', '90');
    expect(rig.spooler.sheets.at(-1)).toMatchObject({ order: { size: { widthMm: 210, heightMm: 297 } } });
    expect(html()).not.toContain('class="rotated"');
  });

  it('counts for labels on the printer of their own destination, those that wait too', async () => {
    await start();
    const settings = await rig.call('printing.readSettings');
    const toLabels = { ...settings.routes.addressLabel, printer: 'Zebra' };
    const save = (rotation: Rotation) =>
      rig.call('printing.saveSettings', { ...settings, routes: { ...settings.routes, addressLabel: { ...toLabels, rotation } } });
    await save('0');
    await rig.call('printing.pause', { printer: 'Zebra' });
    const { jobIds } = await rig.call('printing.enqueue', { orders: rig.show(1), documents: ['addressLabel'] });
    await save('270');
    await rig.call('printing.resume', { printer: 'Zebra' });
    await rig.until('it is printed', () => rig.spooler.sheets.length === 1);
    expect(rig.spooler.sheets[0]).toMatchObject({ printer: 'Zebra', order: { size: { widthMm: 50, heightMm: 100 } } });
    await rig.until('it is handed over', async () => (await rig.states())[0] === 'accepted');
    await rig.call('printing.reprint', { jobIds, printer: 'Office' });
    await rig.until('the copy is printed', () => rig.spooler.sheets.length === 2);
    expect(rig.spooler.sheets[1]).toMatchObject({ printer: 'Office', order: { size: { widthMm: 100, heightMm: 50 } } });
  });
});

describe('the routes that IT has written', () => {
  it.each(printables)('for %s decide printer, paper, copies and language, also both, and nothing of the others', async (document) => {
    await start();
    const paper = documentPapers[document].at(-1);
    const destination = { document, printer: 'Zebra*', paper, copies: 2, language: 'both' } as NonNullable<
      PolicyValues['printRoutes']
    >[number];
    await rig.saveProfile();
    const before = await rig.call('printing.readSettings');
    await rig.changePolicy(enforced({ printRoutes: [{ document, printer: 'Epson*' } as typeof destination, destination] }));
    const { routes, managed } = await rig.call('printing.readSettings');
    expect(routes).toEqual({
      ...before.routes,
      [document]: { ...before.routes[document], printer: 'Zebra', paper, copies: 2, language: 'both' },
    });
    expect(managed).toEqual({ [document]: { where, fields: ['printer', 'paper', 'copies', 'language'], printerPattern: 'Zebra*' } });
  });

  it('are not changed by saving, and what the person had comes back without them', async () => {
    await start();
    const before = await rig.call('printing.readSettings');
    await rig.changePolicy(enforced({ printRoutes: [{ document: 'addressLabel', printer: 'Zebra' }] }));
    const read = await rig.call('printing.readSettings');
    const mine = { ...read.routes.addressLabel, printer: 'Fax', copies: 4 };
    await rig.call('printing.saveSettings', { ...read, routes: { ...read.routes, addressLabel: mine } });
    expect((await rig.call('printing.readSettings')).routes.addressLabel).toEqual({ ...mine, printer: 'Zebra' });
    await rig.changePolicy({});
    expect((await rig.call('printing.readSettings')).routes.addressLabel).toEqual({ ...before.routes.addressLabel, copies: 4 });
  });

  it('keep the printers that IT allows apart from each other: the refused ones are named by document', async () => {
    await start();
    await rig.saveProfile();
    await rig.changePolicy(enforced({ printers: ['Zebra'], printRoutes: [{ document: 'packingSlip', printer: 'Zebra' }] }));
    expect((await rig.call('printing.readSettings')).refused).toEqual(['invoice']);
    const asked = rig.call('printing.enqueue', { orders: rig.show(1), documents: ['packingSlip', 'invoice'] });
    expect(await failureOf(asked)).toEqual({ code: 'printerNotAllowed', message: 'Office', document: 'invoice' });
    expect((await rig.view()).lanes).toEqual([]);
  });
});

describe('a test page', () => {
  it('goes the way of its document, with what stands in the form', async () => {
    await start();
    const { routes, ...rest } = await rig.call('printing.readSettings');
    const label = {
      printer: 'Zebra',
      paper: '100x50mm' as const,
      copies: 2,
      language: 'en' as const,
      color: false,
      rotation: '0' as const,
    };
    const settings = { ...rest, routes: { ...routes, addressLabel: label } };
    await rig.call('printing.printTestPage', { document: 'addressLabel', settings });
    await rig.until('it is handed over', () => rig.spooler.sheets.length === 1);
    const [sheet] = rig.spooler.sheets;
    expect(sheet).toMatchObject({ printer: 'Zebra', order: { color: false, size: { widthMm: 100, heightMm: 50 } } });
    for (const words of [inEnglish('printables.name.addressLabel'), 'The Zebra', '100 × 50 mm', '<html lang="en"'])
      expect(sheet?.html).toContain(words);
    expect((await rig.call('printing.readSettings')).routes.addressLabel.printer).toBeNull();
  });

  it('says for which document there is no printer', async () => {
    await start();
    const settings = await rig.call('printing.readSettings');
    const failure = await rig.call('printing.printTestPage', { document: 'productLabel', settings }).catch((error: unknown) => error);
    expect(failure instanceof FailureError && failure.failure).toEqual({ code: 'noPrinter', document: 'productLabel' });
  });
});

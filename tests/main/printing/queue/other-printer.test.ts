import type { PrintSettings } from '@shared/contract/printing/print-settings';
import type { Printable } from '@shared/domain/printing/printable';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeSpooler } from '../../../support/printing/fake-spooler';
import { createRig, failureOf, type Rig, useStillTime } from '../../../support/printing/printing-rig';

let rig: Rig;
beforeEach(async () => {
  useStillTime();
  const spooler = createFakeSpooler();
  spooler.printers.set('Canon', 'ok').set('Zebra', 'ok');
  rig = await createRig({ spooler });
  await rig.saveProfile();
});
afterEach(async () => {
  await rig.dispose();
  vi.useRealTimers();
});

const printed = (printer: string): string[] => rig.spooler.sheets.filter((sheet) => sheet.printer === printer).map(({ label }) => label);
const all =
  (...wanted: string[]) =>
  async (): Promise<boolean> =>
    (await rig.states()).every((state) => wanted.includes(state));
const changeDestination = async (document: Printable, changes: Partial<PrintSettings['routes'][Printable]>): Promise<void> => {
  const settings = await rig.call('printing.readSettings');
  const routes = { ...settings.routes, [document]: { ...settings.routes[document], ...changes } };
  await rig.call('printing.saveSettings', { ...settings, routes });
};
/** Removes the printer from the system's list. */
async function take(printer: string): Promise<void> {
  rig.spooler.printers.delete(printer);
  await rig.call('printing.printers', { refresh: true });
}
const marks = (): string[] =>
  rig.spooler.sheets.map((sheet) => /doc-copy">(.*?)<\/p>/.exec(sheet.html)?.[1]?.replace(/<[^>]+>/g, '') ?? '');
const isMissing = async (): Promise<boolean> => (await rig.view()).lanes[0]?.trouble?.kind === 'printerNotFound';

describe('the waiting sheets of a printer', () => {
  it('go to another one in their order, and nothing of them is lost or doubled', async () => {
    await rig.call('printing.pause', { printer: 'Office' });
    await rig.print(3, 1, 2);
    await take('Office');
    const view = await rig.call('printing.moveWaiting', { from: 'Office', to: 'Canon' });
    expect(view.lanes.map(({ printer, jobs }) => [printer, jobs.map(({ title }) => title)])).toEqual([
      ['Canon', ['INV-3', 'INV-1', 'INV-2']],
    ]);
    await rig.until('all are done', all('done'));
    expect(printed('Canon')).toEqual(['INV-3', 'INV-1', 'INV-2']);
    expect(printed('Office')).toEqual([]);
    expect(marks()).toEqual(['', '', '']);
    expect(rig.events.at(-1)?.lanes.map(({ printer }) => printer)).toEqual(['Canon']);
  });

  it('stay there over a restart', async () => {
    await rig.print(1);
    await rig.until('it is done', all('done'));
    await changeDestination('invoice', { printer: 'Canon' });
    await rig.call('printing.pause', { printer: 'Canon' });
    await rig.print(2, 3);
    await rig.call('printing.pause', { printer: 'Office' });
    await rig.call('printing.moveWaiting', { from: 'Canon', to: 'Office' });
    rig = await rig.restart();
    const lanes = (await rig.view()).lanes.map(({ printer, jobs }) => [printer, jobs.map(({ state }) => state)]);
    expect(lanes).toEqual([['Office', ['done', 'queued', 'queued']]]);
    await rig.call('printing.resume', { printer: 'Office' });
    await rig.until('all are done', all('done'));
    expect(printed('Office')).toEqual(['INV-1', 'INV-2', 'INV-3']);
  });

  it('are laid out for the paper of that printer, and refused as a whole where it does not fit', async () => {
    await changeDestination('packingSlip', { printer: 'Canon', paper: 'A5' });
    await changeDestination('addressLabel', { printer: 'Zebra', paper: '100x50mm' });
    await rig.call('printing.pause', { printer: 'Office' });
    await rig.print(1, 2);
    const refused = await failureOf(rig.call('printing.moveWaiting', { from: 'Office', to: 'Zebra' }));
    expect(refused).toEqual({ code: 'paperNotFitting', message: 'The Zebra', document: 'invoice' });
    expect((await rig.view()).lanes.map(({ printer, jobs }) => [printer, jobs.length])).toEqual([['Office', 2]]);
    await rig.call('printing.moveWaiting', { from: 'Office', to: 'Canon' });
    await rig.until('all are done', all('done'));
    expect(rig.spooler.sheets.map(({ order, html }) => [order.deviceName, order.size, html.includes('data-paper="A5"')])).toEqual(
      [1, 2].map(() => ['Canon', { widthMm: 148, heightMm: 210 }, true]),
    );
    expect((await rig.view()).lanes[0]?.jobs.map(({ paper }) => paper)).toEqual(['A5', 'A5']);
  });

  it('do not go to one that is not there, or that IT does not allow', async () => {
    await rig.call('printing.pause', { printer: 'Office' });
    await rig.print(1);
    expect(await failureOf(rig.call('printing.moveWaiting', { from: 'Office', to: 'Nowhere' }))).toMatchObject({ code: 'printerNotFound' });
    await rig.changePolicy({ machineFile: { enforced: { printers: ['Office'] } } });
    expect(await failureOf(rig.call('printing.moveWaiting', { from: 'Office', to: 'Canon' }))).toMatchObject({ code: 'printerNotAllowed' });
  });
});

describe('a printer that is gone', () => {
  it('is in no trouble any more once nothing waits for it', async () => {
    await rig.print(1);
    await rig.until('it is done', all('done'));
    await take('Office');
    await changeDestination('invoice', { printer: 'Office' });
    await rig.call('printing.reprint', { jobIds: [(await rig.view()).lanes[0]!.jobs[0]!.id] });
    await rig.until('it waits', isMissing);
    await rig.call('printing.moveWaiting', { from: 'Office', to: 'Canon' });
    await rig.until('it is done', all('done'));
    expect((await rig.view()).lanes.map(({ printer, trouble }) => [printer, trouble])).toEqual([
      ['Office', null],
      ['Canon', null],
    ]);
  });
});

describe('a sheet that is printed again', () => {
  it('goes where its document goes now, when its printer is not there any more', async () => {
    const [id] = await rig.print(1);
    await rig.until('it is done', all('done'));
    await changeDestination('invoice', { printer: 'Canon', paper: 'A5' });
    await rig.call('printing.reprint', { jobIds: [id!] });
    await rig.until('the copy is done', () => rig.spooler.sheets.length === 2);
    await take('Office');
    await rig.call('printing.reprint', { jobIds: [id!] });
    await rig.until('the next is done', () => rig.spooler.sheets.length === 3);
    expect(rig.spooler.sheets.map(({ printer, order }) => [printer, order.size.widthMm])).toEqual([
      ['Office', 210],
      ['Office', 210],
      ['Canon', 148],
    ]);
    expect(marks()).toEqual(['', 'نسخة 1', 'نسخة 2']);
  });

  it('goes to the printer that is named', async () => {
    const [id] = await rig.print(1);
    await rig.until('it is done', all('done'));
    await rig.call('printing.reprint', { jobIds: [id!], printer: 'Canon' });
    await rig.until('the copy is done', () => rig.spooler.sheets.length === 2);
    expect(printed('Canon')).toEqual(['INV-1']);
    expect(await failureOf(rig.call('printing.reprint', { jobIds: [id!], printer: 'Nowhere' }))).toMatchObject({ code: 'printerNotFound' });
  });

  it('waits for its printer where the destination names none that is there', async () => {
    const [id] = await rig.print(1);
    await rig.until('it is done', all('done'));
    await take('Office');
    await rig.call('printing.reprint', { jobIds: [id!] });
    await rig.until('it waits', isMissing);
    expect((await rig.view()).lanes.map(({ printer }) => printer)).toEqual(['Office']);
  });

  it('is no copy when it failed or was taken back, but is one when another was printed since', async () => {
    rig.spooler.printers.set('Office', { refuses: 'Invalid printer settings' });
    const [failed] = await rig.print(1);
    await rig.until('it failed', all('failed'));
    rig.spooler.printers.set('Office', 'ok');
    await rig.call('printing.pause', { printer: 'Office' });
    const [cancelled] = await rig.print(2);
    const [replaced] = await rig.print(3);
    await rig.call('printing.cancel', { jobIds: [cancelled!, replaced!] });
    await rig.print(3);
    await rig.call('printing.resume', { printer: 'Office' });
    await rig.until('it is done', async () => (await rig.states()).includes('done'));
    await rig.call('printing.clearFinished');
    const isOriginal = (id: string) => rig.call('history.read', { id }).then(({ isUnprinted }) => isUnprinted);
    expect(await Promise.all([failed!, cancelled!].map(isOriginal))).toEqual([true, true]);
    await rig.call('printing.reprint', { jobIds: [failed!, cancelled!, replaced!] });
    await rig.until('all are done', all('done'));
    expect(rig.spooler.sheets.map(({ label }, at) => [label, marks()[at]])).toEqual([
      ['INV-3', ''],
      ['INV-1', ''],
      ['INV-2', ''],
      ['INV-3', 'نسخة 1'],
    ]);
  });

  it('is no copy in both languages either', async () => {
    await rig.saveProfile({ language: 'both' });
    rig.spooler.printers.set('Office', { refuses: 'Invalid printer settings' });
    const ids = await rig.print(1);
    await rig.until('both failed', all('failed'));
    rig.spooler.printers.set('Office', 'ok');
    for (const id of ids) await rig.call('printing.reprint', { jobIds: [id] });
    await rig.until('both are done', all('done'));
    expect(marks()).toEqual(['', '']);
  });

  it('is no copy after the word of a person that it never came out', async () => {
    rig.spooler.printers.set('Office', 'silent');
    const [id] = await rig.print(1);
    await rig.until('it is uncertain', all('uncertain'));
    rig.spooler.printers.set('Office', 'ok');
    await rig.call('printing.denyPrinted', { jobIds: [id!] });
    await rig.call('printing.resume', { printer: 'Office' });
    await rig.until('it is done', all('done'));
    expect(printed('Office')).toEqual(['INV-1']);
    expect(marks()).toEqual(['']);
  });
});

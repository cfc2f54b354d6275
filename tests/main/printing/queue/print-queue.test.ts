import { bulkCeilingMs, idleWindowMs, sheetsPerWindow, singleCeilingMs } from '@main/printing/sheet/limits';
import { documentKinds } from '@shared/domain/printing/printable';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copiesIn } from '../../../support/printing/fake-spooler';
import { toOrderRow } from '../../../support/printing/order-rows';
import { createRig, type Rig, useStillTime } from '../../../support/printing/printing-rig';
import { withInvoiceProfile } from '../../../support/samples/print-settings';
import { inEnglish } from '../../../support/texts';

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
const all =
  (...wanted: string[]) =>
  async (): Promise<boolean> =>
    (await rig.states()).every((state) => wanted.includes(state));

describe('printing', () => {
  it('[ORD-07, GOR-05] prints the invoices of selected orders of both kinds in the order of the list', async () => {
    const guests = rig.show(12, 9);
    rig.shop.rows.set(11, toOrderRow(11));
    const orders = [guests[0]!, { kind: 'order' as const, id: 11 }, guests[1]!];
    const { jobIds, printers } = await rig.call('printing.enqueue', { orders });
    expect(jobIds).toHaveLength(3);
    expect(printers).toEqual(['The Office']);
    await rig.until('all are done', all('done'));
    expect(labels()).toEqual(['INV-12', 'INV-11', 'INV-9']);
    expect(rig.shop.searches).toEqual(['orders.list 11']);
  });

  it('keeps the order of 500 sheets, uses one window at a time and leaves none', async () => {
    const ids = Array.from({ length: 500 }, (_, index) => 1000 + ((index * 7) % 500));
    await rig.print(...ids);
    await rig.until('all are handed over', () => rig.spooler.sheets.length === 500);
    expect(labels()).toEqual(ids.map((id) => `INV-${id}`));
    expect(rig.surface.peak).toBe(1);
    expect(rig.surface.opened).toBe(500 / sheetsPerWindow);
    await rig.pass(idleWindowMs + 1000);
    expect(rig.surface.alive.size).toBe(0);
  });

  it('[INV-17, INV-18] hands a document over that is the invoice of the page, in the wanted language', async () => {
    await rig.call('printing.enqueue', { orders: rig.show(7), language: 'en' });
    await rig.until('it is handed over', () => rig.spooler.sheets.length === 1);
    const [sheet] = rig.spooler.sheets;
    expect(sheet?.html).toContain('<html lang="en" dir="ltr">');
    expect(sheet?.html).toContain('INV-7');
    expect(sheet?.html).toContain('5.250');
    expect(sheet?.html).toContain('Bayt');
    expect(sheet?.title).toMatch(/^INV-7 [a-z2-9]{6}$/);
    expect(sheet?.order).toEqual({ deviceName: 'Office', isOneSided: false, color: true, size: { widthMm: 210, heightMm: 297 } });
  });

  it('takes printer, paper, copies, colour and language from the profile', async () => {
    await rig.saveProfile({ paper: '80mm', copies: 3, color: false, language: 'en' });
    await rig.print(7);
    await rig.until('it is handed over', () => rig.spooler.sheets.length === 1);
    const [sheet] = rig.spooler.sheets;
    expect(sheet?.order).toMatchObject({ isOneSided: true, color: false, size: { widthMm: 80 } });
    expect(sheet?.html).toContain('data-paper="80mm"');
    expect(sheet?.html).toContain('lang="en"');
    expect(copiesIn(sheet)).toBe(3);
    expect(rig.surface.rolls).toEqual([1, 2, 3].map(() => ({ widthMm: 80, heightMm: sheet?.order.size.heightMm })));
  });

  it('[INV-19, INV-20] waits at most 1000 ms for a single sheet and 2500 ms for each of a batch', async () => {
    expect([singleCeilingMs, bulkCeilingMs]).toEqual([1000, 2500]);
    await rig.print(1);
    await rig.print(2, 3);
    await rig.until('all are handed over', () => rig.spooler.sheets.length === 3);
    expect(rig.surface.loads.map((load) => load.ceilingMs)).toEqual([1000, 2500, 2500]);
  });

  it('[INV-19, INV-20] prints a sheet whose picture never comes after just that time, with a placeholder', async () => {
    for (const id of [1, 2, 3]) rig.shop.pictures.set(`https://shop.example/${id}.png`, 'never');
    await rig.print(1);
    await rig.pass(singleCeilingMs - 50);
    expect(rig.spooler.sheets).toHaveLength(0);
    await rig.pass(100);
    expect(labels()).toEqual(['INV-1']);
    expect(rig.spooler.sheets[0]?.html).not.toContain('<img');
    await rig.print(2, 3);
    await rig.pass(bulkCeilingMs - 50);
    expect(labels()).toEqual(['INV-1']);
    await rig.pass(100);
    expect(labels()[1]).toBe('INV-2');
    await rig.until('all are done', all('done'));
    const jobs = (await rig.view()).lanes.flatMap((lane) => lane.jobs);
    expect(jobs.map((job) => job.missingPictures)).toEqual([1, 1, 1]);
  });

  it('prints at once when the pictures are there', async () => {
    await rig.print(1);
    await rig.pass(0);
    for (let turns = 0; turns < 20 && rig.spooler.sheets.length === 0; turns++) await new Promise((resolve) => setImmediate(resolve));
    expect(labels()).toEqual(['INV-1']);
    expect(rig.spooler.sheets[0]?.html).toMatch(/<img src="\/print\/[a-z2-9]{6}\/0"/);
  });

  it('queues the same wish once, and a new one again', async () => {
    const orders = rig.show(1, 2);
    await rig.call('printing.pause', { printer: 'Office' });
    const first = await rig.call('printing.enqueue', { orders });
    const second = await rig.call('printing.enqueue', { orders: [...orders, ...orders, ...rig.show(3)] });
    expect(second.jobIds.slice(0, 2)).toEqual(first.jobIds);
    expect(second.jobIds).toHaveLength(3);
    await rig.call('printing.resume', { printer: 'Office' });
    await rig.until('all are done', all('done'));
    expect(labels()).toEqual(['INV-1', 'INV-2', 'INV-3']);
    await rig.pass(3000);
    await rig.call('printing.enqueue', { orders });
    await rig.until('all are done', all('done'));
    expect(labels()).toEqual(['INV-1', 'INV-2', 'INV-3', 'INV-1', 'INV-2']);
  });

  it('treats the second click of a double click as the same wish although the sheet was printed already', async () => {
    const orders = rig.show(1);
    await rig.call('printing.enqueue', { orders });
    await rig.until('it is handed over', () => rig.spooler.sheets.length === 1);
    await rig.call('printing.enqueue', { orders });
    await rig.pass(5000);
    expect(labels()).toEqual(['INV-1']);
  });

  it('prints an order that is wanted again later, also after the clock of the computer went back', async () => {
    const orders = rig.show(1);
    await rig.call('printing.enqueue', { orders });
    await rig.until('it is done', all('done'));
    vi.setSystemTime(Date.now() - 3_600_000);
    await rig.pass(10 * 60_000);
    await rig.call('printing.enqueue', { orders });
    await rig.until('it is done too', all('done'));
    expect(labels()).toEqual(['INV-1', 'INV-1']);
  });

  it('prints on three printers, each in its own order, with two windows at most', async () => {
    rig.spooler.printers.set('Warehouse', 'ok').set('Shop', 'ok');
    await rig.call('printing.printers', { refresh: true });
    await rig.print(1, 2, 3);
    await rig.saveProfile({ printer: 'Warehouse' });
    await rig.print(4, 5, 6);
    await rig.saveProfile({ printer: 'Shop' });
    await rig.print(7, 8);
    await rig.until('all are handed over', () => rig.spooler.sheets.length === 8);
    const of = (printer: string): string[] => rig.spooler.sheets.filter((sheet) => sheet.printer === printer).map((sheet) => sheet.label);
    expect(of('Office')).toEqual(['INV-1', 'INV-2', 'INV-3']);
    expect(of('Warehouse')).toEqual(['INV-4', 'INV-5', 'INV-6']);
    expect(of('Shop')).toEqual(['INV-7', 'INV-8']);
    expect(rig.surface.peak).toBe(2);
  });

  describe('on three printers of one order', () => {
    const places = { invoice: ['Office', 'A4'], packingSlip: ['Warehouse', 'A5'], addressLabel: ['Labels', '100x50mm'] } as const;

    beforeEach(async () => {
      for (const [printer] of Object.values(places)) rig.spooler.printers.set(printer, 'ok');
      await rig.call('printing.printers', { refresh: true });
      const settings = await rig.call('printing.readSettings');
      const routes = { ...settings.routes };
      for (const document of documentKinds) {
        const [printer, paper] = places[document];
        routes[document] = { ...routes[document], printer, paper };
      }
      await rig.call('printing.saveSettings', { ...settings, routes, pressed: [...documentKinds] });
    });

    it('lets no sheet wait for a window that has nothing to do', async () => {
      for (const id of [1, 2]) {
        await rig.print(id);
        await rig.pass(idleWindowMs - 1000);
        expect(labels().toSorted()).toEqual(
          Array.from({ length: id }, (_, at) => [`INV-${at + 1}`, `LABEL-${at + 1}`, `PACK-${at + 1}`])
            .flat()
            .toSorted(),
        );
      }
      expect(rig.surface.peak).toBe(2);
    });

    it('takes turns where all of them have many sheets', async () => {
      await rig.print(...Array.from({ length: 40 }, (_, index) => index + 1));
      await rig.until('all are handed over', () => rig.spooler.sheets.length === 120);
      const printers = rig.spooler.sheets.slice(0, 60).map((sheet) => sheet.printer);
      expect(new Set(printers)).toEqual(new Set(['Office', 'Warehouse', 'Labels']));
      for (const [printer] of Object.values(places)) {
        const own = rig.spooler.sheets.filter((sheet) => sheet.printer === printer).map(({ label }) => Number(label.split('-')[1]));
        expect(own).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
      }
      expect(rig.surface.peak).toBe(2);
      await rig.pass(idleWindowMs + 1000);
      expect(rig.surface.alive.size).toBe(0);
    });
  });

  it('prints a test page with the values given, saved or not', async () => {
    const settings = withInvoiceProfile(await rig.call('printing.readSettings'), { shopName: 'Not saved', language: 'en' });
    const { jobId } = await rig.call('printing.printTestPage', { document: 'invoice', settings });
    await rig.until('it is handed over', () => rig.spooler.sheets.length === 1);
    expect(rig.spooler.sheets[0]?.html).toContain('Not saved');
    expect(rig.spooler.sheets[0]?.html).toContain('The Office');
    const job = (await rig.view()).lanes[0]?.jobs.find(({ id }) => id === jobId);
    expect(job).toMatchObject({ order: null, title: inEnglish('printables.name.testPage') });
    expect((await rig.readProfile()).shopName).toBe('Bayt');
  });
});

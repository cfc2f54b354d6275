import type { PrintSettings } from '@shared/contract/printing/print-settings';
import { toFils } from '@shared/domain/money';
import type { DocumentKind, Printable } from '@shared/domain/printing/printable';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copiesIn, createFakeSpooler } from '../../../support/printing/fake-spooler';
import { toGuestRow } from '../../../support/printing/order-rows';
import { createRig, failureOf, type Rig, useStillTime } from '../../../support/printing/printing-rig';

let rig: Rig;
beforeEach(async () => {
  useStillTime();
  const spooler = createFakeSpooler();
  spooler.printers.set('Zebra', 'ok');
  rig = await createRig({ spooler });
  await rig.saveProfile();
});
afterEach(async () => {
  await rig.dispose();
  vi.useRealTimers();
});

const printed = (printer?: string): string[] =>
  rig.spooler.sheets.filter((sheet) => printer === undefined || sheet.printer === printer).map(({ label }) => label);
const change = async (changes: Partial<PrintSettings>): Promise<void> => {
  const settings = await rig.call('printing.readSettings');
  await rig.call('printing.saveSettings', { ...settings, ...changes });
};
const changeDestination = async (document: Printable, changes: Partial<PrintSettings['routes'][Printable]>): Promise<void> => {
  const { routes } = await rig.call('printing.readSettings');
  await change({ routes: { ...routes, [document]: { ...routes[document], ...changes } } });
};
const done = async (sheets: number): Promise<void> =>
  rig.until('all are done', async () => rig.spooler.sheets.length >= sheets && (await rig.states()).every((state) => state === 'done'));
const slipAndInvoice: DocumentKind[] = ['packingSlip', 'invoice'];

describe('several documents with one press', () => {
  it('come out order by order, or document by document, in the order of the settings', async () => {
    await change({ pressed: slipAndInvoice });
    const { batchId, jobIds, printers } = await rig.call('printing.enqueue', { orders: rig.show(2, 1) });
    await done(4);
    expect(printed()).toEqual(['PACK-2', 'INV-2', 'PACK-1', 'INV-1']);
    expect(printers).toEqual(['The Office']);
    const jobs = (await rig.view()).lanes.flatMap((lane) => lane.jobs);
    expect(jobs.map((job) => [job.id, job.batchId, job.batchSize])).toEqual(jobIds.map((id) => [id, batchId, 4]));
    await change({ collation: 'byDocument' });
    await rig.call('printing.enqueue', { orders: rig.show(4, 3) });
    await done(8);
    expect(printed().slice(4)).toEqual(['PACK-4', 'PACK-3', 'INV-4', 'INV-3']);
  });

  it('go each to its own printer, which keeps the order of the list', async () => {
    await changeDestination('packingSlip', { printer: 'Zebra', paper: '4x6in' });
    const { printers } = await rig.call('printing.enqueue', { orders: rig.show(3, 1, 2), documents: slipAndInvoice });
    await done(6);
    expect(printed('Zebra')).toEqual(['PACK-3', 'PACK-1', 'PACK-2']);
    expect(printed('Office')).toEqual(['INV-3', 'INV-1', 'INV-2']);
    expect(printers).toEqual(['The Zebra', 'The Office']);
  });

  it('are not queued at all when one of them has no printer, has lost it, or is not made for its paper', async () => {
    const ask = (documents: DocumentKind[]) => failureOf(rig.call('printing.enqueue', { orders: rig.show(1), documents }));
    expect(await ask(['invoice', 'addressLabel'])).toEqual({ code: 'noPrinter', document: 'addressLabel' });
    await changeDestination('addressLabel', { printer: 'Gone' });
    expect(await ask(['invoice', 'addressLabel'])).toEqual({ code: 'printerNotFound', message: 'Gone', document: 'addressLabel' });
    await changeDestination('addressLabel', { printer: 'Zebra', paper: 'A4' });
    expect(await ask(['invoice', 'addressLabel'])).toEqual({ code: 'badInput', document: 'addressLabel' });
    expect((await rig.view()).lanes).toEqual([]);
  });

  it('in both languages are two sheets next to each other, Arabic first', async () => {
    await changeDestination('packingSlip', { language: 'both' });
    await rig.call('printing.enqueue', { orders: rig.show(2, 1), documents: slipAndInvoice, language: 'app' });
    await done(4);
    expect(printed()).toEqual(['PACK-2', 'INV-2', 'PACK-1', 'INV-1']);
    rig.app.language = 'en';
    await rig.call('printing.enqueue', { orders: rig.show(4), documents: slipAndInvoice });
    await done(7);
    const languages = (await rig.view()).lanes[0]?.jobs.slice(4).map(({ title, language, reprint }) => `${title} ${language} ${reprint}`);
    expect(languages).toEqual(['PACK-4 ar 0', 'PACK-4 en 0', 'INV-4 en 0']);
  });
});

describe('a document of an order that was wanted before', () => {
  const reprints = async (): Promise<string[]> =>
    (await rig.view()).lanes.flatMap((lane) => lane.jobs.map(({ title, reprint }) => `${title} ${reprint}`));

  it('is told, and comes out as a copy with the next number, each document for itself', async () => {
    const orders = rig.show(1, 2);
    expect(await rig.call('printing.printedBefore', { orders })).toEqual([]);
    await rig.call('printing.enqueue', { orders: orders.slice(0, 1) });
    await done(1);
    expect(await rig.call('printing.printedBefore', { orders })).toEqual([{ order: orders[0], documents: ['invoice'] }]);
    await rig.pass(3000);
    await rig.call('printing.enqueue', { orders, documents: slipAndInvoice });
    await done(5);
    await rig.pass(3000);
    await rig.call('printing.enqueue', { orders: orders.slice(0, 1), documents: ['invoice'], language: 'both' });
    await done(7);
    expect(await reprints()).toEqual(['INV-1 0', 'PACK-1 0', 'INV-1 1', 'PACK-2 0', 'INV-2 0', 'INV-1 2', 'INV-1 2']);
    expect(rig.spooler.sheets.map(({ html }) => /doc-copy">(.*?)<\/p>/.exec(html)?.[1]?.replace(/<[^>]+>/g, '') ?? '')).toEqual([
      '',
      '',
      'نسخة 1',
      '',
      '',
      'نسخة 2',
      'COPY 2',
    ]);
  });

  it('is none when what was wanted failed, was cancelled, or never printed', async () => {
    rig.spooler.printers.set('Office', { refuses: 'Invalid printer settings' });
    const orders = rig.show(1, 2);
    await rig.call('printing.enqueue', { orders: orders.slice(0, 1) });
    await rig.until('it failed', async () => (await rig.states()).includes('failed'));
    await rig.call('printing.pause', { printer: 'Office' });
    const { jobIds } = await rig.call('printing.enqueue', { orders: orders.slice(1) });
    expect(await rig.call('printing.printedBefore', { orders })).toEqual([{ order: orders[1], documents: ['invoice'] }]);
    await rig.call('printing.cancel', { jobIds });
    expect(await rig.call('printing.printedBefore', { orders })).toEqual([]);
    rig.spooler.printers.set('Office', 'ok');
    await rig.call('printing.resume', { printer: 'Office' });
    await rig.call('printing.enqueue', { orders });
    await rig.until('both are printed', () => rig.spooler.sheets.length === 2);
    expect(rig.spooler.sheets.some(({ html }) => html.includes('doc-copy"'))).toBe(false);
  });

  it('is none where another shop has an order with the same id, and its copies are counted by themselves', async () => {
    const orders = rig.show(1);
    const { jobIds } = await rig.call('printing.enqueue', { orders });
    await done(1);
    await rig.pass(3000);
    rig.app.shop = 'https://other.example/api';
    expect(await rig.call('printing.printedBefore', { orders })).toEqual([]);
    await rig.call('printing.enqueue', { orders });
    await done(2);
    await rig.pass(3000);
    await rig.call('printing.enqueue', { orders });
    await done(3);
    await rig.call('printing.reprint', { jobIds });
    await done(4);
    expect(await reprints()).toEqual(['INV-1 0', 'INV-1 0', 'INV-1 1', 'INV-1 1']);
  });

  it('is one wish when the copy is asked for twice at once', async () => {
    const orders = rig.show(1);
    await rig.call('printing.enqueue', { orders });
    await done(1);
    await rig.pass(3000);
    await rig.call('printing.enqueue', { orders });
    await rig.until('the copy is handed over', () => rig.spooler.sheets.length === 2);
    await rig.call('printing.enqueue', { orders });
    await rig.pass(3000);
    expect(await reprints()).toEqual(['INV-1 0', 'INV-1 1']);
  });
});

describe('a canceled order', () => {
  it('is named before a batch is printed, and carries its mark when it is printed all the same', async () => {
    const orders = rig.showRows(toGuestRow(1), toGuestRow(2, { status: ' Canceled', guest_name: 'Noura' }));
    expect(await rig.call('printing.canceled', { orders: [...orders, ...orders] })).toEqual([{ order: orders[1], customer: 'Noura' }]);
    await rig.call('printing.enqueue', { orders });
    await done(2);
    expect(rig.spooler.sheets.map(({ html }) => html.includes('class="doc-canceled"'))).toEqual([false, true]);
  });

  it('that cannot be had is a failure, as it is for printing', async () => {
    expect(await failureOf(rig.call('printing.canceled', { orders: [{ kind: 'guestOrder', id: 99 }] }))).toMatchObject({
      code: 'orderNotAvailable',
    });
  });
});

describe('labels of products', () => {
  const label = {
    productId: 12,
    name_en: 'Casserole',
    name_ar: 'قدر حديد زهر',
    variants: [{ value_en: 'Red', value_ar: 'أحمر' }],
    priceFils: toFils(29),
    code: 'POT-26',
  };

  it('give their job a title that a page keeps as it is', async () => {
    await changeDestination('productLabel', { printer: 'Zebra' });
    const name = 'Pot \u0000  of\u0007 brass\ud83d';
    await rig.call('printing.enqueue', { document: 'productLabel', labels: [{ ...label, name_en: name, name_ar: name, count: 1 }] });
    expect((await rig.view()).lanes.flatMap((lane) => lane.jobs).map(({ title }) => title)).toEqual(['Pot of brass (POT-26)']);
  });

  it('come out as often as they are wanted, times the copies of their destination', async () => {
    await changeDestination('productLabel', { printer: 'Zebra', copies: 2 });
    const labels = [
      { ...label, count: 3 },
      { ...label, productId: 13, code: ' ', count: 150 },
    ];
    const { jobIds, printers } = await rig.call('printing.enqueue', { document: 'productLabel', labels });
    expect(printers).toEqual(['The Zebra']);
    expect(jobIds).toHaveLength(3);
    await done(3);
    expect(printed()).toEqual(['قدر حديد زهر (POT-26)', 'قدر حديد زهر (P13)', 'قدر حديد زهر (P13)']);
    expect(rig.spooler.sheets.map(copiesIn)).toEqual([6, 200, 100]);
    expect(rig.spooler.sheets[0]?.order).toMatchObject({ color: false, size: { widthMm: 50, heightMm: 25 } });
    const [job] = (await rig.view()).lanes[0]?.jobs ?? [];
    expect(job).toMatchObject({ document: 'productLabel', order: null, copies: 6, paper: '50x25mm', customer: '' });
  });

  it('need a printer of their own, and come out in the language that is asked for', async () => {
    const labels = [{ ...label, count: 1 }];
    expect(await failureOf(rig.call('printing.enqueue', { document: 'productLabel', labels }))).toEqual({
      code: 'noPrinter',
      document: 'productLabel',
    });
    await changeDestination('productLabel', { printer: 'Zebra' });
    await rig.call('printing.enqueue', { document: 'productLabel', labels, language: 'both' });
    await done(2);
    expect(printed()).toEqual(['قدر حديد زهر (POT-26)', 'Casserole (POT-26)']);
  });
});

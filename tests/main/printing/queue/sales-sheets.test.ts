import { paymentSheet } from '@documents/payment-sheet/payment-sheet';
import type { SalesQuery } from '@shared/contract/desktop/sales';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRig, type Rig, useStillTime } from '../../../support/printing/printing-rig';
import { salesAnswerOf } from '../../../support/samples/sales-samples';

const day: SalesQuery = { period: { from: '2026-11-21', to: '2026-11-21' }, before: null, kinds: ['order', 'guestOrder'] };

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

describe('a sheet over what was sold', () => {
  it('goes through the queue to the printer of its document, in each of its languages, and stays in the history as it was', async () => {
    await rig.printsInBoth('endOfDay');
    rig.app.sales = () => salesAnswerOf();
    const { jobIds, printers } = await rig.call('printing.enqueue', { document: 'endOfDay', question: day });
    expect([jobIds.length, printers.length]).toEqual([2, 1]);
    await rig.until('both are sent', async () => (await rig.states()).every((state) => state === 'accepted' || state === 'done'));
    const details = await rig.call('history.read', { id: jobIds[0] ?? '' });
    expect(details).toMatchObject({ document: 'endOfDay', title: 'DAY-2026-11-21', customer: '', order: null });
    expect(details.printed).toMatchObject({
      madeBy: 'مريم العوضي',
      readAt: '2026-11-22T06:05:00.000Z',
      report: salesAnswerOf().report,
    });
  });

  it('keeps what was left out of its sums, for its copies and the history', async () => {
    await rig.printsInBoth('endOfDay');
    const answer = salesAnswerOf();
    const { order, guestOrder } = answer.sources;
    const sources = { order: order && { ...order, unreadable: 9 }, guestOrder: guestOrder && { ...guestOrder, unreadable: 5 } };
    rig.app.sales = () => ({ ...answer, sources, undated: 3 });
    const { jobIds } = await rig.call('printing.enqueue', { document: 'endOfDay', question: day });
    await rig.until('both are sent', async () => (await rig.states()).every((state) => state === 'accepted' || state === 'done'));
    const { printed } = await rig.call('history.read', { id: jobIds[0] ?? '' });
    expect(printed).toMatchObject({ leftOut: { unreadable: (order ? 9 : 0) + (guestOrder ? 5 : 0), undated: 3 } });
  });

  it('is not printed where nothing may be added up, and without a printer says so', async () => {
    await expect(rig.call('printing.enqueue', { document: 'endOfDay', question: day })).rejects.toMatchObject({
      failure: { code: 'noPrinter' },
    });
    await rig.printsInBoth('endOfDay');
    await expect(rig.call('printing.enqueue', { document: 'endOfDay', question: day })).rejects.toMatchObject({
      failure: { code: 'listNotWhole' },
    });
    expect(await rig.states()).toEqual([]);
  });

  it('is one file as a PDF, named by its days', async () => {
    rig.app.sales = () => salesAnswerOf();
    await rig.call('printing.savePdf', { document: 'salesReport', question: day, language: 'ar' });
    expect(rig.dialog.asked.map(({ fileName }) => fileName)).toEqual(['SALES-2026-11-21.pdf']);
  });
});

describe('a sheet over the payments of a settlement file', () => {
  const { name: _name, madeAt: _madeAt, madeBy: _madeBy, ...content } = paymentSheet.sample;

  it('goes through the queue in each language of its printer, and stays in the history as it was', async () => {
    await rig.printsInBoth('paymentSheet');
    rig.app.payments = async () => content;
    const { jobIds } = await rig.call('printing.enqueue', { document: 'paymentSheet' });
    expect(jobIds).toHaveLength(2);
    await rig.until('both are sent', async () => (await rig.states()).every((state) => state === 'accepted' || state === 'done'));
    const details = await rig.call('history.read', { id: jobIds[0] ?? '' });
    expect(details).toMatchObject({ document: 'paymentSheet', title: expect.stringMatching(/^PAY-\d{4}-\d{6}$/), order: null });
    expect(details.printed).toMatchObject({ madeBy: 'مريم العوضي', file: content.file, totals: content.totals, rows: content.rows });
  });

  it('needs an open file', async () => {
    await rig.printsInBoth('paymentSheet');
    await expect(rig.call('printing.enqueue', { document: 'paymentSheet' })).rejects.toMatchObject({ failure: { code: 'notFound' } });
    expect(await rig.states()).toEqual([]);
  });
});

import { sampleCount } from '@documents/count-sheet/sample-count';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRig, type Rig, useStillTime } from '../../../support/printing/printing-rig';

const question = { list: 'products.list', language: 'ar', filters: { stockState: ['out'] }, sort: null, page: 1 } as const;
const asked = {
  document: 'countSheet' as const,
  question: { ...question, filters: { stockState: ['out'] } },
  ids: null,
  options: { sorting: 'category', isBlind: false } as const,
};
const draft = { products: [...sampleCount.products], readAt: sampleCount.readAt };

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

describe('a count sheet', () => {
  it('goes through the queue to the printer of its document, in each of its languages, and stays in the history as it was', async () => {
    await rig.printsInBoth('countSheet');
    rig.app.counted = draft;
    const { jobIds, printers } = await rig.call('printing.enqueue', asked);
    expect([jobIds.length, printers.length]).toEqual([2, 1]);
    await rig.until('both are sent', async () => (await rig.states()).every((state) => state === 'accepted' || state === 'done'));
    const details = await rig.call('history.read', { id: jobIds[0] ?? '' });
    expect(details).toMatchObject({ document: 'countSheet', customer: '', order: null });
    expect(details.title).toMatch(/^COUNT-\d{4}-\d{6}$/);
    expect(details.printed).toMatchObject({
      name: details.title,
      products: sampleCount.products,
      which: { isTicked: false, isDeleted: false, search: '', conditions: { stockState: ['out'] } },
      readAt: sampleCount.readAt,
      madeBy: 'مريم العوضي',
    });
  });

  it('is not printed of a list that was not read whole, nor of no product, and without a printer says so', async () => {
    const failsWith = (code: string) => expect(rig.call('printing.enqueue', asked)).rejects.toMatchObject({ failure: { code } });
    await failsWith('noPrinter');
    await rig.printsInBoth('countSheet');
    await failsWith('listNotWhole');
    rig.app.counted = { ...draft, products: [] };
    await failsWith('notFound');
    expect(await rig.states()).toEqual([]);
  });

  it('is one file as a PDF, named as the sheet is', async () => {
    rig.app.counted = draft;
    await rig.call('printing.savePdf', { ...asked, language: 'ar' });
    expect(rig.dialog.asked.map(({ fileName }) => fileName)).toEqual([expect.stringMatching(/^COUNT-\d{4}-\d{6}\.pdf$/)]);
  });
});

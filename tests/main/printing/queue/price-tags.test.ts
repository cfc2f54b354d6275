import { priceTags } from '@documents/price-tags/price-tags';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRig, failureOf, type Rig, useStillTime } from '../../../support/printing/printing-rig';

const { products, readAt, options } = priceTags.sample;
const question = { list: 'products.list' as const, language: 'en' as const, filters: {}, sort: null, page: 1 };
const asked = { document: 'priceTags' as const, question, ids: [1, 2, 3], options };

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

describe('price tags', () => {
  it('go through the queue to their printer, in each of its languages, and stay in the history as they were', async () => {
    await rig.printsInBoth('priceTags');
    rig.app.counted = { products, readAt } as never;
    const { jobIds } = await rig.call('printing.enqueue', asked);
    expect(jobIds).toHaveLength(2);
    await rig.until('both are sent', async () => (await rig.states()).every((state) => state === 'accepted' || state === 'done'));
    const details = await rig.call('history.read', { id: jobIds[0] ?? '' });
    expect(details.title).toMatch(/^TAGS-\d{4}-\d{6}$/);
    expect(details.printed).toMatchObject({ kind: 'priceTags', products, options, madeBy: 'مريم العوضي' });
  });

  it('are not printed without a printer, of a list that was not read whole, nor of no product', async () => {
    expect(await failureOf(rig.call('printing.enqueue', asked))).toEqual({ code: 'noPrinter', document: 'priceTags' });
    await rig.printsInBoth('priceTags');
    expect(await failureOf(rig.call('printing.enqueue', asked))).toEqual({ code: 'listNotWhole' });
    rig.app.counted = { products: [], readAt };
    expect(await failureOf(rig.call('printing.enqueue', asked))).toEqual({ code: 'notFound' });
  });

  it('are one file as a PDF, named as the sheet is', async () => {
    rig.app.counted = { products, readAt } as never;
    await rig.call('printing.savePdf', { ...asked, language: 'ar' });
    expect(rig.dialog.asked.map(({ fileName }) => fileName)).toEqual([expect.stringMatching(/^TAGS-\d{4}-\d{6}\.pdf$/)]);
  });
});

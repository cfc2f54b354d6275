import { prepareSheets, showsAll } from '@main/printing/paper/prepare-sheets';
import type { Sheet } from '@main/printing/sheet/sheet';
import { type Language, languages } from '@shared/domain/language';
import { toFils } from '@shared/domain/money';
import { documentKinds, documentPapers } from '@shared/domain/printing/printable';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPaperPress, type PaperPress, pressNonce } from '../../../support/printing/paper/paper-press';
import { sampleHead, sampleOrder } from '../../../support/samples/order-samples';

let press: PaperPress;
beforeAll(async () => {
  press = await createPaperPress(() => null);
});

/** A character that terminates strings, one that rings a bell, and half an emoji. */
const damage = '\u0000\u0007\ud83d';
const noPictures = { read: async () => null };

async function shown(sheet: Sheet): Promise<{ text: string; isWhole: boolean }> {
  const { page, mustShow } = await prepareSheets(noPictures, [{ sheet, reprint: 0 }], { title: 'x', ceilingMs: 1000 });
  const { report } = await press.press(page.draw(() => '/').toHtml(pressNonce), sheet.paper);
  return { text: report.text, isWhole: showsAll(report.text, mustShow) };
}

function damagedOrder(language: Language): Sheet & { kind: 'packingSlip' } {
  const [line, ...rest] = sampleOrder().lines;
  if (!line) throw new Error('the sample has no line');
  const name = `Casserole${damage} 26${damage}`;
  const lines = [{ ...line, name_en: name, name_ar: name }, ...rest];
  const customer = { name: `Fatima${damage}`, phone: `5000${damage}1234`, email: '' };
  const common = { language, color: false, head: sampleHead, digits: 'latn' as const, paper: 'A4' as const };
  return { kind: 'packingSlip', ...common, snapshot: sampleOrder({ lines, customer }) };
}

describe('texts that the server has cut or damaged', () => {
  it.each(documentKinds.flatMap((kind) => documentPapers[kind].map((paper) => [kind, paper] as const)))(
    'keep no %s from %s, which shows the rest of them',
    async (kind, paper) => {
      for (const language of languages) {
        const { text, isWhole } = await shown({ ...damagedOrder(language), kind, paper });
        expect(isWhole).toBe(true);
        expect(text).toMatch(/Fatima[\s,،]/);
        if (kind === 'packingSlip') expect(text).toMatch(/Casserole 26\s/u);
      }
    },
  );

  it('keep no label of a product from its paper', async () => {
    const name = `Pot${damage}`;
    const label = { productId: 1, name_en: name, name_ar: name, variants: [], priceFils: toFils(29), code: `P-1${damage}` };
    const { text, isWhole } = await shown({ ...damagedOrder('ar'), kind: 'productLabel', paper: '50x25mm', label });
    expect([isWhole, text.match(/Pot|P-1/g)]).toEqual([true, ['Pot', 'P-1']]);
  });
});

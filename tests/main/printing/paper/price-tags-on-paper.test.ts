import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toDocumentPage, toHtml } from '@documents/html/document-html';
import { priceTags } from '@documents/price-tags/price-tags';
import type { PriceTag } from '@shared/contract/printing/print-requests';
import { type Language, languages } from '@shared/domain/language';
import { toFils } from '@shared/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createPaperPress,
  missingLetters,
  type PaperPress,
  type Pressed,
  pressNonce,
  toComparable,
  toPdfPages,
} from '../../../support/printing/paper/paper-press';
import { scanCodes } from '../../../support/printing/paper/scan-codes';
import { sampleHead } from '../../../support/samples/order-samples';

const folder = mkdtempSync(join(tmpdir(), 'diwan-tags-'));
let press: PaperPress;
beforeAll(async () => {
  press = await createPaperPress(() => null);
});
afterAll(() => rmSync(folder, { recursive: true }));

const tags = Array.from({ length: 30 }, (_, at) => ({
  productId: at + 1,
  name_en: `Pot ${at}${at % 4 === 1 ? ' with a glass lid' : ''}`,
  name_ar: `قدر ${at}`,
  code: at === 2 ? '' : at === 3 ? 'POT-26-RED-EXTRA-LONG-2026-WITH-LID' : `BD-0${1000 + at}`,
  priceFils: toFils(at === 5 ? 12_345.678 : 9.9 + at),
  isFromPrice: at % 5 === 0,
  beforeFils: at % 3 === 0 ? toFils(23_456.789) : null,
}));

async function print(language: Language, products: readonly PriceTag[]): Promise<Pressed> {
  const look = { language, profile: sampleHead, paper: 'A4' as const, copyMark: 0, pictureUrl: () => null };
  const page = toDocumentPage('priceTags', [{ ...priceTags.sample, products, ...look }], 'x');
  const pressed = await press.press(toHtml(page, pressNonce), 'A4');
  expect([pressed.complaints, pressed.report.fontsMissing]).toEqual([[], []]);
  return pressed;
}

describe('price tags on A4', () => {
  it.each(languages)('in %s stand 24 on a page, with every letter', async (language) => {
    const { pdf, report } = await print(language, tags);
    const file = join(folder, `${language}.pdf`);
    writeFileSync(file, pdf);
    const pages = (await toPdfPages(file)).map(toComparable);
    expect(missingLetters(report.text, pages.join(''))).toEqual([]);
    expect(pages.map((text) => text.includes(toComparable('Pot 23')))).toEqual([true, false]);
  });

  it('have codes that a scanner reads from what an office printer prints', async () => {
    const page = tags.slice(0, 24);
    const { pdf } = await print('ar', page);
    const [read] = await scanCodes(pdf, { dpi: 300 });
    expect(read?.map(({ text }) => text).toSorted()).toEqual(page.map(({ code, productId }) => code || `P${productId}`).toSorted());
  });
});

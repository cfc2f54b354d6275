import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DocumentPage, toDocumentPage, toHtml } from '@documents/html/document-html';
import type { OrderAddress } from '@shared/contract/shop/orders';
import { type Language, languages } from '@shared/domain/language';
import { toFils } from '@shared/domain/money';
import { documentKinds, documentPapers, type Paper } from '@shared/domain/printing/printable';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaperPress, type PaperPress, pressNonce } from '../../../support/printing/paper/paper-press';
import { isReadAs, type PaperRow, toPaperRows } from '../../../support/printing/paper/paper-rows';
import { toLabelPage } from '../../../support/samples/label-page';
import { sampleHead, sampleOrder } from '../../../support/samples/order-samples';

const folder = mkdtempSync(join(tmpdir(), 'diwan-addresses-'));
let press: PaperPress;
beforeAll(async () => {
  press = await createPaperPress(() => null);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function print(page: DocumentPage, paper: Paper): Promise<PaperRow[]> {
  const { pdf, complaints } = await press.press(toHtml(page, pressNonce), paper);
  expect(complaints).toEqual([]);
  const file = join(folder, 'sheet.pdf');
  writeFileSync(file, pdf);
  return toPaperRows(file);
}

const otherStreet: Record<Language, string> = { ar: 'Salem Street', en: 'شارع تونس' };
const numbers = { block: '3-5', avenue: '7+8', houseNumber: '12-14', floorNumber: '12 A', officeNumber: '1502-B' };
/** A customer's note to the driver: numbers between Arabic words. */
const note = 'اتصل على +965 9988 7766 أو مبنى 6-8';

function toAddress(language: Language): OrderAddress {
  const { address } = sampleOrder();
  if (!address) throw new Error('the sample has no address');
  return { ...address, ...numbers, street: otherStreet[language], otherInstructions: note };
}

const sheets = documentKinds.flatMap((kind) =>
  documentPapers[kind].flatMap((paper) => languages.map((language) => [kind, paper, language] as const)),
);

describe('an address on paper', () => {
  it.each(sheets)('reads as it was typed, on the %s, %s, %s', async (kind, paper, language) => {
    const snapshot = sampleOrder({ address: toAddress(language) });
    const props = { snapshot, language, profile: sampleHead, paper, copyMark: 0, pictureUrl: () => null };
    const rows = await print(toDocumentPage(kind, [props], 'address'), paper);
    const values = [...Object.values(numbers), otherStreet[language]];
    expect(values.filter((value) => !isReadAs(rows, value))).toEqual([]);
    // The slip and the labels show as much of the note as they have room for.
    if (paper !== '100x50mm') expect(['+965 9988 7766', '6-8'].filter((value) => !isReadAs(rows, value))).toEqual([]);
  });

  it.each(
    languages.flatMap((language) => [
      [language, ['1502-B', '36-38']] as const,
      [language, [language === 'ar' ? 'Navy blue' : 'أزرق داكن', '12 A']] as const,
    ]),
  )('the label of a product names each value by itself, %s %j', async (language, values) => {
    const variants = values.map((value) => ({ value_en: value, value_ar: value }));
    const label = { productId: 4711, name_en: 'Tray 12-14', name_ar: 'صينية 12-14', variants, priceFils: toFils(29), code: 'POT-26' };
    const rows = await print(toLabelPage(label, language, 1), '50x25mm');
    expect([...values, '12-14'].filter((value) => !isReadAs(rows, value))).toEqual([]);
    // The first value is on the side where the language starts reading.
    const [first = '', second = ''] = values
      .map((value) => (/[\u0600-\u06ff]/.test(value) ? [...value].toReversed().join('') : value))
      .map((value) => value.replaceAll(' ', ''));
    const row = rows.find(({ text }) => text.includes(first) && text.includes(second))?.text ?? '';
    expect(row.indexOf(first) < row.indexOf(second)).toBe(language === 'en');
  });
});

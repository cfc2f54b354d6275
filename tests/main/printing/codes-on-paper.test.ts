import { toDocumentPage, toHtml, toProductLabelPage } from '@documents/html/document-html';
import type { DocumentKind, Paper } from '@shared/contract/printing';
import type { Language } from '@shared/domain/language';
import { toFils } from '@shared/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleHead, sampleLines, sampleOrder } from '../../support/order-samples';
import { createPaperPress, type PaperPress, pressNonce } from '../../support/paper-press';
import { scanCodes } from '../../support/scan-codes';

let press: PaperPress;
beforeAll(async () => {
  press = await createPaperPress(() => null);
});
afterAll(() => press.close());

async function scanned(kind: DocumentKind, paper: Paper, language: Language, snapshot = sampleOrder()): Promise<string[][]> {
  const props = { snapshot, language, profile: sampleHead, paper, copyMark: 0, pictureUrl: () => null };
  const { pdf, complaints } = await press.press(toHtml(toDocumentPage(kind, [props], 'codes'), pressNonce), paper);
  expect(complaints).toEqual([]);
  return (await scanCodes(pdf)).map((codes) => codes.map(({ format, text }) => `${format} ${text}`));
}

const both = (code: string): string[] => [`Code128 ${code}`, `QRCode ${code}`];

describe('codes on paper', () => {
  it.each([
    ['packingSlip', 'A5', 'en'],
    ['packingSlip', '4x6in', 'ar'],
    ['packingSlip', '80mm', 'en'],
    ['addressLabel', '4x6in', 'ar'],
  ] as const)('a scanner reads bars and QR of the %s on %s', async (kind, paper, language) => {
    const pages = await scanned(kind, paper, language);
    expect(pages[0]).toEqual(both('G10482'));
  });

  it('a scanner reads the QR code of the small address label, which has no bars', async () => {
    expect(await scanned('addressLabel', '100x50mm', 'ar')).toEqual([['QRCode G10482']]);
  });

  it('a registered order has a letter of its own, on every page of its packing slip', async () => {
    const pages = await scanned('packingSlip', 'A4', 'ar', sampleOrder({ kind: 'order', id: 7, lines: sampleLines(9) }));
    expect(pages).toEqual([both('R7'), both('R7')]);
  });

  it.each([
    ['bars for its own code', 'POT-26-RED', 'Code128 POT-26-RED'],
    ['bars for its id where it has none', ' ', 'Code128 P4711'],
    ['a QR code for a code that is too long for bars', 'POT-26-RED-EXTRA-LONG-2026', 'QRCode POT-26-RED-EXTRA-LONG-2026'],
    ['a QR code for letters that bars do not know', 'قدر-26', 'QRCode قدر-26'],
  ])('the label of a product has %s, readable from a head of 203 dpi, on one label each', async (_what, code, read) => {
    const texts = { name_en: 'Casserole '.repeat(20), name_ar: 'قدر '.repeat(50), variant_en: 'Red', variant_ar: 'أحمر '.repeat(20) };
    const label = { productId: 4711, ...texts, priceFils: toFils(12_345.678), code };
    const html = toHtml(toProductLabelPage({ label, language: 'ar' }, 2, 'codes'), pressNonce);
    const { pdf, complaints } = await press.press(html, '50x25mm');
    expect(complaints).toEqual([]);
    expect((await scanCodes(pdf)).map((codes) => codes.map(({ format, text }) => `${format} ${text}`))).toEqual([[read], [read]]);
  });
});

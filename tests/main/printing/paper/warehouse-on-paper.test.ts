import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toDocumentPage, toHtml } from '@documents/html/document-html';
import type { OrderDocumentProps } from '@documents/parts/order-document';
import { languages } from '@shared/domain/language';
import { type DocumentKind, documentPapers, type Paper } from '@shared/domain/printing/printable';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createPaperPress,
  missingLetters,
  type PaperPress,
  pressNonce,
  toComparable,
  toPdfPages,
} from '../../../support/printing/paper/paper-press';
import { type PaperRow, toPaperRows } from '../../../support/printing/paper/paper-rows';
import { scanCodes } from '../../../support/printing/paper/scan-codes';
import { hostileOrder, sampleHead, sampleLines, sampleOrder } from '../../../support/samples/order-samples';

const folder = mkdtempSync(join(tmpdir(), 'diwan-warehouse-'));
let press: PaperPress;
beforeAll(async () => {
  press = await createPaperPress(() => null);
});
afterAll(() => rmSync(folder, { recursive: true }));

const printedBy = { station: { name: 'Packing table 1', number: 2, of: 3 }, at: '2026-11-19T14:35:00.000Z' };

interface Sheet {
  /** Text of the whole document. */
  text: string;
  pages: string[];
  pdf: Buffer;
}

async function print(kind: DocumentKind, paper: Paper, changes: Partial<OrderDocumentProps>, copies = 1): Promise<Sheet> {
  const props: OrderDocumentProps = {
    snapshot: sampleOrder(),
    language: 'en',
    profile: sampleHead,
    paper,
    copyMark: 0,
    pictureUrl: () => null,
    printedBy,
    ...changes,
  };
  const all = Array.from({ length: copies }, () => props);
  const html = toHtml(toDocumentPage(kind, all, 'x'), pressNonce);
  const { pdf, report, complaints } = await press.press(html, paper);
  expect(complaints).toEqual([]);
  writeFileSync(join(folder, 'sheet.pdf'), pdf);
  return { text: report.text, pages: (await toPdfPages(join(folder, 'sheet.pdf'))).map(toComparable), pdf };
}

describe('the packing slip on paper', () => {
  it.each([
    ['A4', 'ar'],
    ['A5', 'en'],
    ['4x6in', 'ar'],
    ['80mm', 'en'],
  ] as const)('on %s loses no letter of a hostile order, and every page has its number', async (paper, language) => {
    const sheet = await print('packingSlip', paper, { snapshot: hostileOrder(), language, copyMark: 12 });
    expect(missingLetters(sheet.text, sheet.pages.join(''))).toEqual([]);
    expect(sheet.pages.filter((page) => !page.includes('#10482'))).toEqual([]);
    expect(sheet.pages.at(-1)).toContain('Packingtable1');
    expect(sheet.pages.length).toBeGreaterThan(1);
  });

  it('counts the pages of each copy for itself', async () => {
    const snapshot = sampleOrder({ lines: sampleLines(9) });
    expect((await print('packingSlip', 'A4', { snapshot })).pages.map((page) => /Page\dof\d/.exec(page)?.[0])).toEqual([
      'Page1of2',
      'Page2of2',
    ]);
    const { pages } = await print('packingSlip', 'A4', { snapshot }, 2);
    expect(pages.map((page) => /Page\d(of)?/.exec(page)?.[0])).toEqual(['Page1', 'Page2', 'Page1', 'Page2']);
  });
});

describe('the address label on paper', () => {
  const shopName = 'بيت الدار للأدوات المنزلية والهدايا والتحف الكويتية الأصيلة';
  const bottoms = { '4x6in': 152.4 - 6, '100x50mm': 50 - 2.5 };

  it.each(documentPapers.addressLabel.flatMap((paper) => languages.map((language) => [paper, language] as const)))(
    'on %s, %s, has room for station and age of the data where everything else is long',
    async (paper, language) => {
      const changes = { profile: { ...sampleHead, shopName }, copyMark: 12, asOf: '2026-11-22T11:05:00.000Z', language };
      const { pdf } = await print('addressLabel', paper, { ...changes, snapshot: hostileOrder({ id: 1234567 }) });
      const rows = await toPaperRows(join(folder, 'sheet.pdf'));
      const at = (text: string): PaperRow | undefined => rows.find((row) => row.text.includes(text));
      const millimetres = (points: number): number => (points * 25.4) / 72;
      const feet = [at('14:05'), at('17:35')];
      // The line box of a font ends below its letters.
      expect(feet.filter((row) => !row || millimetres(row.middle + row.height / 4) > bottoms[paper])).toEqual([]);
      const note = at('دجسملا');
      const amount = at('1,396.250');
      expect(amount?.text).toContain(language === 'ar' ? 'ك.د' : 'KWD');
      if (paper === '100x50mm')
        expect((amount?.middle ?? 0) + (amount?.height ?? 0) / 4).toBeLessThan((note?.middle ?? 0) - (note?.height ?? 0) / 2);
      expect((await scanCodes(pdf)).flat().map(({ text }) => text)).toEqual(paper === '100x50mm' ? ['G1234567'] : ['G1234567', 'G1234567']);
    },
  );

  it.each(documentPapers.addressLabel)('on %s is one label, whatever stands on it, with codes and amount whole', async (paper) => {
    const { pages, pdf } = await print('addressLabel', paper, { snapshot: hostileOrder(), language: 'ar', copyMark: 12 });
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('#10482');
    expect(pages[0]).toContain('1,396.250');
    const codes = (await scanCodes(pdf)).flat().map(({ format, text }) => `${format} ${text}`);
    expect(codes).toEqual(paper === '100x50mm' ? ['QRCode G10482'] : ['Code128 G10482', 'QRCode G10482']);
  });
});

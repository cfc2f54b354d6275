import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toDocumentPage, toHtml } from '@documents/html/document-html';
import type { OrderDocumentProps } from '@documents/parts/order-document';
import { type DocumentKind, documentPapers, type Paper } from '@shared/contract/printing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileOrder, sampleHead, sampleLines, sampleOrder } from '../../support/order-samples';
import { createPaperPress, type PaperPress, pressNonce, toComparable, toPdfPages } from '../../support/paper-press';
import { scanCodes } from '../../support/scan-codes';

const folder = mkdtempSync(join(tmpdir(), 'diwan-warehouse-'));
let press: PaperPress;
beforeAll(async () => {
  press = await createPaperPress(() => null);
});
afterAll(async () => {
  await press.close();
  rmSync(folder, { recursive: true });
});

const printedBy = { station: { name: 'Packing table 1', number: 2, of: 3 }, at: '2026-11-19T14:35:00.000Z' };

interface Sheet {
  /** Of the document. */
  text: string;
  pages: string[];
  pdf: Buffer;
}

const countLetters = (text: string): Map<string, number> =>
  [...text].reduce((counts, letter) => counts.set(letter, 1 + (counts.get(letter) ?? 0)), new Map<string, number>());

/** Letters of the document that are not on the paper; pdftotext mixes the order of what stands side by side. */
function missingLetters({ text, pages }: Sheet): string[] {
  const printed = countLetters(pages.join(''));
  return [...countLetters(toComparable(text))].filter(([letter, count]) => (printed.get(letter) ?? 0) < count).map(([letter]) => letter);
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
    expect(missingLetters(sheet)).toEqual([]);
    expect(sheet.pages.filter((page) => !page.includes('#10482'))).toEqual([]);
    expect(sheet.pages.at(-1)).toContain('Packingtable1');
    expect(sheet.pages.length === 1).toBe(paper === '80mm');
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
  it.each(documentPapers.addressLabel)('on %s is one label, whatever stands on it, with codes and amount whole', async (paper) => {
    const { pages, pdf } = await print('addressLabel', paper, { snapshot: hostileOrder(), language: 'ar', copyMark: 12 });
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('#10482');
    expect(pages[0]).toContain('1,396.250');
    const codes = (await scanCodes(pdf)).flat().map(({ format, text }) => `${format} ${text}`);
    expect(codes).toEqual(paper === '100x50mm' ? ['QRCode G10482'] : ['Code128 G10482', 'QRCode G10482']);
  });
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toDocumentPage, toHtml, toTestPage } from '@documents/html/document-html';
import type { InvoiceProps } from '@documents/invoice/invoice-context';
import { type Language, languages } from '@shared/domain/language';
import { toPlainAmount } from '@shared/domain/money';
import { documentPapers, type Paper, type Printable } from '@shared/domain/printing/printable';
import { translator } from '@shared/i18n/translate';
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
import { toPaperRows } from '../../../support/printing/paper/paper-rows';
import { sampleHead, sampleLines, sampleOrder } from '../../../support/samples/order-samples';
import { inArabic, inEnglish } from '../../../support/texts';

/** Each paper once, with a document that is made for it. */
const papersOfAll: [Printable, Paper][] = [
  ['invoice', 'A4'],
  ['packingSlip', 'A5'],
  ['packingSlip', '4x6in'],
  ['invoice', '80mm'],
  ['addressLabel', '100x50mm'],
  ['productLabel', '50x25mm'],
];

const folder = mkdtempSync(join(tmpdir(), 'diwan-paper-'));
const picture = readFileSync(join(import.meta.dirname, '../../../support/samples/picture.png'));
let press: PaperPress;

beforeAll(async () => {
  press = await createPaperPress((path) => (path.includes('lost') ? null : picture));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Sheet extends Pressed {
  pages: string[];
  text: string;
  /** In millimeters. */
  readonly pageSizes: string[];
  readonly fonts: string[];
}

/** Converts points. Chromium's pages have whole pixels, so a page may be a quarter of a millimeter larger than its paper. */
const toMm = (points: string | undefined): number => Math.round((Number(points) / 72) * 25.4);

const propsOf = (changes: Partial<InvoiceProps>): InvoiceProps => ({
  snapshot: sampleOrder(),
  language: 'ar',
  profile: sampleHead,
  paper: 'A4',
  copyMark: 0,
  pictureUrl: (url) => `/media/${encodeURIComponent(url)}`,
  ...changes,
});

const print = async (html: string, paper: Paper): Promise<Sheet> => read(await press.press(html, paper));
const save = async (html: string, paper: Paper): Promise<Sheet> => read(await press.save(html, paper));

async function read(pressed: Pressed): Promise<Sheet> {
  const file = join(folder, 'sheet.pdf');
  writeFileSync(file, pressed.pdf);
  const pages = await toPdfPages(file);
  const ask = (program: string, ...args: string[]): string => {
    writeFileSync(file, pressed.pdf);
    return execFileSync(program, [...args, file], { encoding: 'utf8' });
  };
  return {
    ...pressed,
    pages,
    text: toComparable(pages.join(' ')),
    // Read on demand, because few tests need it and each read starts a program.
    get pageSizes() {
      const info = ask('pdfinfo', '-f', '1', '-l', '99');
      return [...info.matchAll(/size:\s+([\d.]+) x ([\d.]+)/g)].map(([, width, height]) => `${toMm(width)}x${toMm(height)}`);
    },
    get fonts() {
      const lines = ask('pdffonts').split('\n').slice(2, -1);
      return lines.map((line) => line.split(/\s/)[0]?.replace(/^[A-Z]+\+/, '') ?? '');
    },
  };
}

const invoices = (...all: InvoiceProps[]): string => toHtml(toDocumentPage('invoice', all, 'INV-10482 k7f3q9'), pressNonce);

const expected: Record<Language, string[]> = {
  ar: [
    'فاتورة',
    'INV-10482',
    '#10482',
    'فاطمة المطيري',
    inArabic('documents.invoice.submitted'),
    '19',
    'نوفمبر',
    '2026',
    '+965 5000 1234',
    'حولي',
    'السالمية',
    'قدر حديد زهر 26 سم',
    'أحمر طوبي',
    'تغليف هدية',
    '29.000',
    '30.500',
    '8.400',
    '45.400',
    '1.350',
    '46.750',
    'KWD',
    '+965 2200 4400',
    'شكر',
  ],
  en: [
    'Invoice',
    'INV-10482',
    '#10482',
    'Hello',
    inEnglish('documents.invoice.submitted'),
    '19 Nov 2026',
    '+965 5000 1234',
    'Hawalli',
    'Salmiya',
    'Cast-iron casserole, 26 cm',
    'Size: 26 cm',
    'Gift wrap: 1 × 1.500',
    '1 × 29.000',
    '30.500 KWD',
    '8.400 KWD',
    '45.400 KWD',
    '1.350 KWD',
    '46.750 KWD',
    '+965 2200 4400',
    'Thank you',
  ],
};

describe.each(languages)('an invoice on paper, %s', (language) => {
  it.each(documentPapers.invoice)('reads back with every value from %s', async (paper) => {
    const sheet = await print(invoices(propsOf({ language, paper })), paper);
    // Arabic is compared word by word: the extracted text of a wrapped line has another order.
    const wanted = language === 'ar' ? expected.ar.flatMap((value) => value.split(' ')) : expected.en;
    for (const value of wanted) expect(sheet.text).toContain(toComparable(value));
    expect(sheet.report).toMatchObject({ fontsMissing: [], picturesMissing: 0 });
    expect(sheet.complaints).toEqual([]);
    expect(sheet.fonts).not.toEqual([]);
    expect(sheet.fonts.filter((font) => !font.startsWith('NotoSans'))).toEqual([]);
  });

  it('fits three lines on one sheet of A4, A5 and one roll', async () => {
    const sizes = { A4: '210x297', A5: '148x210' } as const;
    for (const paper of ['A4', 'A5'] as const) {
      const sheet = await print(invoices(propsOf({ language, paper })), paper);
      expect(sheet.pageSizes).toEqual([sizes[paper]]);
    }
    const roll = await print(invoices(propsOf({ language, paper: '80mm' })), '80mm');
    expect(roll.pageSizes).toHaveLength(1);
    expect(roll.pageSizes[0]).toMatch(/^80x/);
  });

  it('says as of when a kept order is, on no sheet more', async () => {
    for (const paper of documentPapers.invoice) {
      const kept = await print(invoices(propsOf({ language, paper, asOf: '2026-11-22T11:05:00.000Z' })), paper);
      expect(kept.text).toContain('14:05');
      expect(kept.pages).toHaveLength((await print(invoices(propsOf({ language, paper })), paper)).pages.length);
    }
  });

  it.each(['A4', 'A5', '4x6in'] as const)('carries 40 lines over several sheets of %s, each with its number, none cut', async (paper) => {
    const lines = sampleLines(40);
    const sheet = await print(invoices(propsOf({ language, paper, snapshot: sampleOrder({ lines }) })), paper);
    expect(sheet.pages.length).toBeGreaterThan(3);
    const pages = sheet.pages.map(toComparable);
    for (const page of pages) expect(page).toContain('INV-10482');
    const amounts = lines.map((line) => toPlainAmount(line.totalFils));
    const pageOf = (text: string): number => pages.findIndex((page) => page.includes(toComparable(text)));
    const positions = amounts.map(pageOf);
    expect(positions).not.toContain(-1);
    expect(positions.at(-1)).toBe(pages.length - 1);
    expect(pages.at(-1)).toContain('KWD');
    expect(pages.at(-1)).toContain(toComparable(language === 'ar' ? 'الإجمالي' : 'Total'));
    expect(pages.at(-1)).toContain(toComparable('4400'));
  });

  it('begins every invoice of a file on a sheet of its own, rolls each with their own height', async () => {
    const short = propsOf({ language, snapshot: sampleOrder({ id: 1 }) });
    const long = propsOf({ language, snapshot: sampleOrder({ id: 2, lines: sampleLines(12) }) });
    const sheets = await save(invoices(short, long, short), 'A4');
    expect(sheets.pages.map((page) => /INV-(\d)/.exec(page)?.[1])).toEqual(['1', '2', '2', '2', '1']);
    const rolls = await save(invoices({ ...short, paper: '80mm' }, { ...long, paper: '80mm' }), '80mm');
    expect(rolls.pages.map((page) => /INV-(\d)/.exec(page)?.[1])).toEqual(['1', '2']);
    const [first, second] = rolls.pageSizes.map((size) => Number(size.split('x')[1]));
    expect(second).toBeGreaterThan((first ?? 0) * 1.5);
  });

  it('prints the test page on one sheet of every paper, with words for each fault of a driver', async () => {
    for (const [document, paper] of papersOfAll) {
      const page = { language, paper, document, profile: sampleHead, printerName: 'HP LaserJet M404', printedAt: '2026-11-19T07:14:00Z' };
      const sheet = await print(toHtml(toTestPage(page, 1, 'Test k7f3q9'), pressNonce), paper);
      expect(sheet.pages).toHaveLength(1);
      expect(sheet.text).toContain('HPLaserJetM404');
      const t = translator(language);
      expect(sheet.text).toContain(toComparable(t(`printables.name.${document}`)));
      const isLabel = paper === '100x50mm' || paper === '50x25mm';
      const words = isLabel
        ? [t('documents.testPage.labelFrame', { length: '' }), t('documents.testPage.labelFaults')]
        : [
            t('documents.testPage.frame'),
            t('documents.testPage.cut', { size: '' }),
            t('documents.testPage.turned'),
            t('documents.testPage.scaled'),
          ];
      const drawn = toComparable(sheet.report.text);
      for (const word of words.join(' ').split(/\s+/)) expect(drawn).toContain(toComparable(word));
      expect(missingLetters(sheet.report.text, sheet.text)).toEqual([]);
    }
  });
});

describe.each(languages)('a roll that is too long for one piece of paper, %s', (language) => {
  it.each(['invoice', 'packingSlip'] as const)(
    'is cut into pages of a metre at most between two lines, each with its number: %s',
    async (kind) => {
      const lines = sampleLines(200);
      const props = propsOf({ language, paper: '80mm', snapshot: sampleOrder({ lines }) });
      const { pageSizes, pages, report } = await print(toHtml(toDocumentPage(kind, [props], 'x'), pressNonce), '80mm');
      const heights = pageSizes.map((size) => Number(size.split('x')[1]));
      expect(heights.length).toBeGreaterThan(2);
      expect(Math.max(...heights)).toBeLessThanOrEqual(1000);
      const contentMm = ((report.heightsPx[0] ?? 0) * 25.4) / 96;
      expect(heights.reduce((sum, height) => sum + height, 0)).toBeLessThan(contentMm * 1.25);
      expect(pages.map(toComparable).filter((page) => !page.includes(kind === 'invoice' ? 'INV-10482' : '#10482'))).toEqual([]);
      const rows = await toPaperRows(join(folder, 'sheet.pdf'));
      const pageMm = heights[0] ?? 0;
      const outside = rows.filter(
        ({ middle, height }) => ((middle - height / 2) * 25.4) / 72 < 2 || ((middle + height / 2) * 25.4) / 72 > pageMm - 2,
      );
      expect(outside).toEqual([]);
      if (kind === 'invoice') {
        const last = toComparable(pages.at(-1) ?? '');
        for (const text of [toPlainAmount(lines.at(-1)?.totalFils ?? props.snapshot.totalFils), language === 'ar' ? 'الإجمالي' : 'Total'])
          expect(last).toContain(toComparable(text));
      }
    },
  );

  it('is one page as long as a metre holds it', async () => {
    const { pageSizes } = await print(
      invoices(propsOf({ language, paper: '80mm', snapshot: sampleOrder({ lines: sampleLines(30) }) })),
      '80mm',
    );
    expect(pageSizes).toHaveLength(1);
  });
});

describe('a picture that does not come', () => {
  it('leaves its placeholder on the sheet and is counted', async () => {
    const sheet = await print(invoices(propsOf({ pictureUrl: () => '/media/lost' })), 'A4');
    expect(sheet.report.picturesMissing).toBe(2);
    expect(sheet.pages).toHaveLength(1);
    expect(sheet.text).toContain('46.750');
  });
});

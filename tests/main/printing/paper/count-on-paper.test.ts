import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CountSheetProps } from '@documents/count-sheet/count-sheet';
import { sampleCount } from '@documents/count-sheet/sample-count';
import { toDocumentPage, toHtml } from '@documents/html/document-html';
import { languages } from '@shared/domain/language';
import { documentPapers, type Paper } from '@shared/domain/printing/printable';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createPaperPress,
  missingLetters,
  type PaperPress,
  pressNonce,
  toComparable,
  toPdfPages,
} from '../../../support/printing/paper/paper-press';
import { sampleHead } from '../../../support/samples/order-samples';
import { inEnglish } from '../../../support/texts';

const folder = mkdtempSync(join(tmpdir(), 'diwan-count-'));
let press: PaperPress;
beforeAll(async () => {
  press = await createPaperPress(() => null);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function print(changes: Partial<CountSheetProps>) {
  const props: CountSheetProps = {
    ...sampleCount,
    language: 'en',
    profile: sampleHead,
    paper: 'A4',
    copyMark: 0,
    pictureUrl: () => null,
    madeBy: 'نورة',
    ...changes,
  };
  const { pdf, report, complaints } = await press.press(toHtml(toDocumentPage('countSheet', [props], 'x'), pressNonce), props.paper);
  expect(complaints).toEqual([]);
  writeFileSync(join(folder, 'sheet.pdf'), pdf);
  const pages = (await toPdfPages(join(folder, 'sheet.pdf'))).map(toComparable);
  return { text: report.text, pages, fontsMissing: report.fontsMissing };
}

const all = documentPapers.countSheet.flatMap((paper) =>
  languages.map((language): [Paper, (typeof languages)[number]] => [paper, language]),
);
const [first] = sampleCount.products;
/** A long list with a very long name, and a code too long for its column. */
const many = Array.from({ length: 70 }, (_, at) => ({
  id: at + 1,
  name_en: `Pot ${at} ${'of cast iron '.repeat(at === 0 ? 12 : 1)}`,
  name_ar: `قدر ${at} 12-14`,
  code: at === 1 ? 'X'.repeat(60) : `BD-0${1000 + at}`,
  category: at % 3 === 0 ? null : { name_en: `Shelf ${at % 3}`, name_ar: `رف ${at % 3}` },
  stock: at === 2 ? -3 : 1000 * at,
  combinations: at % 10 === 0 ? (first?.combinations ?? []) : [],
}));

describe.each(all)('the count sheet on %s, %s', (paper, language) => {
  it('fits a few products on one page, with every letter, what they were narrowed by and the day they were read', async () => {
    const { text, pages, fontsMissing } = await print({ paper, language });
    expect([pages.length, fontsMissing]).toEqual([1, []]);
    expect(missingLetters(text, pages.join(''))).toEqual([]);
    const words =
      language === 'en'
        ? ['Stock status: Out of stock', 'White · 26 cm', inEnglish('documents.countSheet.countedBy')]
        : ['المخزون: نفد', 'أبيض', 'جرد:'];
    for (const value of [...words, 'BD-03008', 'COUNT-1122-174105', '17:40']) expect(toComparable(text)).toContain(toComparable(value));
  });

  it('loses no letter of a long list, and each page says of which count it is', async () => {
    const { text, pages } = await print({ paper, language, products: many, options: { sorting: 'list', isBlind: false } });
    expect(pages.length).toBeGreaterThan(1);
    expect(missingLetters(text, pages.join(''))).toEqual([]);
    expect(pages.filter((page) => !page.includes('COUNT-1122-174105'))).toEqual([]);
    for (const value of ['69,000', '-3']) expect(pages.join('')).toContain(value);
  });
});

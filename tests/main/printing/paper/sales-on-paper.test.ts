import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toDocumentPage, toHtml } from '@documents/html/document-html';
import type { SalesDocumentProps } from '@documents/parts/sales-document';
import { sampleSales } from '@documents/parts/sample-sales';
import { languages } from '@shared/domain/language';
import { toFils } from '@shared/domain/money';
import { documentPapers, type Paper, type SalesKind, salesKinds } from '@shared/domain/printing/printable';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createPaperPress,
  missingLetters,
  type PaperPress,
  pressNonce,
  toComparable,
  toPdfPages,
} from '../../../support/printing/paper/paper-press';
import { salesPropsOf } from '../../../support/samples/sales-samples';

const folder = mkdtempSync(join(tmpdir(), 'diwan-sales-'));
let press: PaperPress;
beforeAll(async () => {
  press = await createPaperPress(() => null);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function print(document: SalesKind, changes: Partial<SalesDocumentProps>) {
  const props = salesPropsOf(changes);
  const { pdf, report, complaints } = await press.press(toHtml(toDocumentPage(document, [props], 'x'), pressNonce), props.paper);
  expect(complaints).toEqual([]);
  writeFileSync(join(folder, 'sheet.pdf'), pdf);
  const pages = (await toPdfPages(join(folder, 'sheet.pdf'))).map(toComparable);
  return { text: report.text, pages, fontsMissing: report.fontsMissing };
}

const all = salesKinds.flatMap((document) =>
  documentPapers[document].flatMap((paper) =>
    languages.map((language): [SalesKind, Paper, (typeof languages)[number]] => [document, paper, language]),
  ),
);
const { report } = sampleSales;
/** Figures of a usual day. */
const usual = {
  ...report,
  products: Array.from({ length: 24 }, (_, at) => ({
    name: { name_en: `Cast-iron casserole, ${20 + at} cm`, name_ar: `قدر حديد زهر ${20 + at} سم` },
    pictureUrl: null,
    quantity: at + 1,
    guests: 0,
    count: 1,
    fils: toFils(66.875),
  })),
};
/** A day of a large shop, with a very long name. */
const large = {
  ...report,
  products: Array.from({ length: 80 }, (_, at) => ({
    name: { name_en: `Pot ${at} ${'of cast iron '.repeat(at === 0 ? 12 : 1)}`, name_ar: `قدر ${at} 12-14` },
    pictureUrl: null,
    quantity: at + 1,
    guests: 0,
    count: 1,
    fils: toFils(1000 - at),
  })),
  canceledOrders: Array.from({ length: 30 }, (_, at) => ({
    kind: 'order' as const,
    id: 10_700 + at,
    method: 'bookeey',
    isPaid: at % 2 === 0,
    fils: toFils(9.75),
  })),
};

describe.each(all)('the %s on %s, %s', (document, paper, language) => {
  it('fits a day on one page, with every letter', async () => {
    const { text, pages, fontsMissing } = await print(document, { paper, language, report: usual });
    expect([pages.length, fontsMissing]).toEqual([1, []]);
    expect(missingLetters(text, pages.join(''))).toEqual([]);
    for (const value of ['1,640.250', '946.500']) expect(pages[0]).toContain(toComparable(value));
  });

  it('loses no letter of a large day', async () => {
    const { text, pages } = await print(document, { paper, language, report: large });
    expect(missingLetters(text, pages.join(''))).toEqual([]);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toDocumentPage, toHtml } from '@documents/html/document-html';
import { paymentSheet } from '@documents/payment-sheet/payment-sheet';
import type { SheetProps } from '@documents/printable-document';
import { languages } from '@shared/domain/language';
import type { Fils } from '@shared/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaperPress, type PaperPress, pressNonce, toComparable, toPdfPages } from '../../../support/printing/paper/paper-press';
import { sampleHead } from '../../../support/samples/order-samples';
import { inArabic, inEnglish } from '../../../support/texts';

const folder = mkdtempSync(join(tmpdir(), 'diwan-payments-'));
let press: PaperPress;
beforeAll(async () => {
  press = await createPaperPress(() => null);
});
afterAll(() => rmSync(folder, { recursive: true }));

type Props = SheetProps<'paymentSheet'>;

async function print(changes: Partial<Props>) {
  const look = { language: 'en', profile: sampleHead, paper: 'A4', copyMark: 0, pictureUrl: () => null } as const;
  const props: Props = { ...paymentSheet.sample, ...look, ...changes };
  const { pdf, report, complaints } = await press.press(toHtml(toDocumentPage('paymentSheet', [props], 'x'), pressNonce), props.paper);
  expect(complaints).toEqual([]);
  writeFileSync(join(folder, 'sheet.pdf'), pdf);
  return { text: toComparable(report.text), pages: (await toPdfPages(join(folder, 'sheet.pdf'))).map(toComparable) };
}

describe('the sheet of a payment reconciliation', () => {
  it.each(languages)('has its groups, its totals, what needs a look, and two lines to sign on one page (%s)', async (language) => {
    const words = language === 'ar' ? inArabic : inEnglish;
    const { text, pages } = await print({ language });
    expect(pages).toHaveLength(1);
    for (const shown of [
      words('reconciliation.sheet.title'),
      words('reconciliation.groups.matched'),
      words('reconciliation.hints.canceledPaid'),
      words('reconciliation.hints.delivery'),
      words('reconciliation.sheet.arrived'),
      words('reconciliation.sheet.made'),
      words('reconciliation.sheet.checked'),
      ...['17,846.250', '17,864.600', '436081844', 'R20669', 'R20671', 'KNET-Settlement-2026-11.xlsx'],
    ])
      expect(text).toContain(toComparable(shown));
  });

  it('has the net amount of the file itself beside its own, and the number of lines that are in no sum', async () => {
    const totals = { ...paymentSheet.sample.totals, ownFils: 17_862_600 as Fils };
    const { text } = await print({ totals, unreadable: 2 });
    expect(text).toContain(toComparable(inEnglish('reconciliation.sheet.own', { amount: '17,862.600' })));
    expect(text).toContain(toComparable(inEnglish('reconciliation.badLines', { count: 2 })));
  });

  it('goes on to further pages, and does not print a suggestion as the order of a payment', async () => {
    const [first] = paymentSheet.sample.rows;
    if (!first) throw new Error('no row');
    const suggested = { ...first, group: 'fileOnly', by: null, shopFils: null, differenceFils: null, hint: 'suggestion' } as const;
    const rows = Array.from({ length: 90 }, (_, at) => ({
      ...suggested,
      id: `L${at + 2}`,
      line: at + 2,
      ref: `77${at}`,
      note: 'Called the bank',
    }));
    const { text, pages } = await print({ rows });
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toContain(toComparable(inEnglish('reconciliation.sheet.title')));
    expect(text).toContain(toComparable(inEnglish('reconciliation.sheet.rows', { count: 90 })));
    expect(text).toContain('7789');
    expect(text).toContain(toComparable('Called the bank'));
    expect(text).not.toContain('R20669');
  });
});

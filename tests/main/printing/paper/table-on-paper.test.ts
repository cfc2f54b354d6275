import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toHtml, toTablePage } from '@documents/html/document-html';
import type { TableSheetProps } from '@documents/table-sheet/table-sheet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaperPress, type PaperPress, pressNonce, toComparable, toPdfPages } from '../../../support/printing/paper/paper-press';
import { inArabic, inEnglish } from '../../../support/texts';

const folder = process.env.KEEP_PDF ?? mkdtempSync(join(tmpdir(), 'diwan-table-'));
let press: PaperPress;
beforeAll(async () => {
  press = await createPaperPress(() => null);
});
afterAll(() => {
  if (!process.env.KEEP_PDF) rmSync(folder, { recursive: true });
});

const english: TableSheetProps = {
  language: 'en',
  title: inEnglish('shell.command.guestOrders'),
  count: '90 rows',
  notes: ['Dates: 1 Jan 2026 – 22 Nov 2026', 'Status: Ordered, In process'],
  columns: [
    { head: 'Order', kind: 'figure' },
    { head: 'Name', kind: 'text' },
    { head: 'Phone', kind: 'text' },
    { head: 'Status', kind: 'text' },
    { head: 'Total', kind: 'figure' },
    { head: 'Counted', kind: 'box' },
  ],
  rows: Array.from({ length: 90 }, (_, at) => [
    String(10_698 - at),
    at % 2 ? 'مريم الهاجري' : 'Fatma Al-Qattan',
    '+965 5806 2586',
    'Ordered',
    `${at + 10}.750`,
    '',
  ]),
  sums: ['Sum', '', '', '', '4,972.500', ''],
  sumNote: inEnglish('documents.table.sumOf', { amount: '12.250 KWD' }),
  fit: { isTurned: false, isSmall: false },
  profile: { shopName: 'Bayt Al-Dar Homeware', shopAddress: 'Kuwait City', shopPhone: '+965 2222 1111' },
  digits: 'latn',
  madeAt: '2026-11-22T14:41:05.000Z',
  madeBy: 'Mona Ali',
};
const arabic: TableSheetProps = {
  ...english,
  language: 'ar',
  title: 'طلبات الضيوف',
  count: '90 صفًا',
  notes: ['الحالة: قيد التجهيز'],
  columns: english.columns.map((column, at) => ({
    ...column,
    head: ['الطلب', 'الاسم', 'الهاتف', 'الحالة', 'الإجمالي', 'المعدود'][at] ?? '',
  })),
  fit: { isTurned: true, isSmall: true },
};

describe('a list on paper', () => {
  it.each([
    ['upright in English', english],
    ['across in Arabic', arabic],
  ])('%s has its head on every page, its sums on the last and pages that are counted', async (name, props) => {
    const { pdf, complaints } = await press.press(toHtml(toTablePage(props), pressNonce), 'A4');
    expect(complaints).toEqual([]);
    const file = join(folder, `${name.replaceAll(' ', '-')}.pdf`);
    writeFileSync(file, pdf);
    const pages = (await toPdfPages(file)).map(toComparable);
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toContain(toComparable(props.columns[4]?.head ?? ''));
    expect(pages.filter((page) => page.includes('4,972.500'))).toEqual([pages.at(-1)]);
    expect(pages[0]).toContain(toComparable(props.language === 'ar' ? inArabic('vocabulary.orderStatus.process') : (props.notes[0] ?? '')));
  });
});

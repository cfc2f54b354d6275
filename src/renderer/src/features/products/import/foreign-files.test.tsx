// @vitest-environment happy-dom

import type { Product } from '@shared/contract/catalogue/products';
import type { BulkWriteRow } from '@shared/contract/desktop/bulk-writes';
import type { ReadTable } from '@shared/contract/desktop/imports';
import { failed, ok } from '@shared/contract/result';
import { type Language, languages } from '@shared/domain/language';
import type { Fils } from '@shared/domain/money';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { control, endPage, showPage } from '../../../../../../tests/support/page/page';
import { foreignFiles } from '../../../../../../tests/support/samples/foreign-files';
import { aProduct } from '../../../../../../tests/support/samples/products';
import { inArabic, inEnglish } from '../../../../../../tests/support/texts';
import { readTable } from '../../../../../main/data/imports/read-table';

const fils = (amount: number): Fils => amount as Fils;
const own = { cost: fils(4000), amount: 50 };
const products: Product[] = [
  aProduct(1, { ...own, code: 'BD-01001', name_en: 'Iron pot', name_ar: 'قدر حديد زهر', price: fils(9750) }),
  aProduct(2, { ...own, code: 'BD-01002', name_en: 'Machboos pot', name_ar: 'قدر مجبوس', price: fils(17_000) }),
  aProduct(3, { ...own, code: '00123', name_en: 'Tray', name_ar: 'صينية', price: fils(9750) }),
];

const words = {
  en: { next: inEnglish('productImport.showDifferences'), grid: inEnglish('productImport.steps.differences'), write: /^Update \d product/ },
  ar: { next: inArabic('productImport.showDifferences'), grid: inArabic('productImport.steps.differences'), write: /^تحديث (?:\d|منتج)/ },
} as const;

interface Imported {
  /** Values that would be written, by product. */
  written: Record<number, Record<string, unknown>>;
  /** Cells that can't be parsed. */
  red: string[];
}

/** Opens the file on the import screen, through the main process's reader, and selects every button up to *Write*. */
async function bring(bytes: Uint8Array, language: Language): Promise<Imported> {
  let plan: readonly BulkWriteRow[] = [];
  let read: ReadTable | null = null;
  await showPage('/masterHN/products/import', {
    language,
    handlers: {
      'fullLists.view': () => failed('unreachable'),
      'fullLists.rows': () => ok({ rows: products }),
      'imports.readColumns': () => ok([]),
      'imports.saveColumns': () => ok(undefined),
      'imports.read': () => (read ? ok(read) : failed('tableUnreadable')),
      'bulkWrites.start': (started) => {
        if (started.target === 'products') plan = started.rows;
        return failed('diskFull');
      },
    },
  });
  const result = await readTable(bytes);
  if (!result.ok) throw new Error(result.code);
  read = result.table;
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('no input yet');
    return found;
  });
  fireEvent.change(input, { target: { files: [new File(['x'], 'prices')] } });
  fireEvent.click(await waitFor(() => control(words[language].next)));
  await screen.findByRole('grid', { name: words[language].grid });
  const red = [...document.querySelectorAll('[aria-invalid]')].map(({ textContent }) => textContent ?? '');
  const write = screen.queryByRole('button', { name: words[language].write });
  if (write && write.getAttribute('aria-disabled') !== 'true') {
    fireEvent.click(write);
    await waitFor(() => expect(plan.length).toBeGreaterThan(0));
  }
  const toCells = ({ changes }: BulkWriteRow): Record<string, unknown> => Object.fromEntries(changes.map(({ field, to }) => [field, to]));
  return { written: Object.fromEntries(plan.map((row) => [row.id, toCells(row)])), red };
}

afterEach(() => endPage());

const cases: readonly [keyof typeof foreignFiles, Imported][] = [
  [
    'LibreOffice Calc: a title, codes by their format, errors and formulas',
    { written: { 3: { price: 10_433, cost: 4500, amount: 12 } }, red: ['17.000#N/A', '4.000#DIV/0!'] },
  ],
  [
    'LibreOffice Calc: a cover, a hidden sheet, filtered rows and joined cells',
    { written: { 1: { price: 10_250, amount: 90 }, 2: { price: 17_500, amount: 43 } }, red: [] },
  ],
  ['LibreOffice Calc: text with semicolons and decimal commas', { written: { 1: { price: 12_500 }, 2: { price: 17_750 } }, red: [] }],
  ['LibreOffice Calc: text in two bytes a letter, with tabs', { written: { 1: { price: 12_500 }, 2: { price: 17_750 } }, red: [] }],
  ['Excel: a hidden sheet in front, a filter, a title, an error', { written: { 3: { price: 10_481, amount: 12 } }, red: ['17.000#N/A'] }],
  [
    'Excel: text in Arabic letters of Windows, a title above the heads',
    { written: { 1: { price: 12_500, amount: 90 }, 2: { price: 17_500, amount: 43 } }, red: [] },
  ],
  [
    'Google Sheets: a workbook with check boxes',
    { written: { 1: { price: 10_250, amount: 90, bestSeller: true }, 2: { price: 15_375 } }, red: [] },
  ],
  ['Google Sheets: text with commas', { written: { 1: { price: 10_250, amount: 90, newIn: true } }, red: ['17.000#N/A'] }],
  ['Open XML SDK: other names of parts, cells without places', { written: { 1: { cost: 4500, amount: 11 }, 2: { amount: 12 } }, red: [] }],
  ['a script: formulas that were never calculated', { written: { 2: { price: 20_500 } }, red: ['9.750=9*1.1'] }],
  [
    'WooCommerce: an export in English',
    { written: { 1: { price: 10_250, offerPrice: 8500, amount: 90 }, 2: { price: 17_500, amount: 43 } }, red: [] },
  ],
  [
    'WooCommerce: an export in Arabic',
    { written: { 1: { price: 10_250, offerPrice: 8500, amount: 90 }, 2: { price: 17_500, amount: 43 } }, red: [] },
  ],
  [
    'Shopify: an export of products',
    { written: { 1: { price: 10_250, offerPrice: 8500, amount: 90 }, 2: { price: 17_500, amount: 43 } }, red: [] },
  ],
];

describe.each(languages)('a price list that another program has written, in %s', (language) => {
  it.each(cases)('%s: each cell comes to its place', async (name, imported) => {
    expect(await bring(foreignFiles[name](), language)).toEqual(imported);
  });
});

// @vitest-environment happy-dom

import type { Product } from '@shared/contract/catalogue/products';
import type { FullListQuery } from '@shared/contract/desktop/full-lists';
import type { ListExportRequest } from '@shared/contract/desktop/list-exports';
import { failed, ok } from '@shared/contract/result';
import { languages } from '@shared/domain/language';
import type { Fils } from '@shared/domain/money';
import { toColumnTypes } from '@shared/lists/lists';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { makeSheet } from '../../../../../../tests/support/main/made-file';
import type { FakeHandlers } from '../../../../../../tests/support/page/fake-bridge';
import { chooseTool, control, endPage, showPage, tableRow } from '../../../../../../tests/support/page/page';
import { aProduct } from '../../../../../../tests/support/samples/products';
import { inArabic, inEnglish } from '../../../../../../tests/support/texts';
import { createListValues } from '../../../../../main/data/full-lists/list-values';
import { createRowStore, toRowEntry } from '../../../../../main/data/full-lists/row-store';
import { viewRows } from '../../../../../main/data/full-lists/view-rows';
import { readTable } from '../../../../../main/data/imports/read-table';

const fils = (amount: number): Fils => amount as Fils;
const choice = (value: number) => ({
  variant: { id: 1, name_en: 'Size', name_ar: 'المقاس' },
  variant_value: { id: value, value_en: `${value} cm`, value_ar: `${value} سم` },
});
const products: Product[] = [
  aProduct(1, { code: '00123', offerPrice: fils(8500), price: fils(9750), bestSeller: true, offer: true }),
  aProduct(2, { code: '1-2', cost: fils(0), name_ar: '=HYPERLINK("x")', name_en: 'a "big",\npot', category: { name_en: '', name_ar: '' } }),
  aProduct(3, { code: '6291041500213', amount: 0, product_images: [], offerPrice: fils(31_000) }),
  aProduct(4, {
    code: '90.750',
    amount: 9,
    price: fils(5000),
    variant: [choice(26), choice(28)],
    variant_combinations: [26, 28].map((value) => [{ variant_id: 1, variant_value_id: value }]),
    variant_data: [4, 5].map((amount) => ({ price: fils(5000), cost: fils(2000), images: [], amount })),
    all_price: false,
    all_cost: false,
  }),
];
const facts = createListValues(() => 3)['products.list'];
const store = createRowStore(facts, products.map(toRowEntry(facts)));

const handlers: FakeHandlers = {
  'products.list': () => ok({ rows: products, unreadable: [], totalItems: products.length }),
  'fullLists.view': (question: FullListQuery) => {
    const { counts, sum } = viewRows(store.columns(), facts, question, { now: Date.now(), ranks: new Map() });
    const of = products.length;
    return ok({
      rows: products,
      totalItems: of,
      of,
      readAt: '2026-11-22T14:41:00Z',
      gap: null,
      unreadable: 0,
      counts,
      sum,
      reading: { kind: 'none' },
      page: 1,
    });
  },
  'fullLists.rows': () => ok({ rows: products }),
  'listExports.preview': () => failed('unreachable'),
  'imports.readColumns': () => ok([]),
  'imports.saveColumns': () => ok(undefined),
};

const words = {
  en: {
    export: 'Export…',
    save: inEnglish('lists.export.save'),
    part: 'Combination',
    next: inEnglish('productImport.showDifferences'),
    all: 'All (',
  },
  ar: {
    export: 'تصدير…',
    save: inArabic('lists.export.save'),
    part: 'تركيبة',
    next: inArabic('productImport.showDifferences'),
    all: 'الكل (',
  },
} as const;

afterEach(() => endPage());

describe.each(languages)('an export of products with all of its columns, in %s', (language) => {
  const own = words[language];

  async function exported(each: 'row' | 'part'): Promise<ListExportRequest> {
    let wish: ListExportRequest | null = null;
    await showPage('/masterHN/products', {
      language,
      handlers: {
        ...handlers,
        'listExports.save': (asked) => {
          wish = asked;
          return failed('diskFull');
        },
      },
    });
    await tableRow(1);
    await chooseTool(own.export);
    const dialog = await screen.findByRole('dialog');
    if (each === 'part') fireEvent.click(await within(dialog).findByRole('radio', { name: own.part }));
    for (const box of within(dialog).getAllByRole<HTMLInputElement>('checkbox')) if (!box.checked) fireEvent.click(box);
    await waitFor(() => expect(control(own.save, dialog).getAttribute('aria-disabled')).not.toBe('true'));
    fireEvent.click(control(own.save, dialog));
    return await waitFor(() => {
      if (!wish) throw new Error('not saved yet');
      return wish;
    });
  }

  async function toBytes({ columns, each }: ListExportRequest, format: 'xlsx' | 'csvComma' | 'csvSemicolon'): Promise<Uint8Array> {
    const { values, parts, bytes } = store.columns();
    const table = { columns, types: toColumnTypes('products.list', 'part'), values, count: products.length };
    const lines = parts.reduce((sum, one) => sum + (one ?? 1), 0);
    const unfolding = { list: 'products.list', codes: new Map(), lines, bytesAt: (row: number) => bytes[row] ?? new Uint8Array() } as const;
    return new Uint8Array(await makeSheet(each === 'part' ? { ...table, unfolding } : table, { format, language, title: 'x' }));
  }

  it.each([
    ['row', 'xlsx'],
    ['row', 'csvComma'],
    ['row', 'csvSemicolon'],
    ['part', 'xlsx'],
    ['part', 'csvSemicolon'],
  ] as const)('with a line for each %s as %s comes back unchanged', async (each, format) => {
    const wish = await exported(each);
    const heads = wish.columns.map(({ head }) => head);
    expect(new Set(heads).size).toBe(heads.length);
    const expected = Object.keys(toColumnTypes('products.list')).filter((key) => key !== 'price');
    expect(wish.columns.map(({ key }) => key).toSorted()).toEqual([...expected, ...(each === 'part' ? ['combination'] : [])].toSorted());
    endPage();
    const result = await readTable(await toBytes(wish, format));
    if (!result.ok) throw new Error(result.code);
    await showPage('/masterHN/products/import', { language, handlers: { ...handlers, 'imports.read': () => ok(result.table) } });
    const input = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('input[type=file]');
      if (!found) throw new Error('no input yet');
      return found;
    });
    fireEvent.change(input, { target: { files: [new File(['x'], 'products')] } });
    fireEvent.click(await waitFor(() => control(own.next)));
    // There are no changes, no errors, no suspicious values, and no unknown lines; the product with combinations is represented by its
    // combinations' lines. Each tab contains its label twice, once bold and hidden.
    const tabs = (await screen.findAllByRole('tab')).map(({ textContent }) => /^.*?\)/.exec(textContent ?? '')?.[0]);
    expect(tabs).toEqual(tabsOf[language](each));
    expect([...document.querySelectorAll('[aria-invalid]')].map(({ textContent }) => textContent)).toEqual([]);
  });
});

const tabsOf = {
  en: (each: 'row' | 'part') =>
    each === 'part'
      ? ['All (6)', inEnglish('productImport.tabs.same', { total: 6 })]
      : ['All (4)', inEnglish('productImport.tabs.same', { total: 3 }), inEnglish('productImport.tabs.closed', { total: 1 })],
  ar: (each: 'row' | 'part') =>
    each === 'part'
      ? ['الكل (6)', inArabic('productImport.tabs.same', { total: 6 })]
      : ['الكل (4)', inArabic('productImport.tabs.same', { total: 3 }), inArabic('productImport.tabs.closed', { total: 1 })],
};

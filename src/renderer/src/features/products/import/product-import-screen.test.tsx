// @vitest-environment happy-dom

import { unsavedWork, useUnsavedWork } from '@renderer/runtime/state/unsaved-work';
import type { Product } from '@shared/contract/catalogue/products';
import type { BulkWrite } from '@shared/contract/desktop/bulk-writes';
import type { ReadTable } from '@shared/contract/desktop/imports';
import { failed, ok } from '@shared/contract/result';
import type { Fils } from '@shared/domain/money';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BulkWritesUnderTest, createBulkWritesUnderTest } from '../../../../../../tests/support/main/bulk-writes';
import type { FakeHandlers } from '../../../../../../tests/support/page/fake-bridge';
import { control, endPage, type PageOptions, type ShownPage, showPage } from '../../../../../../tests/support/page/page';
import { decided } from '../../../../../../tests/support/samples/decided';
import { aProduct } from '../../../../../../tests/support/samples/products';
import { containing, inArabic, inEnglish } from '../../../../../../tests/support/texts';

const fils = (amount: number): Fils => amount as Fils;
let products: Product[];
let table: ReadTable;
let writes: BulkWritesUnderTest;
let saved: unknown[];

const handlers = (): FakeHandlers => ({
  'fullLists.view': () =>
    ok({
      rows: [],
      totalItems: products.length,
      of: products.length,
      readAt: '2026-11-22T14:41:00.000Z',
      gap: null,
      unreadable: 0,
      counts: {},
      sum: null,
      reading: { kind: 'none' },
      page: 1,
    }),
  // The cached list doesn't have the changes made since it was loaded.
  'fullLists.rows': ({ isRenewed }) => ok({ rows: isRenewed ? products : [] }),
  'categories.list': () => ok({ rows: [], totalItems: 0, unreadable: [] }) as never,
  'imports.read': () => ok(table),
  'imports.readColumns': () => ok([]),
  'imports.saveColumns': (columns) => {
    saved.push(columns);
    return ok(undefined);
  },
  ...writes.handlers,
});
async function open(options: PageOptions = {}): Promise<ShownPage> {
  const page = await showPage('/masterHN/products/import', { ...options, handlers: { ...handlers(), ...options.handlers } });
  writes.onProgress = (progress) => page.bridge.emit('bulkWrites.progressed', progress);
  return page;
}
const find = (name: string, inside?: ParentNode): Promise<HTMLElement> => waitFor(() => control(name, inside));
async function choose(name = 'أسعار-نوفمبر.xlsx'): Promise<void> {
  const input = await waitFor(() => {
    const element = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!element) throw new Error('no input yet');
    return element;
  });
  fireEvent.change(input, { target: { files: [new File(['x'], name)] } });
}
const becomes = (column: string): HTMLSelectElement =>
  screen.getByRole('combobox', { name: inEnglish('productImport.becomesOf', { column }) });
const line = (id: number): HTMLElement => document.querySelector(`[role=row][data-row="${id}"]`) as HTMLElement;
const tab = (name: string): boolean => fireEvent.click(screen.getByRole('tab', { name }));

beforeEach(() => {
  products = [
    aProduct(1, { code: 'BD-01', price: fils(9750) }),
    aProduct(2, { code: 'BD-02', price: fils(9750) }),
    aProduct(3, { code: 'BD-03', price: fils(9750) }),
    aProduct(4, {
      code: 'BD-04',
      variant_combinations: [[{ variant_value_id: 1, variant_id: 1 }]],
      variant_data: [{ price: fils(5000), cost: fils(2000), images: [], amount: 7 }],
    }),
  ];
  table = {
    rows: [
      ['كود الصنف', inArabic('productImport.heads.salePrice'), 'رصيد المحل', 'ملاحظات'],
      ['BD-01', '10,25', '٩٠', 'x'],
      ['bd-02', '97.500', '43'],
      ['BD-03', 'abc', '5'],
      ['BD-04', '5', '5'],
      ['BD-99', '5', '5'],
      ['BD-01', '11', '5'],
    ],
    encoding: null,
    separator: null,
    sheets: [{ name: 'Prices', isHidden: false }],
    sheet: 'Prices',
    merged: 0,
    hidden: 0,
    unread: 0,
  };
  writes = createBulkWritesUnderTest({ read: (id) => ok(products.find((product) => product.id === id) ?? null), write: () => ok(null) });
  saved = [];
});
afterEach(() => {
  endPage();
  writes.dispose();
});

describe('prices from a file', () => {
  it('are matched by their heads, corrected by hand, seen old and new, and written only where they are ticked', async () => {
    const page = await open();
    await choose();
    await screen.findByText(inEnglish('productImport.foundKeys', { found: 5, count: 6 }));
    expect(becomes('كود الصنف').value).toBe('code');
    expect(becomes(inArabic('productImport.heads.salePrice')).value).toBe('price');
    expect(becomes('رصيد المحل').value).toBe('none');
    fireEvent.change(becomes('رصيد المحل'), { target: { value: 'amount' } });
    expect(screen.getByText(containing(inEnglish('productImport.foundArabic', { count: 1 })))).toBeTruthy();
    fireEvent.click(control(inEnglish('productImport.showDifferences')));
    await screen.findByRole('grid', { name: inEnglish('productImport.steps.differences') });
    expect(saved).toEqual([{ heads: table.rows[0], targets: ['code', 'price', 'amount', 'none'] }]);
    expect(line(1).textContent).toContain('9.75010.250');
    expect(line(2).textContent).toContain(inEnglish('productImport.notes.jump'));
    expect(line(3).querySelector('[aria-invalid]')?.textContent).toBe('9.750abc');
    expect(line(4).textContent).toContain(inEnglish('productTable.inCombinations'));
    tab(inEnglish('productImport.tabs.lost', { total: 2 }));
    expect(document.body.textContent).toContain(inEnglish('productImport.notes.twice'));
    expect(page.bridge.requestsOf('bulkWrites.start')).toEqual([]);
    tab('All (4)');
    // A line marked amber isn't imported until the user selects it.
    await find(inEnglish('productImport.write', { count: 1 }));
    const tick = line(2).querySelector('[data-column="0"]') as HTMLElement;
    tick.focus();
    fireEvent.keyDown(tick, { key: ' ' });
    fireEvent.click(await find(inEnglish('productImport.write', { count: 2 })));
    await screen.findByText(inEnglish('writing.done', { settled: 2, count: 2 }));
    expect(writes.sent).toMatchObject([
      { params: { id: 1 }, body: { price: 10_250, amount: 90 } },
      { params: { id: 2 }, body: { price: 97_500, amount: 43 } },
    ]);
    expect(document.body.textContent).toContain('File أسعار-نوفمبر.xlsx');
  });

  it('keep what was corrected by hand and what was ticked while columns are looked at again, and ask before another file', async () => {
    await open();
    await choose();
    fireEvent.click(await find(inEnglish('productImport.showDifferences')));
    await screen.findByRole('grid', { name: inEnglish('productImport.steps.differences') });
    const key = (of: Element | null, name: string): boolean => fireEvent.keyDown(of as Element, { key: name, code: name });
    const at = (id: number, column: number): HTMLElement => line(id).querySelector(`[data-column="${column}"]`) as HTMLElement;
    at(2, 0).focus();
    key(document.activeElement, ' ');
    at(1, 2).focus();
    key(document.activeElement, '8');
    fireEvent.input(document.activeElement as Element, { target: { value: '8.5' } });
    key(document.activeElement, 'Enter');
    await waitFor(() => expect(line(1).textContent).toContain('9.7508.500'));
    fireEvent.click(control(inEnglish('productImport.back')));
    fireEvent.click(await find(inEnglish('productImport.another')));
    await waitFor(() => expect(useUnsavedWork.getState().question).not.toBeNull());
    act(() => unsavedWork.answer(false));
    fireEvent.change(becomes('رصيد المحل'), { target: { value: 'amount' } });
    fireEvent.click(control(inEnglish('productImport.showDifferences')));
    await waitFor(() => expect(line(1).textContent).toContain('9.7508.500'));
    fireEvent.click(await find(inEnglish('productImport.write', { count: 2 })));
    await screen.findByText(inEnglish('writing.done', { settled: 2, count: 2 }));
    expect(writes.sent).toMatchObject([
      { params: { id: 1 }, body: { price: 8500, amount: 90 } },
      { params: { id: 2 }, body: { price: 97_500, amount: 43 } },
    ]);
  });

  it('show once what a comma of a column is read as, which can be turned, and how many amounts were rounded', async () => {
    const page = await open();
    table = {
      ...table,
      rows: [
        ['كود الصنف', inArabic('productImport.heads.salePrice'), inArabic('productForm.cost')],
        ['BD-01', '12,500', '4.48125'],
        ['BD-02', '8,250', '5'],
      ],
      separator: ';',
      calculated: { 1: [2] },
    };
    await choose();
    const says = (text: string) => waitFor(() => expect(document.body.textContent).toContain(text));
    await says(inEnglish('productImport.foundComma', { text: 12500, value: '12.500' }));
    expect(document.body.textContent).toContain(inEnglish('productImport.foundRounded', { count: 1 }));
    fireEvent.click(control(inEnglish('productImport.showDifferences')));
    await screen.findByRole('grid', { name: inEnglish('productImport.steps.differences') });
    expect(line(1).textContent).toContain('12.500');
    expect(line(1).textContent).toContain('4.481');
    fireEvent.click(control(inEnglish('productImport.back')));
    fireEvent.click(await find(inEnglish('productImport.turnComma', { value: '12,500.000' })));
    await says(inEnglish('productImport.foundComma', { text: 12500, value: '12,500.000' }));
    page.setLanguage('ar');
    await says(inArabic('productImport.turnComma', { value: '12.500' }));
  });

  it('come from the sheet that is chosen, below its title, and what of the workbook is hidden or left out is said', async () => {
    const page = await open();
    const other: ReadTable = {
      ...table,
      sheet: 'Autumn',
      rows: [['Prices of autumn'], [], [inEnglish('products.columns.code'), inEnglish('productForm.priceOf')], ['BD-01', '11']],
      sheets: [
        { name: 'Prices', isHidden: false },
        { name: 'Autumn', isHidden: false },
        { name: 'Costs', isHidden: true },
      ],
      hidden: 2,
      unread: 1,
      merged: 1,
    };
    table = {
      ...other,
      sheet: 'Prices',
      rows: [
        [inEnglish('products.columns.code'), inEnglish('productForm.priceOf')],
        ['BD-02', '9'],
      ],
    };
    page.bridge.handle({ 'imports.read': ({ sheet }) => ok(sheet === 'Autumn' ? other : table) });
    await choose();
    await find(inEnglish('productImport.showDifferences'));
    const sheet = screen.getByRole('combobox', { name: inEnglish('productImport.sheet') }) as HTMLSelectElement;
    expect([...sheet.options].map(({ text }) => text)).toEqual(['Prices', 'Autumn', 'Costs (hidden)']);
    for (const note of [
      inEnglish('productImport.hiddenSheets', { names: 'Costs' }),
      inEnglish('productImport.hiddenRows', { count: 2 }),
      inEnglish('productImport.unreadRows', { count: 1 }),
      inEnglish('productImport.merged'),
    ]) {
      expect(document.body.textContent).toContain(note);
    }
    fireEvent.change(sheet, { target: { value: 'Autumn' } });
    const header = (await screen.findByDisplayValue('Line 3: Code, Price')) as HTMLSelectElement;
    expect(screen.queryByRole('combobox', { name: inEnglish('productImport.delimiter') })).toBeNull();
    expect(becomes('Price').value).toBe('price');
    fireEvent.change(header, { target: { value: '-1' } });
    expect(becomes('Column 1').value).toBe('none');
    fireEvent.change(screen.getByRole('combobox', { name: inEnglish('productImport.headerRow') }), { target: { value: '2' } });
    fireEvent.click(control(inEnglish('productImport.showDifferences')));
    await screen.findByRole('grid', { name: inEnglish('productImport.steps.differences') });
    expect(line(1).textContent).toContain('9.75011.000');
  });

  it('of a text file are parted by another delimiter where the guess was wrong', async () => {
    const page = await open();
    table = { ...table, sheets: [], sheet: null, encoding: 'utf-8', separator: ',', rows: [['Code;Price'], ['BD-01;10', '25']] };
    const parted: ReadTable = {
      ...table,
      separator: ';',
      rows: [
        [inEnglish('products.columns.code'), inEnglish('productForm.priceOf')],
        ['BD-01', '10,25'],
      ],
    };
    page.bridge.handle({ 'imports.read': ({ separator }) => ok(separator === ';' ? parted : table) });
    await choose();
    fireEvent.change(await screen.findByRole('combobox', { name: inEnglish('productImport.delimiter') }), { target: { value: ';' } });
    await waitFor(() => expect(becomes('Price').value).toBe('price'));
    expect(page.bridge.requestsOf('imports.read').at(-1)).toMatchObject({ separator: ';' });
    page.setLanguage('ar');
    await screen.findByRole('combobox', { name: inArabic('productImport.delimiter') });
  });

  it('of an undo file are known by the journal of this computer, so that the way back needs no tick', async () => {
    const [first] = products as [Product];
    const id = '00000000-0000-4000-8000-000000000009';
    const { name_en, name_ar, code } = first;
    const write: BulkWrite = {
      id,
      kind: 'import',
      source: null,
      startedAt: '2026-11-22T14:41:00.000Z',
      isClosed: true,
      rows: [{ id: 1, name_en, name_ar, code, picture: null, changes: [{ field: 'price', from: 975, to: 9750 }] }],
      outcomes: { 1: { state: 'written', cells: { price: { held: 975, sent: 9750 } } } },
      run: null,
    };
    table = {
      ...table,
      rows: [
        ['رقم المنتج', inArabic('productForm.priceOf'), inArabic('productImport.heads.undo')],
        ['1', '0.975', id],
        ['2', '0.975', id],
      ],
    };
    await open({ handlers: { 'bulkWrites.read': () => ok(write) } });
    await choose();
    fireEvent.click(await find(inEnglish('productImport.showDifferences')));
    await screen.findByRole('grid', { name: inEnglish('productImport.steps.differences') });
    await find(inEnglish('productImport.write', { count: 1 }));
    expect(line(1).textContent).not.toContain(inEnglish('productImport.notes.jump'));
    expect(line(2).textContent).toContain(inEnglish('productImport.notes.jump'));
  });

  it('name the field of what is wrong, each by the words of its own kind', async () => {
    await open();
    table = {
      ...table,
      rows: [
        ['كود الصنف', inArabic('productImport.heads.salePrice'), 'رصيد المحل'],
        ['BD-01', 'abc', '5'],
        ['BD-99', '5', '5'],
      ],
    };
    await choose();
    fireEvent.click(await find(inEnglish('productImport.showDifferences')));
    await screen.findByRole('grid', { name: inEnglish('productImport.steps.differences') });
    expect(line(1).textContent).toMatch(/Price: .*three decimals/);
  });

  it('say what is wrong with the file, and take another one', async () => {
    const page = await open({ handlers: { 'imports.read': () => failed('tableTooLong') } });
    await choose();
    await screen.findByText(/too many lines/);
    page.bridge.handle({ 'imports.read': () => ok(table) });
    await choose();
    await find(inEnglish('productImport.showDifferences'));
    fireEvent.change(becomes('كود الصنف'), { target: { value: 'none' } });
    expect(screen.getByText(containing(inEnglish('productImport.noKey')))).toBeTruthy();
    expect(control(inEnglish('productImport.showDifferences')).getAttribute('aria-disabled')).toBe('true');
  });

  it('are locked where IT does not allow them', async () => {
    await open({ handlers: { 'policy.read': () => ok(decided({ listImport: false })) } });
    await screen.findByText(inEnglish('productImport.forbidden'));
    expect(control(inEnglish('productImport.choose')).getAttribute('aria-disabled')).toBe('true');
  });
});

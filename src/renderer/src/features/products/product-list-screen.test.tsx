// @vitest-environment happy-dom

import { runUndo } from '@renderer/runtime/calls/undo/run-undo';
import { toUndoKey, useUndo } from '@renderer/runtime/calls/undo/undo-state';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { usePrintQueuePanel } from '@renderer/shared-components/printing/queue/print-queue-panel';
import type { Product } from '@shared/contract/catalogue/products';
import type { FullListQuery, FullListResult } from '@shared/contract/desktop/full-lists';
import type { ProductLabel } from '@shared/contract/printing/print-requests';
import { failed, ok } from '@shared/contract/result';
import { toFils } from '@shared/domain/money';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import {
  control,
  endPage,
  findControl,
  menuEntries,
  type PageOptions,
  type ShownPage,
  showPage,
  tableRow,
  toasts,
} from '../../../../../tests/support/page/page';
import { decided } from '../../../../../tests/support/samples/decided';
import { rowsOf, servePage } from '../../../../../tests/support/samples/order-rows';
import { printSettingsOf } from '../../../../../tests/support/samples/print-settings';
import { aProduct } from '../../../../../tests/support/samples/products';
import { containing, inArabic, inEnglish } from '../../../../../tests/support/texts';

let products: Product[] = [];
let threshold = 5;
const setDeleted = (id: number, isDeleted: boolean): void => {
  products = products.map((product) => (product.id === id ? { ...product, isDeleted } : product));
};
const handlers: FakeHandlers = {
  'products.list': ({ query } = {}) =>
    servePage(
      products.filter(({ isDeleted, name_en }) => isDeleted === (query?.isDeleted ?? false) && name_en.includes(query?.search ?? '')),
      query?.page,
    ),
  'products.setDeleted': ({ params, body }) => {
    setDeleted(Number(params.id), body.isDeleted);
    return ok(null);
  },
  'stock.readSettings': () => ok({ lowStockThreshold: threshold }),
  'stock.saveSettings': (settings) => {
    threshold = settings.lowStockThreshold;
    return ok(settings);
  },
};
const open = (options: PageOptions = {}, path = '/masterHN/products'): Promise<ShownPage> =>
  showPage(path, { ...options, handlers: { ...handlers, ...options.handlers } });
const cells = async (id: number): Promise<string[]> =>
  [...(await tableRow(id)).querySelectorAll('td')].map((cell) => cell.textContent ?? '');
const asked = (page: ShownPage): unknown => page.bridge.requestsOf('products.list').at(-1);
const sent = (page: ShownPage): unknown[] => page.bridge.requestsOf('products.setDeleted');
const listRows = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('tr[data-row]')].filter((row) => !row.closest('[role=alertdialog]'));
const shownIds = (): string[] => listRows().map((row) => row.dataset.row ?? '');
const chooseTab = (name: string): boolean => fireEvent.click(screen.getByRole('tab', { name }));
async function openMenu(id: number): Promise<string[]> {
  fireEvent.click(control(`More actions: product Pot ${id}`, await tableRow(id)));
  return menuEntries();
}
async function choose(id: number, action: string): Promise<void> {
  await openMenu(id);
  fireEvent.click(screen.getByRole('menuitem', { name: action }));
}
const press = (name: string, inside?: ParentNode): boolean => fireEvent.click(control(name, inside));
/** Selects an entry of the menu of tools. */
async function tool(label: string): Promise<void> {
  press(inEnglish('products.tools.open'));
  const entries = await screen.findAllByRole('menuitem');
  fireEvent.click(entries.find(({ textContent }) => textContent?.startsWith(label)) as HTMLElement);
}
const question = (): Promise<HTMLElement> => screen.findByRole('alertdialog');

const wholeOf = (rows: { id: number }[]): FullListResult => ({
  ...{ rows, totalItems: rows.length, of: 40, readAt: null, gap: null, unreadable: 0, counts: {}, sum: null, page: 1 },
  reading: { kind: 'none' },
});

beforeEach(() => {
  products = [aProduct(3), aProduct(2), aProduct(1), aProduct(9, { isDeleted: true })];
  threshold = 5;
});
afterEach(() => endPage());

describe('list of products', () => {
  it('has a word on each of four controls, and everything else in one menu, in groups and with its present value', async () => {
    const page = await open({
      handlers: { 'fullLists.count': () => ok({ all: 40, each: [12, 5, 4, 3] }), 'policy.read': () => ok(decided({})) },
    });
    await tableRow(3);
    for (const name of ['productTable.button', 'products.tools.open', 'products.add'] as const) {
      expect(control(inEnglish(name)).textContent).toBe(inEnglish(name));
    }
    expect(findControl(inEnglish('lists.more'))).toBeUndefined();
    const tools = control(inEnglish('products.tools.open'));
    tools.focus();
    fireEvent.keyDown(tools, { key: 'ArrowDown', altKey: true });
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.textContent).toContain('12'));
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      inEnglish('products.tools.import') + inEnglish('products.tools.importHint'),
      inEnglish('productTable.earlier'),
      `${inEnglish('products.stockLists.low')}12`,
      `${inEnglish('products.outOfStock')}5`,
      inEnglish('products.counting.open'),
      `${inEnglish('products.lowStock.open')}5 pieces`,
      inEnglish('printables.openSelection.priceTags'),
      `${inEnglish('products.stockLists.picture')}4`,
      `${inEnglish('products.filters.offer.notBelow')}3`,
      `${inEnglish('common.refresh')}F5`,
      `${inEnglish('lists.columns.title')}6 of 6`,
      inEnglish('lists.export.open'),
      inEnglish('lists.groups.title') + inEnglish('lists.groups.none'),
      inEnglish('lists.views.add'),
      `${inEnglish('lists.views.manage')}0`,
    ]);
    expect([...menu.querySelectorAll('[role="group"]')].map((group) => group.firstElementChild?.textContent)).toEqual([
      inEnglish('products.tools.files'),
      inEnglish('products.columns.stock'),
      inEnglish('products.tools.printing'),
      inEnglish('products.tools.list'),
    ]);
    fireEvent.click(screen.getByRole('menuitem', { name: inEnglish('printables.openSelection.priceTags') }));
    expect(toasts()).toEqual([inEnglish('products.tools.selectFirst')]);
    await tool(inEnglish('products.tools.import'));
    expect(page.address()).toBe('/masterHN/products/import');
  });

  it('leads to what in the stock waits for somebody, in the order in which it should be looked at, and to the count sheet', async () => {
    const page = await open();
    await tableRow(3);
    const questions = () => (page.bridge.requestsOf('fullLists.view') as FullListQuery[]).map(({ filters, sort }) => ({ filters, sort }));
    await tool(inEnglish('products.stockLists.low'));
    const low = { filters: { stockState: ['out', 'low'] }, sort: { key: 'stock', isDescending: false } };
    await waitFor(() => expect(questions()).toContainEqual(low));
    await tool(inEnglish('products.filters.offer.notBelow'));
    await waitFor(() => expect(questions()).toContainEqual({ filters: { offerState: ['notBelow'] }, sort: null }));
    await tool(inEnglish('products.counting.open'));
    expect(await screen.findByRole('dialog', { name: /count sheet/i })).toBeTruthy();
  });

  it.each(['BD-01001', '01001', 'قدر'])('finds %s in the full list where the server finds nothing', async (search) => {
    const product = aProduct(3, { code: 'BD-01001', name_ar: 'قِدْر' });
    products = [aProduct(2)];
    const page = await open({
      handlers: {
        'fullLists.count': () => ok(null),
        'fullLists.view': (asked) => ok(wholeOf(asked.search === search ? [product] : [])),
      },
    });
    await tableRow(2);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: search } });
    await tableRow(3);
    expect(shownIds()).toEqual(['3']);
    expect(page.bridge.requestsOf('products.list')).toHaveLength(2);
  });

  it('[PRD-01] shows picture, both names, code and number, category, price, stock and flags', async () => {
    products = [aProduct(3, { bestSeller: true, offer: true, offerPrice: toFils(24.5) }), aProduct(2, { product_images: [] })];
    const page = await open();
    const first = await cells(3);
    const heads = [...document.querySelectorAll('thead th')].map((cell) => cell.textContent);
    expect(heads).toEqual([
      inEnglish('products.columns.product'),
      inEnglish('products.columns.code'),
      inEnglish('products.columns.category'),
      inEnglish('productForm.priceOf'),
      inEnglish('products.columns.stock'),
      inEnglish('products.columns.flags'),
      inEnglish('common.actions'),
    ]);
    expect(first.slice(1)).toEqual(['Pot 3قدر 3', 'BD-3#3', 'Cookware', '24.500KWDBefore: 29.000KWD', '43', 'Best sellerOffer', '']);
    expect((await cells(2)).slice(4)).toEqual(['29.000KWD', '43', '-', '']);
    const row = await tableRow(3);
    expect(decodeURIComponent(row.querySelector('img')?.getAttribute('src') ?? '')).toContain('https://shop.example/3.png');
    expect((await tableRow(2)).querySelector('[data-picture="missing"]')).toBeTruthy();
    expect(row.querySelector('s')?.textContent).toBe('29.000KWD');
    page.setLanguage('ar');
    expect((await cells(3)).slice(1, 4)).toEqual(['قدر 3Pot 3', 'BD-3#3', 'أواني الطهي']);
    expect((await cells(3))[6]).toBe('الأكثر مبيعًاعليه عرض');
  });

  it('names a product that has a name in one language only by that, once', async () => {
    products = [aProduct(3, { name_ar: '' }), aProduct(2, { name_en: '', name_ar: '' })];
    const page = await open({ language: 'ar' });
    expect((await cells(3))[1]).toBe('Pot 3');
    expect(control('تحديد المنتج BD-2')).toBeTruthy();
    page.setLanguage('en');
    expect((await cells(3))[1]).toBe('Pot 3');
  });

  it.each([
    [6, '6', null],
    [5, '5 left', 'process'],
    [1, '1 left', 'process'],
    [0, inEnglish('products.outOfStock'), 'canceled'],
    [-2, inEnglish('products.outOfStock'), 'canceled'],
  ])('says of %i pieces: %s', async (amount, words, tint) => {
    products = [aProduct(3, { amount })];
    await open();
    expect((await cells(3))[5]).toBe(words);
    const cell = (await tableRow(3)).querySelectorAll('td')[5];
    expect(cell?.querySelector('svg') !== null).toBe(tint !== null);
  });

  it('points out low stock from the number that the settings of this computer keep', async () => {
    products = [aProduct(3, { amount: 12 })];
    const page = await open();
    expect((await cells(3))[5]).toBe('12');
    await tool(inEnglish('products.lowStock.open'));
    const dialog = await screen.findByRole('dialog', { name: inEnglish('products.lowStock.title') });
    const input = within(dialog).getByRole<HTMLInputElement>('spinbutton');
    expect(input.value).toBe('5');
    fireEvent.change(input, { target: { value: 'ten' } });
    press(inEnglish('forms.save'), dialog);
    expect(dialog.textContent).toContain(inEnglish('products.lowStock.wrong', { max: 9999 }));
    expect(document.activeElement).toBe(input);
    fireEvent.change(input, { target: { value: '10000' } });
    press(inEnglish('forms.save'), dialog);
    expect(page.bridge.requestsOf('stock.saveSettings')).toEqual([]);
    fireEvent.change(input, { target: { value: '١٢' } });
    press(inEnglish('forms.save'), dialog);
    await waitFor(async () => expect((await cells(3))[5]).toBe('12 left'));
    expect(page.bridge.requestsOf('stock.saveSettings')).toEqual([{ lowStockThreshold: 12 }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[PRD-03] [PRD-39] has a tab for active products and one for the others', async () => {
    const page = await open();
    await tableRow(3);
    expect(asked(page)).toEqual({ query: { page: 1, isDeleted: false } });
    expect(shownIds()).toEqual(['3', '2', '1']);
    chooseTab(inEnglish('activation.inactive'));
    await tableRow(9);
    expect(asked(page)).toEqual({ query: { page: 1, isDeleted: true } });
    expect(shownIds()).toEqual(['9']);
  });
});

describe('actions of products', () => {
  it.each([
    ['the lowest of its combinations, where they cost differently', { all_price: false }, 'From27.000KWD'],
    ['the offer, where that is less', { all_price: false, offerPrice: toFils(24.5) }, 'From24.500KWDBefore: 29.000KWD'],
    ['the price of all of them', { all_price: true }, '29.000KWD'],
  ])('says as a price %s', async (_what, changes, shown) => {
    const data = [27, 31.5].map((price) => ({ price: toFils(price), cost: toFils(20), images: [], amount: 2 }));
    products = [aProduct(3, { variant_data: data, ...changes })];
    await open();
    expect((await cells(3))[4]).toBe(shown);
  });

  it('[PRD-05] offers view, edit and the way to the other tab', async () => {
    const page = await open();
    expect((await openMenu(3)).filter((name) => !/window/.test(name)).slice(0, 4)).toEqual([
      inEnglish('common.edit'),
      inEnglish('products.view'),
      inEnglish('products.duplicate'),
      inEnglish('activation.deactivate'),
    ]);
    fireEvent.click(screen.getByRole('menuitem', { name: inEnglish('products.view') }));
    expect(page.address()).toBe('/masterHN/products/add-products/3');
    expect(page.state()).toEqual({ view: true });
    await page.goTo('/masterHN/products');
    await choose(3, inEnglish('common.edit'));
    expect(page.address()).toBe('/masterHN/products/add-products/3');
    expect(page.state()).toBeFalsy();
    await page.goTo('/masterHN/products?tab=inactive');
    expect((await openMenu(9)).filter((name) => !/window/.test(name)).slice(0, 4)).toEqual([
      inEnglish('common.edit'),
      inEnglish('products.view'),
      inEnglish('products.duplicate'),
      inEnglish('activation.activate'),
    ]);
  });

  it('opens the add form with what a duplicate is of', async () => {
    const page = await open();
    await choose(2, inEnglish('products.duplicate'));
    expect(page.address()).toBe('/masterHN/products/add-products');
    expect(page.state()).toEqual({ duplicateOf: 2 });
  });

  it('leads to earlier bulk updates, also where IT does not allow imports', async () => {
    const page = await open({ handlers: { 'policy.read': () => ok(decided({ listImport: false })), 'bulkWrites.list': () => ok([]) } });
    await tableRow(3);
    press(inEnglish('products.tools.open'));
    const entry = await screen.findByRole('menuitem', { name: new RegExp(inEnglish('products.tools.import')) });
    expect(entry.getAttribute('aria-disabled')).toBe('true');
    expect(entry.textContent).toContain(inEnglish('productImport.forbidden'));
    fireEvent.click(screen.getByRole('menuitem', { name: inEnglish('productTable.earlier') }));
    expect(page.address()).toBe('/masterHN/products/writings');
  });

  it('lets those without `masterHN` copy rows alone', async () => {
    await open({ roles: ['home', 'admin', 'rules', 'social_media', 'order'] });
    const row = await tableRow(3);
    press('Select product Pot 3', row);
    expect(findControl(inEnglish('products.deactivateMany', { count: 1 }))).toBeUndefined();
    expect(findControl(inEnglish('bulk.copyRows'))).toBeTruthy();
  });

  it('[PRD-40] [PRD-51] asks before it deactivates, in words that say it can be undone', async () => {
    const page = await open();
    await choose(3, inEnglish('activation.deactivate'));
    const dialog = await question();
    expect(dialog.textContent).toContain(inEnglish('activation.question', { name: 'Pot 3' }));
    expect(dialog.textContent).toContain(inEnglish('activation.text'));
    expect(sent(page)).toEqual([]);
    press(inEnglish('activation.deactivate'), dialog);
    await waitFor(() => expect(shownIds()).toEqual(['2', '1']));
    expect(sent(page)).toEqual([{ params: { id: 3 }, body: { isDeleted: true } }]);
    expect(toasts()).toEqual(['Status Updated Successfully']);
  });

  it('keeps the question and the product when the server refuses, and tells it once', async () => {
    await open({ handlers: { 'products.setDeleted': () => failed('unreachable') } });
    await choose(3, inEnglish('activation.deactivate'));
    const dialog = await question();
    press(inEnglish('activation.deactivate'), dialog);
    await waitFor(() => expect(toasts()).toEqual(['unreachable']));
    expect(dialog.isConnected).toBe(true);
    expect(shownIds()).toContain('3');
  });

  it('asks about two as Arabic does', async () => {
    await open({ language: 'ar' });
    for (const id of [3, 2]) press(`تحديد المنتج قدر ${id}`, await tableRow(id));
    press(inArabic('products.deactivateMany', { count: 2 }));
    expect((await question()).textContent).toContain(inArabic('activation.textMany', { count: 2 }));
  });

  it('[PRD-41] activates without a question', async () => {
    const page = await open({}, '/masterHN/products?tab=inactive');
    await choose(9, inEnglish('activation.activate'));
    await waitFor(() => expect(sent(page)).toEqual([{ params: { id: 9 }, body: { isDeleted: false } }]));
    await waitFor(() => expect(shownIds()).toEqual([]));
    expect(toasts()).toEqual(['Status Updated Successfully']);
  });

  it('deactivates the ticked ones together, and names the refused one', async () => {
    const page = await open({
      handlers: {
        'products.setDeleted': ({ params, body }) => {
          if (params.id === 2) return failed('server', { message: 'product is in an open order' });
          setDeleted(Number(params.id), body.isDeleted);
          return ok(null);
        },
      },
    });
    for (const id of [3, 2, 1]) press(`Select product Pot ${id}`, await tableRow(id));
    expect(screen.getByText(inEnglish('products.selected', { count: 3 }))).toBeTruthy();
    press(inEnglish('products.deactivateMany', { count: 3 }));
    const dialog = await question();
    expect(dialog.textContent).toContain(inEnglish('products.deactivateQuestion', { count: 3 }));
    press(inEnglish('products.deactivateMany', { count: 3 }), dialog);
    await within(dialog).findByText(inEnglish('bulk.left', { count: 1, total: 3 }));
    expect(dialog.textContent).toMatch(/Pot 2\w+product is in an open order/);
    expect(sent(page)).toHaveLength(3);
    await waitFor(() => expect(shownIds()).toEqual(['2']));
    page.bridge.handle(handlers);
    press(inEnglish('bulk.tryAgain'), dialog);
    await waitFor(() => expect(toasts()).toEqual(['Status Updated Successfully']));
    expect(sent(page)).toHaveLength(4);
  });

  it('activates the ticked ones of the other tab without a question', async () => {
    const page = await open({}, '/masterHN/products?tab=inactive');
    press('Select product Pot 9', await tableRow(9));
    press(inEnglish('products.activateMany', { count: 1 }));
    await waitFor(() => expect(toasts()).toEqual(['Status Updated Successfully']));
    expect(sent(page)).toEqual([{ params: { id: 9 }, body: { isDeleted: false } }]);
  });

  it('copies the ticked ones for a spreadsheet', async () => {
    products = [aProduct(3, { offerPrice: toFils(24.5), newIn: true, name_en: 'Pot\t3' })];
    const page = await open({ handlers: { 'app.copyText': () => ok(null) } });
    await tableRow(3);
    press('Select product Pot\t3');
    press(inEnglish('bulk.copyRows'));
    await waitFor(() => expect(toasts()).toEqual([inEnglish('bulk.rowsCopied', { count: 1 })]));
    const [{ text }] = page.bridge.requestsOf('app.copyText') as [{ text: string }];
    expect(text.split('\n').map((line) => line.split('\t'))).toEqual([
      [
        inEnglish('orders.details.columns.id'),
        inEnglish('productForm.name.en'),
        inEnglish('productForm.name.ar'),
        inEnglish('products.columns.code'),
        inEnglish('products.columns.category'),
        inEnglish('productForm.priceOf'),
        inEnglish('productForm.offerPrice'),
        inEnglish('products.columns.stock'),
        inEnglish('products.columns.flags'),
      ],
      ['3', 'Pot 3', 'قدر 3', 'BD-3', 'Cookware', '29.000', '24.500', '43', inEnglish('products.flags.newIn')],
    ]);
  });
});

describe('a copied cell', () => {
  it.each([
    ['=HYPERLINK("https://shop.example")', `'=HYPERLINK("https://shop.example")`],
    ['+1+cmd', `'+1+cmd`],
    ['-2+3', `'-2+3`],
    ['@SUM(A1)', `'@SUM(A1)`],
    [' =1+1', `' =1+1`],
    ['\t=1+1', `' =1+1`],
    ['"=1+1"', `'"=1+1"`],
    ['＝1+1', `'＝1+1`],
    ['+96550001234', `'+96550001234`],
    ['00123', `'00123`],
    ['12E5', `'12E5`],
    ['1234567890123456', `'1234567890123456`],
    ['-5', '-5'],
    ['\u200e-1.250', '-1.250'],
    ['1,250.500', '1,250.500'],
    ['0', '0'],
    ['0.500', '0.500'],
    ["O'Hara = 5", "O'Hara = 5"],
  ])('%s stands in a spreadsheet as it was written', async (code, copied) => {
    products = [aProduct(3, { code })];
    const page = await open({ handlers: { 'app.copyText': () => ok(null) } });
    await tableRow(3);
    press('Select product Pot 3');
    press(inEnglish('bulk.copyRows'));
    await waitFor(() => expect(page.bridge.requestsOf('app.copyText')).toHaveLength(1));
    const [{ text }] = page.bridge.requestsOf('app.copyText') as [{ text: string }];
    expect(text.split('\n')[1]?.split('\t')[3]).toBe(copied);
  });
});

describe('the stock in its cell', () => {
  const inTwo: Partial<Product> = {
    variant: [{ variant: { id: 1, name_en: 'Size', name_ar: 'المقاس' }, variant_value: { id: 1, value_en: '24', value_ar: '24' } }],
  };
  const own: FakeHandlers = {
    'products.one': ({ params }) => {
      const product = products.find(({ id }) => id === Number(params.id));
      return product ? ok(product) : failed('notFound');
    },
    'products.update': ({ params, body }) => {
      products = products.map((product) => (product.id === Number(params.id) ? { ...product, amount: body.amount } : product));
      return ok(products.find(({ id }) => id === Number(params.id)) ?? aProduct(1));
    },
  };
  const stockCell = async (id = 3): Promise<Element> => (await tableRow(id)).querySelectorAll('td')[5] as Element;
  const value = async (id = 3): Promise<HTMLElement> => (await stockCell(id)).querySelector('button') as HTMLElement;
  const editor = (): Promise<HTMLInputElement> =>
    screen.findByRole<HTMLInputElement>('textbox', { name: inEnglish('products.stockEdit.label', { name: 'Pot 3' }) });
  async function enter(text: string): Promise<void> {
    fireEvent.change(await editor(), { target: { value: text } });
    fireEvent.keyDown(await editor(), { key: 'Enter' });
  }
  const updates = (page: ShownPage): unknown[] =>
    page.bridge.requestsOf('products.update').map((input) => (input as { body: { amount: number } }).body.amount);

  it('is opened by a double press, F2, and a screen reader, and closed unchanged by Esc', async () => {
    const page = await open({ handlers: own });
    fireEvent.doubleClick(await value());
    expect((await editor()).value).toBe('43');
    fireEvent.change(await editor(), { target: { value: '7' } });
    fireEvent.keyDown(await editor(), { key: 'Escape' });
    await waitFor(async () => expect(document.activeElement).toBe(await value()));
    fireEvent.keyDown(await value(), { key: 'F2' });
    expect((await editor()).value).toBe('43');
    fireEvent.keyDown(await editor(), { key: 'Escape' });
    fireEvent.click(await value(), { detail: 1 });
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.click(await value(), { detail: 0 });
    await editor();
    expect(updates(page)).toEqual([]);
  });

  it('is saved into the product as it is then, and undone from the list of changes without anything else', async () => {
    const page = await open({ handlers: own });
    fireEvent.keyDown(await value(), { key: 'F2' });
    products = products.map((product) => ({ ...product, cost: toFils(21) }));
    await enter('٤٠');
    await waitFor(async () => expect((await stockCell()).textContent).toBe('40'));
    expect(page.bridge.requestsOf('products.update')).toMatchObject([{ params: { id: 3 }, body: { amount: 40, cost: 21_000 } }]);
    expect(toasts()).toEqual([inEnglish('products.stockEdit.saved', { name: 'Pot 3', from: '43', to: '40' })]);
    await waitFor(async () => expect(document.activeElement).toBe(await value()));
    products = products.map((product) => ({ ...product, cost: toFils(22) }));
    const [entry] = useUndo.getState().entries;
    await act(async () => {
      await runUndo(page.client, [toUndoKey(entry?.id ?? 0)]);
    });
    expect(page.bridge.requestsOf('products.update').at(-1)).toMatchObject({ body: { amount: 43, cost: 22_000 } });
  });

  it('says at the cell what is no number of pieces, and keeps what was entered', async () => {
    const page = await open({ handlers: own });
    fireEvent.keyDown(await value(), { key: 'F2' });
    for (const [text, problem] of [
      ['many', inEnglish('forms.badInteger', { min: 0 })],
      ['0', inEnglish('forms.badInteger', { min: 1 })],
      ['', inEnglish('forms.required')],
    ] as const) {
      await enter(text);
      expect((await screen.findByRole('alert')).textContent).toBe(problem);
      fireEvent.blur(await editor());
      expect((await editor()).value).toBe(text);
      expect((await editor()).getAttribute('aria-invalid')).toBe('true');
    }
    expect(updates(page)).toEqual([]);
    expect(unsavedWork.exists()).toBe(true);
  });

  it("shows someone else's number instead of writing over it, and replaces it at the next attempt", async () => {
    const page = await open({ handlers: own });
    fireEvent.keyDown(await value(), { key: 'F2' });
    products = products.map((product) => ({ ...product, amount: 39 }));
    await enter('40');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('39'));
    expect(updates(page)).toEqual([]);
    await enter('40');
    await waitFor(() => expect(updates(page)).toEqual([40]));
  });

  it('keeps the number when the server refuses it, and says why at the cell', async () => {
    await open({ handlers: { ...own, 'products.update': () => failed('server', { message: 'stock_is_locked' }) } });
    fireEvent.keyDown(await value(), { key: 'F2' });
    await enter('40');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('stock is locked'));
    expect((await editor()).value).toBe('40');
  });

  it('of a product with combinations is edited as a table, or says why it cannot be', async () => {
    const combination = { variant_combinations: [[{ variant_id: 1, variant_value_id: 1 }]] };
    const data = [{ price: toFils(29), cost: toFils(20), images: [], amount: 43 }];
    products = [aProduct(3, { ...inTwo, ...combination, variant_data: data } as Partial<Product>), aProduct(2, inTwo)];
    const page = await open({ handlers: own });
    fireEvent.doubleClick(await value(2));
    expect(toasts()).toEqual([inEnglish('products.stockEdit.closed', { reason: inEnglish('writing.reasons.combinations') })]);
    fireEvent.doubleClick(await value(3));
    await waitFor(() => expect(page.address()).toBe('/masterHN/products/table'));
  });

  it('is only shown to those who may not change it', async () => {
    await open({ roles: ['home', 'admin', 'rules', 'social_media', 'order'] });
    expect((await stockCell()).querySelector('button')).toBeNull();
  });
});

describe('copied rows', () => {
  it('are numbers for a spreadsheet, whatever digits the app shows', async () => {
    products = [aProduct(3, { price: toFils(1250.5), offerPrice: toFils(86.8) })];
    const page = await open({ digits: 'arab', handlers: { 'app.copyText': () => ok(null) } });
    expect((await tableRow(3)).textContent).toContain('٨٦٫٨٠٠');
    press('Select product Pot 3');
    press(inEnglish('bulk.copyRows'));
    await waitFor(() => expect(page.bridge.requestsOf('app.copyText')).toHaveLength(1));
    const [{ text }] = page.bridge.requestsOf('app.copyText') as [{ text: string }];
    expect(text.split('\n')[1]?.split('\t').slice(5, 8)).toEqual(['1,250.500', '86.800', '43']);
  });
});

describe('labels of the ticked products', () => {
  const settings = printSettingsOf({ printer: 'zd', language: 'ar' });
  settings.routes = { ...settings.routes, productLabel: { ...settings.routes.productLabel, paper: '50x25mm' } };
  async function openLabels({ rows, ...options }: PageOptions & { rows?: Product[] } = {}): Promise<ShownPage> {
    products = rows ?? [aProduct(3, { offerPrice: toFils(24.5) }), aProduct(2, { code: ' ' })];
    const page = await open({
      ...options,
      handlers: {
        'printing.readSettings': () => ok(settings),
        'printing.printers': () => ok([]),
        'printing.enqueue': () => ok({ batchId: 'b', jobIds: ['1', '2'], printers: ['zd'] }),
        ...options.handlers,
      },
    });
    await tableRow(3);
    press('Select product Pot 3');
    press('Select product Pot 2');
    press(inEnglish('productLabels.open'));
    await screen.findByRole('dialog');
    return page;
  }
  const count = (id: number): HTMLInputElement =>
    screen.getByLabelText(inEnglish('productLabels.count', { product: `Pot ${id}` }), { selector: 'input' });
  const type = (id: number, text: string): boolean => fireEvent.change(count(id), { target: { value: text } });
  const label = { variants: [] };

  it('asks how many of each, says the sum, and prints them with the price that is asked now', async () => {
    const page = await openLabels();
    expect(await screen.findByText(/One label for each piece: .*50 × 25 mm.*العربية/)).toBeTruthy();
    expect(screen.getByText(inEnglish('productLabels.withoutCode', { code: 'P2' }))).toBeTruthy();
    type(3, '٦');
    type(2, '12');
    press(inEnglish('productLabels.print', { count: 18 }));
    await waitFor(() =>
      expect(toasts()).toEqual([inEnglish('printQueue.toast.queued', { documents: '18 product labels', printer: 'zd' })]),
    );
    expect(page.bridge.requestsOf('printing.enqueue')).toEqual([
      {
        document: 'productLabel',
        labels: [
          { productId: 3, name_en: 'Pot 3', name_ar: 'قدر 3', code: 'BD-3', priceFils: 24_500, count: 6, ...label },
          { productId: 2, name_en: 'Pot 2', name_ar: 'قدر 2', code: '', priceFils: 29_000, count: 12, ...label },
        ],
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  const color = { id: 1, name_en: 'Color', name_ar: 'لون' };
  const size = { id: 2, name_en: 'Size', name_ar: 'المقاس' };
  const choice = (variant: typeof color, id: number, value_en: string, value_ar: string) => ({
    variant,
    variant_value: { id, value_en, value_ar },
  });
  const silver = choice(color, 1, '#c0c0c0', '#c0c0c0');
  const wide = choice(size, 3, '26 cm', '26 سم');

  it('has the values of a product that is sold in one combination only', async () => {
    const page = await openLabels({
      rows: [aProduct(3, { variant: [silver, wide] }), aProduct(2, { variant: [silver, choice(color, 2, 'gold', 'ذهبي'), wide] })],
    });
    await waitFor(() => expect(document.querySelector('.plabel-variant')?.textContent).toBe('فضي، 26 سم'));
    press(inEnglish('productLabels.print', { count: 2 }));
    await waitFor(() => expect(page.bridge.requestsOf('printing.enqueue')).toHaveLength(1));
    const [{ labels }] = page.bridge.requestsOf('printing.enqueue') as [{ labels: ProductLabel[] }];
    expect(labels.map(({ variants }) => variants)).toEqual([
      [
        { value_en: 'Silver', value_ar: 'فضي' },
        { value_en: '26 cm', value_ar: '26 سم' },
      ],
      [],
    ]);
  });

  const data = (price: number) => ({ price: toFils(price), cost: toFils(1), images: [], amount: 1 });
  it.each([
    [
      'the lowest with the word from, where combinations cost differently',
      { all_price: false, variant_data: [data(35), data(31.5)] },
      31_500,
      true,
    ],
    ['the one that they have in common', { all_price: false, variant_data: [data(31.5), data(31.5)] }, 31_500, undefined],
    ['its own, where they share it', { all_price: true, variant_data: [data(35), data(31.5)] }, 29_000, undefined],
    ['its own with the word from, where theirs are not told', { all_price: false, variant: [silver, wide] }, 29_000, true],
    ['the offer price', { all_price: false, offerPrice: toFils(24.5), variant_data: [data(35), data(31.5)] }, 24_500, true],
  ])('has as its price %s', async (_which, changes, priceFils, isFromPrice) => {
    const page = await openLabels({ rows: [aProduct(3, changes), aProduct(2)] });
    const shown = screen.getByRole('dialog').querySelector('li')?.textContent ?? '';
    expect(/From/.test(shown)).toBe(isFromPrice ?? false);
    press(inEnglish('productLabels.print', { count: 2 }));
    await waitFor(() => expect(page.bridge.requestsOf('printing.enqueue')).toHaveLength(1));
    const [{ labels }] = page.bridge.requestsOf('printing.enqueue') as [{ labels: ProductLabel[] }];
    expect([labels[0]?.priceFils, labels[0]?.isFromPrice]).toEqual([priceFils, isFromPrice]);
  });

  it('shows the first one that is wanted, in the language of its destination', async () => {
    await openLabels();
    const first = (): HTMLElement | null => document.querySelector<HTMLElement>('article.plabel');
    await waitFor(() => expect(first()?.textContent).toContain('قدر 3'));
    expect(first()?.lang).toBe('ar');
    type(3, '0');
    await waitFor(() => expect(first()?.textContent).toContain('قدر 2'));
    expect(screen.getByText(inEnglish('productLabels.print', { count: 1 }))).toBeTruthy();
  });

  it('says what is no count, and prints nothing', async () => {
    const page = await openLabels();
    type(3, 'two');
    expect(await screen.findByText(inEnglish('products.lowStock.wrong', { max: 10000 }))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: inEnglish('productLabels.print', { count: 1 }) }));
    expect(page.bridge.requestsOf('printing.enqueue')).toEqual([]);
  });

  it('keeps the counts when they could not be queued', async () => {
    await openLabels({ handlers: { 'printing.enqueue': () => failed('diskFull') } });
    type(3, '6');
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('productLabels.print', { count: 7 }) }));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(count(3).value).toBe('6');
  });

  it('ask for a printer where none is chosen, wait for it, and are printed then', async () => {
    const page = await openLabels({ handlers: { 'printing.enqueue': () => failed('noPrinter') } });
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('productLabels.print', { count: 2 }) }));
    await waitFor(() => expect(usePrintQueuePanel.getState().problem?.failure.code).toBe('noPrinter'));
    expect(toasts()).toEqual([]);
    page.bridge.handle({ 'printing.enqueue': () => ok({ batchId: 'b', jobIds: ['j'], printers: ['Zebra'] }) });
    await act(async () => void (await usePrintQueuePanel.getState().problem?.request.sheet?.print()));
    expect(toasts()[0]).toContain(inEnglish('printQueue.toast.queued', { documents: '', printer: 'Zebra' }));
  });

  it('say before that the printer is asked for where none is chosen for them', async () => {
    await openLabels({ handlers: { 'printing.readSettings': () => ok(printSettingsOf()) } });
    expect(await screen.findByText(containing(inEnglish('printMenu.asksPrinter')))).toBeTruthy();
  });

  it.each([
    [['order'], true],
    [['masterHN'], true],
    [[], false],
  ])('are offered to %j: %s', async (roles, isOffered) => {
    await open({ roles });
    await tableRow(3);
    press('Select product Pot 3');
    await screen.findByText(inEnglish('bulk.copyRows'));
    expect(findControl(inEnglish('productLabels.open')) !== undefined).toBe(isOffered);
  });
});

describe('coming back to the list of products', () => {
  it('brings back tab, page and search', async () => {
    products = rowsOf(45, (id) => aProduct(id, { isDeleted: true }));
    const page = await open({}, '/masterHN/products?tab=inactive&page=2&search=Pot');
    await choose(25, inEnglish('common.edit'));
    await page.goTo(-1);
    await tableRow(25);
    expect(page.address()).toBe('/masterHN/products?tab=inactive&page=2&search=Pot');
    expect(shownIds()[0]).toBe('25');
  });
});

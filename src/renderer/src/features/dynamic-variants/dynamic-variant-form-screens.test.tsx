// @vitest-environment happy-dom

import type { DynamicVariant } from '@shared/contract/catalogue/dynamic-variants';
import { failed, ok } from '@shared/contract/result';
import { toFils } from '@shared/domain/money';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { errorOf, field, fieldNames, fill, formShown, noDrafts, pressSave } from '../../../../../tests/support/page/form-on-page';
import { control, endPage, type PageOptions, type ShownPage, showPage, tableRow, toasts } from '../../../../../tests/support/page/page';
import { listShows, lookAtList } from '../../../../../tests/support/page/wire';
import { anExtra } from '../../../../../tests/support/samples/dynamic-variants';
import { servePage } from '../../../../../tests/support/samples/order-rows';
import { inEnglish } from '../../../../../tests/support/texts';

const categories = [
  { id: 3, name_en: 'Cookware', name_ar: 'أواني الطهي', image: '', isDeleted: false },
  { id: 4, name_en: 'Knives', name_ar: 'سكاكين', image: '', isDeleted: false },
];
let extras: DynamicVariant[] = [];
const handlers: FakeHandlers = {
  ...noDrafts,
  'categories.list': () => servePage(categories),
  'dynamicVariants.list': ({ query } = {}) => servePage(extras.filter(({ isDeleted }) => isDeleted === (query?.isDeleted ?? false))),
  'dynamicVariants.add': () => ok(null),
  'dynamicVariants.update': () => ok(null),
};
const open = (path: string, options: PageOptions = {}): Promise<ShownPage> =>
  showPage(path, { ...options, handlers: { ...handlers, ...options.handlers } });
async function openAdd(options?: PageOptions): Promise<ShownPage> {
  const page = await open('/dynamic-variant/add-dynamic-variant', options);
  await formShown();
  return page;
}
/** Opens the form by its name in the list, as a user does. */
async function openEdit(id = 3, options?: PageOptions): Promise<ShownPage> {
  const page = await open('/dynamic-variant', options);
  const link = (await tableRow(id)).querySelector('a');
  if (!link) throw new Error('no link');
  fireEvent.click(link);
  await formShown();
  return page;
}
const added = (page: ShownPage): unknown[] => page.bridge.requestsOf('dynamicVariants.add');
const updated = (page: ShownPage): unknown[] => page.bridge.requestsOf('dynamicVariants.update');
const listed = (page: ShownPage): unknown[] => page.bridge.requestsOf('dynamicVariants.list');
async function chooseCategory(name: string): Promise<void> {
  fireEvent.click(field('category_id'));
  fireEvent.click(await screen.findByRole('option', { name }));
}
const flip = (position = 0): boolean => fireEvent.click(screen.getAllByRole('switch')[position] ?? document.body);
const wrap = { name_en: 'Wrap', name_ar: 'تغليف', price: '1.5', available_amount: '20' };
const at = (position: number, values: Partial<typeof wrap>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`items.${position}.${name}`, value]));

beforeEach(() => {
  extras = [anExtra(3), anExtra(2, { has_amount: false, available_amount: 0 }), anExtra(9, { isDeleted: true })];
});
afterEach(() => endPage());

describe('the form for new dynamic variants', () => {
  it('[DYN-06] has a category and a first dynamic variant; further ones are added, taken away and brought back', async () => {
    const page = await openAdd();
    const item = (position: number): string[] =>
      ['name_en', 'name_ar', 'price', 'available_amount'].map((name) => `items.${position}.${name}`);
    const texts = (): string[] => fieldNames().filter((name) => !name.endsWith('has_amount'));
    expect(texts()).toEqual(['category_id', ...item(0)]);
    fireEvent.click(control(inEnglish('dynamicVariants.addItem')));
    fill(at(1, { name_en: 'Engraving' }));
    expect(texts()).toEqual(['category_id', ...item(0), ...item(1)]);
    fireEvent.click(control('Remove Dynamic variant 1'));
    expect(field('items.0.name_en').value).toBe('Engraving');
    expect(document.querySelector('[data-block-remove]')).toBeNull();
    expect(toasts()).toEqual([inEnglish('dynamicVariants.item', { position: '1 removed' })]);
    page.setLanguage('ar');
    expect(field('items.0.price').labels?.[0]?.textContent).toContain('السعر');
  });

  it('sends all of them as one request with their category, amounts in fils', async () => {
    const page = await openAdd();
    await chooseCategory('Knives');
    fill(at(0, { ...wrap, price: '١٢٫٥', available_amount: '٢٠' }));
    fireEvent.click(control(inEnglish('dynamicVariants.addItem')));
    fill(at(1, { ...wrap, name_en: ' Engraving ', price: '0', available_amount: '7' }));
    flip(1);
    pressSave();
    pressSave();
    await waitFor(() => expect(page.address()).toBe('/dynamic-variant'));
    const names = { name_en: 'Wrap', name_ar: 'تغليف' };
    const first = { ...names, price: toFils(12.5), has_amount: true, available_amount: 20 };
    const second = { ...names, name_en: 'Engraving', price: toFils(0), has_amount: false, available_amount: 0 };
    expect(added(page)).toEqual([{ body: { category_id: 4, dynamic_variant: [first, second] } }]);
  });

  it('[DYN-22] says that they were added, and shows them in the list', async () => {
    const add = () => {
      extras = [anExtra(12, { name_en: 'Wrap of the server' }), ...extras];
      return ok(null);
    };
    const page = await openAdd({ handlers: { 'dynamicVariants.add': add } });
    await lookAtList(page, '/dynamic-variant', 3);
    await formShown();
    await chooseCategory('Cookware');
    fill(at(0, wrap));
    pressSave();
    await waitFor(() => expect(toasts()).toEqual(['Dynamic Variant Added Successfully']));
    await waitFor(() => expect(page.address()).toBe('/dynamic-variant'));
    await listShows(12, 'Wrap of the server');
  });

  it('[OP-78] needs no amount where nobody counts, and keeps what was typed', async () => {
    const page = await openAdd();
    fill(at(0, { ...wrap, available_amount: 'many' }));
    pressSave();
    await waitFor(() => expect(errorOf('items.0.available_amount')).toBe(inEnglish('forms.badInteger', { min: 0 })));
    flip();
    await waitFor(() => expect(errorOf('items.0.available_amount')).toBeUndefined());
    expect(field('items.0.available_amount').disabled).toBe(true);
    flip();
    await waitFor(() => expect(errorOf('items.0.available_amount')).toBe(inEnglish('forms.badInteger', { min: 0 })));
    expect(field('items.0.available_amount').value).toBe('many');
    flip();
    await chooseCategory('Cookware');
    pressSave();
    await waitFor(() => expect(added(page)).toMatchObject([{ body: { dynamic_variant: [{ has_amount: false, available_amount: 0 }] } }]));
  });

  it('reads the categories again after they could not be loaded, and what was typed stays', async () => {
    const page = await openAdd({ handlers: { 'categories.list': () => failed('server', { status: 500, message: 'broken' }) } });
    expect(await screen.findByText(inEnglish('dynamicVariants.categoriesNotLoaded'))).toBeTruthy();
    fill(at(0, wrap));
    page.bridge.handle({ 'categories.list': () => servePage(categories) });
    fireEvent.click(control(inEnglish('common.retry')));
    await waitFor(() => expect(field('category_id')).toBeTruthy());
    await chooseCategory('Cookware');
    expect(field('items.0.name_en').value).toBe('Wrap');
  });
});

describe('the form for a dynamic variant that exists', () => {
  it('[DYN-07] has its names, price and amount, and says its category', async () => {
    const page = await openEdit();
    expect(page.address()).toBe('/dynamic-variant/edit-dynamic-variant/3');
    expect(['name_en', 'name_ar', 'price', 'available_amount'].map((name) => field(`items.0.${name}`).value)).toEqual([
      'Wrap 3',
      'تغليف 3',
      '1.500',
      '120',
    ]);
    expect(document.body.textContent?.replace(/[\u2066-\u2069]/g, '')).toContain(
      inEnglish('dynamicVariants.inCategory', { category: 'Cookware' }),
    );
  });

  it('[DYN-08] shows what the list hands over, without a call', async () => {
    const page = await openEdit();
    expect(page.state()).toEqual({ record: extras[0] });
    expect(listed(page)).toHaveLength(1);
  });

  it('sends its fields alone, after a look at what the server holds now', async () => {
    const page = await openEdit(2);
    expect(field('items.0.available_amount').disabled).toBe(true);
    fill(at(0, { price: '2.25' }));
    pressSave();
    await waitFor(() => expect(page.address()).toBe('/dynamic-variant'));
    const body = { name_en: 'Wrap 2', name_ar: 'تغليف 2', price: toFils(2.25), has_amount: false, available_amount: 0 };
    expect(updated(page)).toEqual([{ params: { id: 2 }, body }]);
    expect(listed(page)).toContainEqual({ query: { search: '2', isDeleted: false } });
  });

  it('[DYN-23] says that it was updated, and shows what the server holds then', async () => {
    const update = () => {
      extras = [anExtra(3, { name_en: 'Gift wrap of the server' })];
      return ok(null);
    };
    await openEdit(3, { handlers: { 'dynamicVariants.update': update } });
    fill(at(0, { name_en: 'Gift wrap' }));
    pressSave();
    await waitFor(() => expect(toasts()).toEqual(['Dynamic Variant Updated Successfully']));
    await listShows(3, 'Gift wrap of the server');
  });

  it('asks what is to become of a change that someone else has made meanwhile', async () => {
    const page = await openEdit();
    fill(at(0, { name_en: 'Gift wrap' }));
    extras = [anExtra(3, { price: toFils(9) })];
    pressSave();
    expect(await screen.findByText(inEnglish('orders.statusDialog.movedTitle'))).toBeTruthy();
    expect(updated(page)).toEqual([]);
  });

  it.each([
    ['active', 3],
    [inEnglish('productForm.inactive'), 9],
  ])('is read from the list after a reload where it is %s', async (_kind, id) => {
    const page = await open(`/dynamic-variant/edit-dynamic-variant/${id}`);
    await formShown();
    expect(field('items.0.name_en').value).toBe(`Wrap ${id}`);
    fill(at(0, { name_en: 'Gift wrap' }));
    pressSave();
    await waitFor(() => expect(updated(page)).toMatchObject([{ params: { id }, body: { name_en: 'Gift wrap' } }]));
  });

  it('is read anew when one comes back to it', async () => {
    const page = await openEdit();
    await page.goTo('/dynamic-variant/add-dynamic-variant');
    extras = [anExtra(3, { name_en: 'Renamed' })];
    await act(() => page.client.invalidateQueries());
    await page.goTo(-1);
    await waitFor(() => expect(field('items.0.name_en').value).toBe('Renamed'));
  });

  it('leads back to the list with a notice where it is not there any more', async () => {
    extras = [anExtra(5)];
    const page = await open('/dynamic-variant/edit-dynamic-variant/3');
    await waitFor(() => expect(page.address()).toBe('/dynamic-variant'));
    expect(toasts()).toEqual([inEnglish('dynamicVariants.gone')]);
    expect(await tableRow(5)).toBeTruthy();
  });

  it('that could not be loaded is asked for again', async () => {
    const page = await open('/dynamic-variant/edit-dynamic-variant/9', {
      handlers: {
        'dynamicVariants.list': ({ query } = {}) => (query?.isDeleted ? failed('server', { message: 'broken' }) : servePage([])),
      },
    });
    expect(await screen.findByText('broken')).toBeTruthy();
    page.bridge.handle(handlers);
    fireEvent.click(control(inEnglish('common.retry')));
    await formShown();
    expect(field('items.0.name_en').value).toBe('Wrap 9');
  });
});

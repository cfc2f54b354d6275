// @vitest-environment happy-dom

import { ok } from '@shared/contract/result';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { field, fill, pressSave } from '../../../../../../tests/support/page/form-on-page';
import { control, endPage, type ShownPage, showPage, tableRow } from '../../../../../../tests/support/page/page';
import { cellsOf, sentBodies } from '../../../../../../tests/support/page/wire';
import { servePage } from '../../../../../../tests/support/samples/order-rows';
import {
  chip,
  chooseCategory,
  chooseFiles,
  describeAs,
  editPath,
  handlers,
  isChosen,
  loadProductForm,
  named,
  open,
  pair,
  pictures,
  read,
  section,
  shop,
  simple,
  startProducts,
  url,
} from '../../../../../../tests/support/samples/product-form';
import { inEnglish } from '../../../../../../tests/support/texts';

const list = '/masterHN/products';
const withList = {
  ...handlers,
  'products.list': ({ query }: { query?: { isDeleted?: boolean | undefined } } = {}) =>
    servePage(shop.product && shop.product.isDeleted === (query?.isDeleted ?? false) ? [shop.product] : [], 1),
  'products.setDeleted': () => ok(null),
};
const inList = (): Promise<ShownPage> => showPage(list, { handlers: withList });
async function sent(page: ShownPage): Promise<Record<string, unknown>> {
  pressSave();
  await waitFor(() => expect(sentBodies(page, 'products.update')).toHaveLength(1));
  return sentBodies(page, 'products.update')[0] ?? {};
}
const flags = {
  bestSeller: inEnglish('productForm.bestSeller'),
  newIn: inEnglish('productForm.newIn'),
  offer: inEnglish('productForm.offer'),
};
const flagSwitch = (name: string): HTMLInputElement => within(section('basics')).getByRole('switch', { name });
const only = (flag: string) => Object.fromEntries(Object.keys(flags).map((each) => [each, each === flag]));

beforeAll(loadProductForm);
beforeEach(startProducts);
afterEach(endPage);

describe('the fields of a product', () => {
  it('[PRD-32] number, names, descriptions and code are shown in list and form, and sent', async () => {
    shop.product = read(simple);
    const listed = await inList();
    expect((await cellsOf(7)).slice(1, 3)).toEqual(['Cast-iron potقدر حديد زهر', 'POT-7#7']);
    listed.unmount();
    const page = await open(editPath);
    expect(['name_en', 'name_ar', 'code'].map((name) => field(name).value)).toEqual(['Cast-iron pot', 'قدر حديد زهر', 'POT-7']);
    expect([...document.querySelectorAll('.ql-editor')].map((one) => one.textContent)).toEqual(['Holds its heat', 'يحفظ الحرارة']);
    fill({ name_en: 'Steel pan', name_ar: 'مقلاة فولاذ', code: 'PAN-8' });
    describeAs(0, 'Light');
    describeAs(1, 'خفيفة');
    expect(await sent(page)).toMatchObject({
      ...{ name_en: 'Steel pan', name_ar: 'مقلاة فولاذ', code: 'PAN-8' },
      description_en: expect.stringContaining('"Light"'),
      description_ar: expect.stringContaining('"خفيفة"'),
    });
    expect(page.bridge.requestsOf('products.update')).toMatchObject([{ params: { id: 7 } }]);
  });

  it('[PRD-33] the category is shown by its name in list and form, and sent by its number', async () => {
    shop.product = read({ ...simple, dynamic_variant: [] });
    const listed = await inList();
    expect((await cellsOf(7))[3]).toBe('Pots');
    listed.setLanguage('ar');
    expect((await cellsOf(7))[3]).toBe('قدور');
    listed.unmount();
    const page = await open(editPath);
    expect(field('category_id').value).toBe('Pots');
    await chooseCategory('Glasses');
    expect(await sent(page)).toMatchObject({ category_id: 3 });
  });

  it('[PRD-34] price, cost, offer price and stock are shown in list and form, and sent each as itself', async () => {
    shop.product = read(simple);
    const listed = await inList();
    expect((await cellsOf(7)).slice(4, 6)).toEqual(['24.500KWDBefore: 29.000KWD', '10']);
    listed.unmount();
    const page = await open(editPath);
    const names = ['price', 'cost', 'offerPrice', 'amount'];
    expect(names.map((name) => field(name).value)).toEqual(['29.000', '17.400', '24.500', '10']);
    fill({ price: '31.25', cost: '18.5', offerPrice: '26.75', amount: '12' });
    expect(await sent(page)).toMatchObject({ price: 31.25, cost: 18.5, offerPrice: 26.75, amount: 12 });
  });

  it.each(Object.entries(flags))('[PRD-35] the flag %s alone is shown as "%s", and sent as itself', async (flag, name) => {
    shop.product = read({ ...simple, ...only(flag) });
    const page = await open(editPath);
    expect(Object.values(flags).map((each) => [each, flagSwitch(each).checked])).toEqual(
      Object.values(flags).map((each) => [each, each === name]),
    );
    for (const each of Object.values(flags)) fireEvent.click(flagSwitch(each));
    const body = await sent(page);
    expect(body).toMatchObject(Object.fromEntries(Object.entries(only(flag)).map(([each, isOn]) => [each, !isOn])));
  });

  it('[PRD-36] up to five pictures are shown and sent by their addresses; one that is not active stands on its tab', async () => {
    const product_images = ['a', 'b', 'c', 'd'].map((name) => ({ url: url(name) }));
    shop.product = read({ ...simple, product_images, isDeleted: true });
    const listed = await inList();
    fireEvent.click(await screen.findByRole('tab', { name: inEnglish('activation.inactive') }));
    expect(decodeURIComponent((await tableRow(7)).querySelector('img')?.getAttribute('src') ?? '')).toContain(url('a'));
    fireEvent.click(control(inEnglish('lists.rowActions', { row: 'product Cast-iron pot' }), await tableRow(7)));
    fireEvent.click(await screen.findByRole('menuitem', { name: inEnglish('activation.activate') }));
    await waitFor(() => expect(sentBodies(listed, 'products.setDeleted')).toEqual([{ isDeleted: false }]));
    listed.unmount();
    const page = await open(editPath);
    expect(pictures(section('images'))).toEqual(['a.png', 'b.png', 'c.png', 'd.png']);
    chooseFiles(section('images'), 'e');
    await waitFor(() => expect(pictures(section('images'))).toHaveLength(5));
    expect(await sent(page)).toMatchObject({ images: ['a', 'b', 'c', 'd', 'e'].map(url) });
  });

  it('[PRD-37] its variants are the chosen values of the form, and sent as pairs of variant and value', async () => {
    const value = { id: 11, value_en: '#2f7f77', value_ar: '#2f7f77' };
    shop.product = read({
      ...simple,
      variant: [{ variant: named(1, inEnglish('vocabulary.products.color'), 'لون'), variant_value: value }],
    });
    const page = await open(editPath);
    expect([10, 11, 12, 20, 21].filter(isChosen)).toEqual([11]);
    fireEvent.click(chip(20));
    expect(await sent(page)).toMatchObject({ variant: [[pair(1, 11), pair(2, 20)]] });
  });

  it('[PRD-38] its dynamic variants are ticked in the form, and sent by their numbers', async () => {
    shop.product = read({ ...simple, dynamic_variant: [{ dynamic_variant_id: 4 }] });
    const page = await open(editPath);
    const box = (): HTMLInputElement => within(section('dynamicVariants')).getByRole('checkbox');
    expect(box().checked).toBe(true);
    fill({ code: 'P' });
    expect((await sent(page)).dynamic_variant).toEqual([{ dynamic_variant_id: 4 }]);
    endPage();
    shop.product = read({ ...simple, dynamic_variant: [] });
    const without = await open(editPath);
    expect(box().checked).toBe(false);
    fireEvent.click(box());
    expect((await sent(without)).dynamic_variant).toEqual([{ dynamic_variant_id: 4 }]);
  });
});

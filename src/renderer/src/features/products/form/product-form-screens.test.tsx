// @vitest-environment happy-dom

import { useNotifications } from '@renderer/runtime/notices/notify';
import { failed, ok } from '@shared/contract/result';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../../tests/support/page/fake-bridge';
import { errorOf, field, fill, pressSave, saveButton } from '../../../../../../tests/support/page/form-on-page';
import { control, endPage, findControl, showPage, toasts } from '../../../../../../tests/support/page/page';
import { listShows, lookAtList } from '../../../../../../tests/support/page/wire';
import { servePage } from '../../../../../../tests/support/samples/order-rows';
import {
  addPath,
  cards,
  chip,
  chooseCategory,
  chooseFiles,
  describeAs,
  editPath,
  filledIn,
  handlers,
  isChosen,
  loadProductForm,
  named,
  numberOn,
  open,
  pair,
  pictures,
  pressUndo,
  read,
  save,
  section,
  sent,
  shop,
  simple,
  startProducts,
  switchOf,
  typeOn,
  url,
  wire,
  wrap,
} from '../../../../../../tests/support/samples/product-form';
import { inArabic, inEnglish } from '../../../../../../tests/support/texts';

const asked = (): Promise<HTMLElement> =>
  waitFor(() => {
    const question = document.querySelector<HTMLElement>('[role=alertdialog]');
    if (!question) throw new Error('no question');
    return question;
  });

/** Returns handlers for a list that has the product under another name after the write. */
function listOfServer(write: 'products.add' | 'products.update'): FakeHandlers {
  let name_en = 'Pot before';
  return {
    'products.list': () => servePage([read({ name_en })], 1),
    [write]() {
      name_en = 'Pot of the server';
      return ok(null);
    },
  };
}

beforeAll(loadProductForm);
beforeEach(startProducts);
afterEach(endPage);

describe('a new product', () => {
  it('[PRD-10] [PRD-49] is sent whole, with each combination, and returns to the list, which shows it', async () => {
    const page = await open(addPath, { roles: ['masterHN'], handlers: listOfServer('products.add') });
    await lookAtList(page, '/masterHN/products', 7);
    await waitFor(() => expect(document.querySelectorAll('form .ql-editor')).toHaveLength(2));
    fill(filledIn);
    await chooseCategory('Pots');
    describeAs(0, 'Warm');
    describeAs(1, 'دافئ');
    chooseFiles(section('images'), 'front');
    await waitFor(() => expect(pictures(section('images'))).toEqual(['front.png']));
    await waitFor(() => expect(chip(10)).toBeTruthy());
    for (const id of [21, 10, 11]) fireEvent.click(chip(id));
    expect(cards()).toEqual(['1:10,2:21', '1:11,2:21']);
    typeOn('1:10,2:21', { Quantity: '٤' });
    typeOn('1:11,2:21', { Quantity: '1,000' });
    fireEvent.click(within(section('dynamicVariants')).getByRole('checkbox'));
    fireEvent.click(within(section('basics')).getByRole('switch', { name: inEnglish('productForm.newIn') }));
    const body = await save(page, 'products.add');
    expect(body).toEqual({
      name_en: 'Pot',
      name_ar: 'قدر',
      code: 'P-1',
      category_id: 2,
      description_en: expect.stringContaining('Warm'),
      description_ar: expect.stringContaining('دافئ'),
      images: [url('front')],
      dynamic_variant: [{ dynamic_variant_id: 4 }],
      bestSeller: false,
      newIn: true,
      offer: false,
      price: 12_500,
      cost: 7500,
      offerPrice: null,
      all_image: true,
      all_price: true,
      all_cost: true,
      variant_data: [
        { price: 12_500, cost: 7500, images: [url('front')], amount: 4 },
        { price: 12_500, cost: 7500, images: [url('front')], amount: 1000 },
      ],
      variant: [
        [pair(1, 10), pair(2, 21)],
        [pair(1, 11), pair(2, 21)],
      ],
      amount: 1004,
    });
    await waitFor(() => expect(page.address()).toBe('/masterHN/products'));
    expect(toasts()).toContain('Product Added Successfully');
    await listShows(7, 'Pot of the server');
  });
});

describe('the form of a product', () => {
  it('[PRD-13] has every field in its section', async () => {
    await open(editPath);
    const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')].map(({ dataset }) => dataset.section);
    expect(sections).toEqual(['basics', 'description', 'images', 'price', 'variants', 'combinations', 'dynamicVariants']);
    const names = ['name_en', 'name_ar', 'code', 'category_id', 'price', 'cost', 'offerPrice'];
    expect(names.map((name) => field(name).value)).toEqual([
      'Cast-iron pot',
      'قدر حديد زهر',
      'POT-7',
      'Pots',
      '29.000',
      '17.400',
      '24.500',
    ]);
    expect([...document.querySelectorAll('.ql-editor')].map((one) => one.textContent)).toEqual(['Holds its heat', 'يحفظ الحرارة']);
    const flags = [inEnglish('productForm.bestSeller'), inEnglish('productForm.newIn'), inEnglish('productForm.offer')].map(
      (name) => within(section('basics')).getByRole('switch', { name }) as HTMLInputElement,
    );
    expect(flags.map(({ checked }) => checked)).toEqual([true, false, false]);
    expect(pictures(section('images'))).toEqual(['front.png', 'back.png']);
    expect([10, 11, 12, 20, 21].map(isChosen)).toEqual([true, true, false, true, true]);
    expect((within(section('dynamicVariants')).getByRole('checkbox') as HTMLInputElement).checked).toBe(true);
    expect(section('dynamicVariants').textContent).toContain('Gift wrap1.500KWD');
  });

  it('[PRD-11] [PRD-50] goes back as it came but for what was changed, and the list shows it', async () => {
    const page = await open(editPath, { handlers: listOfServer('products.update') });
    await lookAtList(page, '/masterHN/products', 7);
    await waitFor(() => expect(document.querySelectorAll('form .ql-editor')).toHaveLength(2));
    expect(page.bridge.requestsOf('products.one')[0]).toEqual({ params: { id: 7 } });
    fill({ code: 'POT-8' });
    const body = await save(page, 'products.update');
    expect(page.bridge.requestsOf('products.update')).toEqual([{ params: { id: 7 }, body: expect.anything() }]);
    expect(body).toMatchObject({
      code: 'POT-8',
      category_id: 2,
      offerPrice: 24_500,
      bestSeller: true,
      dynamic_variant: [{ dynamic_variant_id: 4 }],
    });
    expect(body.variant).toEqual(wire.variant_combinations);
    expect(body.variant_data).toEqual(shop.product?.variant_data);
    expect(body).toMatchObject({ all_image: false, all_price: false, all_cost: false, amount: 10, images: [url('front'), url('back')] });
    await waitFor(() => expect(page.address()).toBe('/masterHN/products'));
    expect(toasts()).toContain('Product Updated Successfully');
    await listShows(7, 'Pot of the server');
  });

  it('[PRD-12] [OP-71] only shows the product where it was opened for viewing', async () => {
    const page = await open(editPath, { state: { view: true } });
    expect(screen.getByText(inEnglish('forms.viewing'))).toBeTruthy();
    expect(field('name_en').readOnly).toBe(true);
    expect(numberOn('1:10,2:20', inEnglish('productForm.amount')).readOnly).toBe(true);
    fireEvent.click(chip(10));
    expect(isChosen(10)).toBe(true);
    expect((switchOf(inEnglish('productForm.same.price')) as HTMLInputElement).disabled).toBe(true);
    expect(findControl(inEnglish('productForm.leaveOutOf', { name: 'Brick red · 20 cm' }))).toBeUndefined();
    expect(saveButton()).toBeNull();
    expect(page.bridge.requestsOf('products.update')).toEqual([]);
  });

  it('[PRD-16] [PRD-17] [PRD-18] [PRD-19] [PRD-20] [PRD-28] demands what is missing, all at once', async () => {
    const page = await open(addPath);
    pressSave();
    await waitFor(() => expect(errorOf('name_en')).toBe('This Field is required'));
    expect(['name_ar', 'code', 'category_id', 'price', 'cost', 'amount'].map(errorOf)).toEqual(Array(6).fill('This Field is required'));
    expect(section('description').textContent).toContain(inEnglish('productForm.writeEnglish'));
    expect(section('description').textContent).toContain(inEnglish('productForm.writeArabic'));
    expect(section('images').textContent).toContain('Upload Images');
    expect(toasts()).toEqual(['Upload Images']);
    await waitFor(() => expect(document.activeElement).toBe(field('name_en')));
    expect(sent(page, 'products.add')).toEqual([]);
  });

  it('[PRD-23] refuses a quantity of 0, in words', async () => {
    shop.product = read({ ...simple });
    await open(editPath);
    fill({ amount: '0' });
    pressSave();
    await waitFor(() => expect(errorOf('amount')).toContain(inEnglish('forms.badInteger', { min: 1 })));
    expect(field('amount').value).toBe('0');
  });

  it('saves a sold-out product with its 0 as long as nobody typed another amount', async () => {
    shop.product = read({ ...simple, amount: 0 });
    const page = await open(editPath);
    fill({ amount: '-1' });
    pressSave();
    await waitFor(() => expect(errorOf('amount')).toContain(inEnglish('forms.badInteger', { min: 1 })));
    fill({ amount: '0', price: '31' });
    expect(await save(page, 'products.update')).toMatchObject({ amount: 0, price: 31_000 });
  });

  it('reads the product and its dynamic variants, also those that the category has no more', async () => {
    const own = {
      ...wrap,
      id: 9,
      name_en: 'Engraving',
      price: 4000,
      isDeleted: true,
      available_amount: 0,
      has_amount: false,
      category: named(2, '', ''),
    };
    shop.product = read({ dynamic_variant: [{ dynamic_variant_id: 9 }] });
    const page = await open(editPath, {
      handlers: { 'products.dynamicVariants': () => ok({ rows: [own], unreadable: [] } as never) },
    });
    expect(page.bridge.requestsOf('products.dynamicVariants')[0]).toEqual({ params: { id: 7 } });
    await waitFor(() => expect(section('dynamicVariants').textContent).toContain('Engravingnot active'));
    fill({ code: 'X' });
    expect((await save(page, 'products.update')).dynamic_variant).toEqual([{ dynamic_variant_id: 9 }]);
  });

  it('tells the margin while one types, and an offer that is none, and refuses neither', async () => {
    shop.product = read(simple);
    const page = await open(editPath);
    const margin = (): string => document.querySelector('[data-margin]')?.textContent ?? '';
    expect(margin()).toContain(inEnglish('productForm.margin', { amount: '11.600 KWD', percent: 40 }));
    fireEvent.change(field('cost'), { target: { value: '٣٠' } });
    expect(margin()).toContain('Margin -1.000 KWD');
    expect(margin()).toContain(inEnglish('productForm.loss'));
    fireEvent.change(field('offerPrice'), { target: { value: '29' } });
    expect(section('price').textContent).toContain(inEnglish('productForm.offerNotBelow'));
    expect(await save(page, 'products.update')).toMatchObject({ cost: 30_000, offerPrice: 29_000 });
  });

  it('[PRD-30] has room for five pictures', async () => {
    await open(editPath);
    chooseFiles(section('images'), 'c', 'd', 'e', 'f');
    await waitFor(() => expect(pictures(section('images'))).toEqual(['front.png', 'back.png', 'c.png', 'd.png', 'e.png']));
    expect(section('images').querySelector('input[type=file]')).toBeNull();
    expect(toasts()).toContain(inEnglish('forms.pictures.noRoom', { count: 3 }));
  });
});

describe('a refused product', () => {
  it('[PRD-48] [OP-72] shows the server’s words once, with spaces, and keeps everything', async () => {
    const page = await open(editPath, {
      handlers: { 'products.update': () => failed('server', { status: 400, message: 'stock_is_locked_for_audit' }) },
    });
    fill({ name_en: 'Pot' });
    pressSave();
    await waitFor(() => expect(toasts()).toEqual(['server']));
    expect(useNotifications.getState().messages[0]?.message).toMatchObject({ failure: { message: 'stock is locked for audit' } });
    expect(field('name_en').value).toBe('Pot');
    expect(page.address()).toBe(editPath);
  });

  it.each([
    ['at its field', { message: 'name_en_is_too_long', fields: { name_en: 'name_en_is_too_long' } }, 'name en is too long'],
    [
      'at its field, in the language of the person',
      { message: 'invalid_price', fields: { price: 'invalid_price' } },
      inEnglish('forms.refused'),
    ],
  ] as const)('shows the server’s words about a field %s', async (_where, details, text) => {
    await open(editPath, { handlers: { 'products.update': () => failed('server', { status: 400, ...details }) } });
    fill({ name_en: 'Pot' });
    pressSave();
    const name = Object.keys(details.fields)[0] ?? '';
    await waitFor(() => expect(errorOf(name)).toBe(text));
    expect(toasts()).toEqual([]);
  });

  it('shows what is refused of a price that all combinations share at that price', async () => {
    shop.product = read({ all_price: true });
    const fields = { 'variant_data[1].price': 'Too dear' };
    await open(editPath, { handlers: { 'products.update': () => failed('server', { status: 422, fields }) } });
    fill({ name_en: 'Pot' });
    pressSave();
    await waitFor(() => expect(errorOf('price')).toBe('Too dear'));
    expect(toasts()).toEqual([]);
  });

  it.each(['notFound', 'forbidden'] as const)('shows the server’s words with spaces when it says %s', async (code) => {
    await open(editPath, { handlers: { 'products.update': () => failed(code, { message: 'category_not_here' }) } });
    fill({ name_en: 'Pot' });
    pressSave();
    await waitFor(() =>
      expect(useNotifications.getState().messages[0]?.message).toMatchObject({
        failure: { message: 'category not here' },
      }),
    );
  });

  it.each([
    ['en', inEnglish('productForm.codeTaken')],
    ['ar', inArabic('productForm.codeTaken')],
  ] as const)('says at the code that it is taken, in %s', async (language, words) => {
    await open(editPath, {
      language,
      handlers: { 'products.update': () => failed('server', { status: 409, message: 'product_code_already_exists' }) },
    });
    fill({ code: 'POT-1' });
    pressSave();
    await waitFor(() => expect(errorOf('code')).toBe(words));
    await waitFor(() => expect(document.activeElement).toBe(field('code')));
    expect(toasts()).toEqual([]);
  });

  it('leaves what ends the session to the app', async () => {
    await open(editPath, { handlers: { 'products.update': () => failed('forbidden', { message: 'Not Allowed, Don`t have Permission' }) } });
    fill({ code: 'X' });
    pressSave();
    await waitFor(() => expect(toasts()).toEqual(['forbidden']));
  });
});

describe('a copy of a product', () => {
  it('begins with everything but the code, with the pictures by their addresses', async () => {
    const page = await open(addPath, { state: { duplicateOf: 7 } });
    expect([field('name_en').value, field('code').value]).toEqual(['Cast-iron pot', '']);
    expect(pictures(section('images'))).toEqual(['front.png', 'back.png']);
    pressSave();
    await waitFor(() => expect(errorOf('code')).toBe('This Field is required'));
    fill({ code: 'POT-9' });
    const body = await save(page, 'products.add');
    expect(body).toMatchObject({ code: 'POT-9', images: [url('front'), url('back')], variant: wire.variant_combinations });
    expect(body.variant_data).toEqual(shop.product?.variant_data);
    expect(page.bridge.requestsOf('uploads.send')).toEqual([]);
  });

  it('says when the product is gone', async () => {
    shop.product = null;
    await showPage(addPath, { state: { duplicateOf: 7 }, handlers });
    expect(await screen.findByText(inEnglish('productForm.gone'))).toBeTruthy();
  });
});

describe('the category', () => {
  it('[OP-105] asks before it drops what belongs to the other one, and gives it back', async () => {
    const page = await open(editPath);
    await chooseCategory('Glasses');
    const question = await asked();
    expect(question.textContent).toContain('4 combinations, 1 dynamic variant');
    fireEvent.click(control(inEnglish('common.cancel'), question));
    expect(cards()).toHaveLength(4);
    await chooseCategory('Glasses');
    fireEvent.click(control(inEnglish('productForm.categoryChange.confirm'), await asked()));
    await waitFor(() => expect(section('variants').textContent).toContain('Shade'));
    expect(cards()).toEqual([]);
    expect(section('dynamicVariants').textContent).toContain(inEnglish('productForm.noDynamicVariants'));
    pressUndo();
    await waitFor(() => expect(cards()).toHaveLength(4));
    expect(field('category_id').value).toBe('Pots');
    expect(saveButton()).toBeNull();
    expect(sent(page, 'products.update')).toEqual([]);
  });

  it('asks nothing where nothing would be dropped', async () => {
    await open(addPath);
    await chooseCategory('Pots');
    await chooseCategory('Glasses');
    expect(document.querySelector('[role=alertdialog]')).toBeNull();
    expect(field('category_id').value).toBe('Glasses');
  });

  it('stays where it is not active any more, and says so', async () => {
    shop.product = read({ category_id: 8, category: { name_en: 'Old', name_ar: 'قديم' } });
    const page = await open(editPath);
    await waitFor(() => expect(field('category_id').value).toBe(inEnglish('productForm.inactiveCategory', { name: 'Old' })));
    expect(section('basics').textContent).toContain(inEnglish('productForm.inactiveHint'));
    fill({ code: 'X' });
    expect((await save(page, 'products.update')).category_id).toBe(8);
  });
});

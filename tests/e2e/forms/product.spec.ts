import type { Locator, Page } from '@playwright/test';
import { createKeyboard, type Keyboard } from '../../support/built-app/keyboard';
import { inArabic, startingWith } from '../../support/texts';
import { signInByKeyboard, watchPointer } from '../support/by-keyboard';
import { expect, sharedTest as test } from '../support/fixture';
import { files, onForm, requestsOf } from '../support/form-page';

test.use({ language: 'ar', motion: 'no-preference' });

const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const section = (page: Page, id: string): Locator => page.locator(`[data-section=${id}]`);

/** Selects chips of one variant: one Tab stop, arrow keys between them, mirrored in Arabic. */
async function choose(keyboard: Keyboard, variant: Locator, names: readonly string[]): Promise<void> {
  await keyboard.goTo(button(variant.getByRole('group'), names[0] ?? ''));
  await keyboard.press('Space');
  for (const name of names.slice(1)) {
    await keyboard.pressUntil('ArrowLeft', button(variant.getByRole('group'), name));
    await keyboard.press('Space');
  }
}

test('a product with 12 combinations, from nothing to saved, in Arabic without a mouse', async ({ app, page, shop }) => {
  test.setTimeout(300_000);
  const keyboard = createKeyboard(page);
  const form = onForm(page);
  page.on('filechooser', () => undefined);
  const usedPointer = await watchPointer(page);
  const { tables } = shop.shop.store;
  const castIron = tables.categories.all().find(({ name_en }) => name_en === 'Cast-iron cookware');
  const variants = tables.variants.all().filter(({ category_id }) => category_id === castIron?.id);
  const write = async (name: string, text: string): Promise<void> => {
    await keyboard.goTo(form.field(name));
    await keyboard.type(text);
  };
  await signInByKeyboard(page, keyboard);

  await test.step('from the list to an empty form', async () => {
    await keyboard.goTo(page.locator('nav a[href$="#/masterHN/products"]').first(), 'backward');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: inArabic('navigation.products') })).toBeFocused();
    await keyboard.goTo(button(page, inArabic('products.add')));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: inArabic('navigation.addProduct') })).toBeFocused();
  });

  await test.step('names, code, category, descriptions, picture, price and cost', async () => {
    await write('name_ar', 'قدر مدوّر');
    await write('name_en', 'Round casserole');
    await write('code', 'RC-12');
    await keyboard.goTo(form.field('category_id'));
    await keyboard.type('حديد الزهر');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(form.field('category_id')).toHaveValue('أواني حديد الزهر');
    await keyboard.goTo(page.getByRole('switch', { name: inArabic('productImport.targets.newIn') }));
    await keyboard.press('Space');
    await keyboard.goTo(page.getByRole('textbox', { name: startingWith(inArabic('shell.languageNames.ar')) }));
    await keyboard.type('ثقيل ومدوّر');
    await keyboard.goTo(page.getByRole('textbox', { name: startingWith(inArabic('documents.testPage.languages.en')) }));
    await keyboard.type('Heavy and round');
    const add = button(section(page, 'images'), inArabic('forms.pictures.add'));
    await keyboard.goTo(add);
    const dialog = page.waitForEvent('filechooser');
    await keyboard.press('Enter');
    await (await dialog).setFiles(files.png);
    await expect(button(page, inArabic('forms.pictures.alt', { position: 1, total: 1 }))).toBeVisible();
    await write('price', '٢٩٫٥');
    await write('cost', '١٧');
    await expect(section(page, 'price')).toContainText('هامش الربح 12.500 د.ك');
  });

  await test.step('three colours, two sizes, both lids', async () => {
    const variant = (at: number): Locator => page.locator(`[data-variant="${variants[at]?.id}"]`);
    await choose(keyboard, variant(0), ['أحمر طوبي', 'أزرق مخضر', 'عاجي']);
    await choose(keyboard, variant(1), ['20 سم', '22 سم']);
    await keyboard.goTo(button(page, inArabic('productForm.chooseAllOf', { name: 'الغطاء' })));
    await keyboard.press('Enter');
    await expect(section(page, 'combinations')).toContainText(inArabic('productForm.counted', { counted: 12, total: 12 }));
  });

  const quantities = [4, 0, 12, 7, 1000, 3, 9, 2, 15, 6, 1, 8];
  await test.step('quantities as a sheet has them', async () => {
    const first = section(page, 'combinations').getByRole('gridcell').first();
    await keyboard.goTo(first);
    await app.evaluate(
      ({ clipboard }, text) => clipboard.writeText(text),
      '4\r\n٠\r\n12\r\n7\r\n1,000\r\n٣\r\n9\r\n2\r\n15\r\n6\r\n1\r\n8\r\n',
    );
    await keyboard.press('ControlOrMeta+V');
    await expect(section(page, 'combinations')).toContainText('1,067');
    await expect(section(page, 'price').getByLabel(inArabic('vocabulary.products.quantity'))).toHaveValue('1,067');
  });

  await test.step('saved, and the server has it field by field', async () => {
    await keyboard.goTo(form.bar.locator('button[type=submit]'));
    await keyboard.press('Enter');
    await expect(form.toast(inArabic('homeProducts.added'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: inArabic('navigation.products') })).toBeVisible();
    const [request, ...more] = requestsOf(shop, 'products.add');
    expect(more).toEqual([]);
    expect(request).toMatchObject({ method: 'POST', path: '/product', status: 201 });
    const [color, size, lid] = variants.map((variant) =>
      variant.variant_values.map((value) => ({ variant_id: variant.id, variant_value_id: value.id })),
    );
    const variant = (color ?? [])
      .slice(0, 3)
      .flatMap((one) => (size ?? []).slice(0, 2).flatMap((other) => (lid ?? []).map((third) => [one, other, third])));
    const body: unknown = request?.body;
    const { images, description_en, description_ar } = body as { images: string[]; description_en: string; description_ar: string };
    expect(images).toEqual([expect.stringMatching(/\.png$/)]);
    expect(JSON.parse(description_en)).toMatchObject({ blocks: [{ text: 'Heavy and round' }] });
    expect(JSON.parse(description_ar)).toMatchObject({ blocks: [{ text: 'ثقيل ومدوّر' }] });
    expect(body).toEqual({
      name_en: 'Round casserole',
      name_ar: 'قدر مدوّر',
      code: 'RC-12',
      category_id: castIron?.id,
      images,
      dynamic_variant: [],
      description_en,
      description_ar,
      bestSeller: false,
      newIn: true,
      offer: false,
      price: 29.5,
      cost: 17,
      offerPrice: null,
      all_image: true,
      all_price: true,
      all_cost: true,
      variant_data: quantities.map((amount) => ({ price: 29.5, cost: 17, images, amount })),
      variant,
      amount: 1067,
    });
  });
  expect(await usedPointer()).toBe(0);
});

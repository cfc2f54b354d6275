import type { Locator, Page } from '@playwright/test';
import { createKeyboard } from '../../support/built-app/keyboard';
import { inArabic } from '../../support/texts';
import { signInByKeyboard, watchPointer } from '../support/by-keyboard';
import { expect, sharedTest as test } from '../support/fixture';
import { onForm, requestsOf } from '../support/form-page';

test.use({ language: 'ar', motion: 'no-preference' });

const button = (page: Page | Locator, name: string): Locator => page.getByRole('button', { name, exact: true });

test('a colour and a size of a category, from nothing to saved, in Arabic without a mouse', async ({ app, page, shop }) => {
  const keyboard = createKeyboard(page);
  const form = onForm(page);
  const usedPointer = await watchPointer(page);
  const castIron = shop.shop.store.tables.categories.all().find(({ name_en }) => name_en === 'Cast-iron cookware');
  const block = (at: number): Locator => page.locator('[data-section=variants] li:has([name])').nth(at);
  const cell = (at: number, side: 'en' | 'ar', row: number): Locator =>
    block(at).locator(`[data-value="${row}"] [data-side=value_${side}]`);
  const write = async (name: string, text: string): Promise<void> => {
    await keyboard.goTo(form.field(name));
    await keyboard.type(text);
  };
  await signInByKeyboard(page, keyboard);

  await test.step('from the list to an empty form', async () => {
    await keyboard.goTo(page.locator('nav a[href$="#/variant"]').first(), 'backward');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: inArabic('navigation.variant') })).toBeFocused();
    await keyboard.goTo(page.locator('#content').getByText(inArabic('navigation.addVariant'), { exact: true }));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: inArabic('navigation.addVariant') })).toBeFocused();
  });

  await test.step('the category first', async () => {
    await keyboard.goTo(form.field('category_id'));
    await keyboard.type('حديد الزهر');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(block(0)).toBeVisible();
  });

  await test.step('a colour variant, its values as code and by name', async () => {
    await write('variants.0.name_en', 'Handle color');
    await expect(block(0)).toContainText(inArabic('variantForm.colorVariant'));
    await keyboard.goTo(cell(0, 'en', 0));
    await keyboard.type('#B23A2E');
    await keyboard.press('Enter');
    await expect(cell(0, 'en', 1)).toBeFocused();
    await keyboard.type('كحلي');
    await keyboard.press('Enter');
    await expect(cell(0, 'en', 1)).toHaveValue('#1f2f56');
  });

  await test.step('a size, its values pasted from a sheet and put in order', async () => {
    await keyboard.goTo(button(page, inArabic('variantForm.addVariant')));
    await keyboard.press('Enter');
    await expect(form.field('variants.1.name_ar')).toBeFocused();
    await keyboard.type('الطول');
    await write('variants.1.name_en', 'Length');
    await keyboard.goTo(cell(1, 'en', 0));
    await app.evaluate(({ clipboard }, text) => clipboard.writeText(text), 'Short\tقصير\r\nLong\tطويل\r\nMedium\tمتوسط\r\n');
    await keyboard.press('ControlOrMeta+V');
    await expect(cell(1, 'en', 2)).toBeFocused();
    await keyboard.goTo(block(1).locator('[data-value="2"] button').first(), 'backward');
    await keyboard.press('Space');
    await expect(page.locator('[role=status]').filter({ hasText: 'الموضع 3 من أصل 3' })).not.toHaveCount(0);
    await keyboard.press('ArrowUp');
    await expect(page.locator('[role=status]').filter({ hasText: 'الموضع 2 من 3' })).not.toHaveCount(0);
    await keyboard.press('Space');
    await expect(cell(1, 'en', 1)).toHaveValue('Medium');
  });

  await test.step('saved, and the server has it field by field', async () => {
    await keyboard.goTo(form.bar.locator('button[type=submit]'));
    await keyboard.press('Enter');
    await expect(form.toast(inArabic('variantForm.added'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: inArabic('navigation.variant') })).toBeVisible();
    const [request, ...more] = requestsOf(shop, 'variants.add');
    expect(more).toEqual([]);
    expect(request).toMatchObject({ method: 'POST', path: '/variant/addVariant', status: 201 });
    expect(request?.body).toEqual({
      category_id: castIron?.id,
      variant: [
        {
          name_en: 'Handle color',
          name_ar: 'لون',
          variant_values: ['#b23a2e', '#1f2f56'].map((code) => ({ value_en: code, value_ar: code })),
        },
        {
          name_en: 'Length',
          name_ar: 'الطول',
          variant_values: [
            { value_en: 'Short', value_ar: 'قصير' },
            { value_en: 'Medium', value_ar: 'متوسط' },
            { value_en: 'Long', value_ar: 'طويل' },
          ],
        },
      ],
    });
  });
  expect(await usedPointer()).toBe(0);
});

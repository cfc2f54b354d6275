import { createKeyboard } from '../../support/built-app/keyboard';
import { inArabic } from '../../support/texts';
import { rowsOf, signInByKeyboard, watchPointer } from '../support/by-keyboard';
import { expect, sharedTest as test } from '../support/fixture';
import { onForm, requestsOf } from '../support/form-page';

test.use({ language: 'ar', motion: 'no-preference' });

test('a rate is added in Arabic without a mouse', async ({ page, shop }) => {
  const keyboard = createKeyboard(page);
  const form = onForm(page);
  const usedPointer = await watchPointer(page);
  await signInByKeyboard(page, keyboard);
  await form.open('/currency');
  await expect(rowsOf(page).first()).toBeVisible();
  await keyboard.goTo(page.getByRole('button', { name: inArabic('currency.add'), exact: true }));
  await keyboard.press('Enter');
  await expect(form.field('rate')).toBeVisible();
  await keyboard.goTo(form.field('country_id'));
  await keyboard.type('عمان');
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'عُمان' })).toBeVisible();
  await keyboard.press('Enter');
  await expect(form.field('country_id')).toHaveValue('عُمان');
  await keyboard.goTo(form.field('rate'));
  await keyboard.type('١٫٢٤٩٨٧');
  await expect(form.dialog).toContainText('1.249870');
  await keyboard.goTo(form.dialog.getByRole('button', { name: inArabic('currency.save') }));
  await keyboard.press('Enter');
  await expect(form.toast(inArabic('currency.added'))).toBeVisible();
  await expect(rowsOf(page).last()).toContainText('1.249870');
  expect(requestsOf(shop, 'currency.add').map(({ status, body }) => [status, body])).toEqual([
    [201, { currency: [{ rate: 1.24987, country_id: 6 }] }],
  ]);
  expect(await usedPointer()).toBe(0);
});

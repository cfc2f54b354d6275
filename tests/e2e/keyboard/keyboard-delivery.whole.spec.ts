import { createKeyboard } from '../../support/built-app/keyboard';
import { inArabic } from '../../support/texts';
import { watchPointer } from '../support/by-keyboard';
import { expect, sharedTest as test } from '../support/fixture';
import { onForm } from '../support/form-page';

test.use({ language: 'ar', motion: 'no-preference' });

test('delivery in Arabic without a mouse: a fee, fees of areas, all of a governorate', async ({ page, shop, signIn }) => {
  await signIn('all');
  const keyboard = createKeyboard(page);
  const form = onForm(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await form.open('/delivery');
  const usedPointer = await watchPointer(page);
  await expect(button(inArabic('common.edit'))).toBeVisible();
  await keyboard.goTo(button(inArabic('common.edit')));
  await keyboard.press('Enter');

  await test.step('the fee of all, from the first field, where Edit leads', async () => {
    await keyboard.goTo(form.field('cash_in_delivery'));
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type('٠٫٢٥');
    await keyboard.goTo(page.getByRole('radio', { name: inArabic('delivery.areas') }));
  });

  await test.step('the first line of a group, then the cells under it', async () => {
    await keyboard.goTo(button('تعيين للمحافظة: العاصمة'));
    await keyboard.press('Enter');
    await expect(form.dialog.getByRole('textbox')).toBeFocused();
    await keyboard.type('٢');
    await keyboard.press('Enter');
    await expect(form.dialog).toHaveCount(0);
    await keyboard.goTo(page.locator('[data-row="1"] [data-column="0"]'));
    await keyboard.type('3,5');
    await keyboard.press('Enter');
    await keyboard.press('Escape');
    await expect(form.bar).toContainText(inArabic('delivery.changedAreas', { count: 10 }));
  });

  await test.step('from behind the grid back to the line of the last group, and to the save', async () => {
    await keyboard.goTo(button('تعيين للمحافظة: الجهراء'), 'backward');
    await keyboard.goTo(form.bar.locator('button[type=submit]'));
    await keyboard.press('Enter');
    await expect(form.toast(inArabic('delivery.saved'))).toBeVisible();
  });
  const { areas } = shop.shop.store.tables;
  expect([1, 2, 10, 11].map((id) => areas.get(id).delivery_fee)).toEqual([3.5, 2, 2, 1]);
  expect(shop.shop.store.singles.delivery).toMatchObject({ cash_in_delivery: 0.25, delivery_all_area: false });
  expect(await usedPointer()).toBe(0);
});

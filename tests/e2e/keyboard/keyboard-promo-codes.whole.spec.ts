import { createKeyboard } from '../../support/built-app/keyboard';
import { inArabic } from '../../support/texts';
import { rowsOf, signInByKeyboard, watchPointer } from '../support/by-keyboard';
import { expect, sharedTest as test } from '../support/fixture';
import { onForm, requestsOf } from '../support/form-page';

test.use({ language: 'ar', motion: 'no-preference' });

test('a promo code is added in Arabic without a mouse', async ({ page, shop }) => {
  const keyboard = createKeyboard(page);
  const form = onForm(page);
  const usedPointer = await watchPointer(page);
  await signInByKeyboard(page, keyboard);
  await form.open('/promo-codes');
  await expect(rowsOf(page).first()).toBeVisible();
  await keyboard.goTo(page.getByRole('button', { name: inArabic('navigation.addPromoCode'), exact: true }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: inArabic('navigation.addPromoCode') })).toBeFocused();
  await keyboard.goTo(form.field('name'));
  await keyboard.type('شتاء25');
  await keyboard.goTo(page.getByRole('radio', { name: inArabic('vocabulary.promoCodes.types.percentage') }));
  await keyboard.press('Space');
  await keyboard.goTo(form.field('amount'));
  await keyboard.type('٢٥');
  await keyboard.goTo(form.field('end_date'));
  // The calendar opens on the current day. The test selects the day one week later.
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(1);
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(form.field('end_date')).not.toHaveValue('');
  await keyboard.goTo(form.field('max_usage'));
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('٥٠٠');
  await keyboard.goTo(form.bar.locator('button[type=submit]'));
  await keyboard.press('Enter');
  await expect(form.toast(inArabic('promoCodes.added'))).toBeVisible();
  await expect(rowsOf(page).first()).toContainText('شتاء25');
  const sent = requestsOf(shop, 'promoCodes.add');
  expect(sent.map(({ status }) => status)).toEqual([201]);
  expect(sent[0]?.body).toMatchObject({
    name: 'شتاء25',
    Type: 'percentage',
    amount: 25,
    end_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    max_usage: 500,
    count_usage: 0,
  });
  expect(await usedPointer()).toBe(0);
});

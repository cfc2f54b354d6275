import { createKeyboard } from '../../support/built-app/keyboard';
import { inArabic } from '../../support/texts';
import { signInByKeyboard, watchPointer } from '../support/by-keyboard';
import { expect, sharedTest as test } from '../support/fixture';
import { onForm, requestsOf } from '../support/form-page';

test.use({ language: 'ar', motion: 'no-preference' });

test('the IBAN in Arabic without a mouse: edited and saved, deleted, typed anew', async ({ page, shop }) => {
  const keyboard = createKeyboard(page);
  const form = onForm(page);
  const usedPointer = await watchPointer(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await signInByKeyboard(page, keyboard);
  await keyboard.goTo(page.getByRole('navigation').getByRole('link', { name: inArabic('navigation.payment'), exact: true }), 'backward');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: inArabic('navigation.payment') })).toBeFocused();

  await keyboard.goTo(button(inArabic('common.edit')));
  await keyboard.press('Enter');
  await keyboard.goTo(form.field('iban'), 'backward');
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('kw٣٩ gulb 0000 0000 0000 1234 5601 02');
  await keyboard.press('Enter');
  await expect(form.toast(inArabic('iban.saved'))).toBeVisible();
  expect(shop.shop.store.singles.iban).toEqual({ iban: 'KW39GULB0000000000001234560102' });

  await keyboard.goTo(button(inArabic('iban.remove')));
  await keyboard.press('Enter');
  await keyboard.goTo(form.dialog.getByRole('button', { name: inArabic('iban.remove') }));
  await keyboard.press('Enter');
  await expect(form.toast(inArabic('iban.removed'))).toBeVisible();
  await expect(form.field('iban')).toHaveValue('');
  await keyboard.goTo(form.field('iban'));
  await keyboard.type('KW81 CBKU 0000 0000 0000 1234 5601 01');
  await keyboard.press('Enter');
  await expect(page.locator('[data-iban]')).toHaveText('KW81CBKU0000000000001234560101');
  expect(requestsOf(shop, 'iban.save')).toHaveLength(2);
  expect(await usedPointer()).toBe(0);
});

import { createKeyboard } from '../../support/built-app/keyboard';
import { inArabic } from '../../support/texts';
import { rowsOf, signInByKeyboard, watchPointer } from '../support/by-keyboard';
import { expect, sharedTest as test } from '../support/fixture';
import { onForm, requestsOf } from '../support/form-page';

test.use({ language: 'ar', motion: 'no-preference' });

test('a notification in Arabic without a mouse, up to its last step and past it', async ({ page, shop }) => {
  const keyboard = createKeyboard(page);
  const form = onForm(page);
  const usedPointer = await watchPointer(page);
  await signInByKeyboard(page, keyboard);
  await keyboard.goTo(page.getByRole('navigation').locator('a[href$="#/notification"]'), 'backward');
  await keyboard.press('Enter');
  await expect(rowsOf(page).first()).toBeVisible();
  await keyboard.goTo(page.getByRole('button', { name: inArabic('navigation.addNotification') }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: inArabic('navigation.addNotification') })).toBeFocused();
  const texts = { title_ar: 'الشتاء', title_en: 'Winter', description_ar: 'رجعت الدفايات.', description_en: 'Heaters are back.' };
  for (const [name, text] of Object.entries(texts)) {
    await keyboard.goTo(form.field(name));
    await keyboard.type(text);
  }
  const send = form.bar.locator('button[type=submit]');
  await keyboard.goTo(send);
  await keyboard.press('Enter');
  const step = page.getByRole('dialog', { name: inArabic('notifications.lastStep.title') });
  await expect(step.getByRole('button', { name: inArabic('shortcuts.back') })).toBeFocused();
  await keyboard.press('Escape');
  await expect(step).toBeHidden();
  await expect(send).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.goTo(step.getByRole('button', { name: inArabic('notifications.lastStep.confirm') }));
  await keyboard.press('Enter');
  await expect(form.toast(inArabic('notifications.sent'))).toBeVisible();
  await expect(rowsOf(page).first()).toContainText('الشتاء');
  expect(requestsOf(shop, 'notifications.send').map(({ body, status }) => [body, status])).toEqual([[texts, 201]]);
  expect(await usedPointer()).toBe(0);
});

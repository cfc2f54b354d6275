import type { Locator, Page } from '@playwright/test';
import { createKeyboard } from '../support/keyboard';
import { watchPointer } from './by-keyboard';
import { expect, sharedTest as test } from './fixture';
import { files, onForm } from './form-page';

test.use({ language: 'ar' });

const button = (place: Page | Locator, name: string | RegExp): Locator =>
  place.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const fileName = (url: string | undefined): string | undefined => url?.split('/').at(-1);

test('the banners of the shop in Arabic without a mouse', async ({ page, shop, signIn }) => {
  await signIn('all');
  const keyboard = createKeyboard(page);
  const form = onForm(page);
  const { singles } = shop.shop.store;
  page.on('filechooser', () => undefined);
  await form.open('/banners');
  const usedPointer = await watchPointer(page);
  const slot = (position: number): Locator => page.getByRole('listitem', { name: new RegExp(`^لافتة ${position}،`) });
  const [first, second, third, fourth] = singles.shopBanners.map(({ image }) => fileName(image));

  await expect(button(slot(5), 'أضف أو أفلت صورة')).toBeVisible();
  await keyboard.goTo(button(slot(5), 'أضف أو أفلت صورة'));
  const dialog = page.waitForEvent('filechooser');
  await keyboard.press('Enter');
  await (await dialog).setFiles(files.png);
  await expect(button(slot(5), 'استبدال: صورة اللافتة 5')).toBeVisible();

  await keyboard.goTo(button(slot(5), 'تقديم لافتة 5'));
  await keyboard.press('Enter');
  await expect(button(slot(4), 'تقديم لافتة 4')).toBeFocused();

  await keyboard.goTo(button(slot(1), /^نقل لافتة 1: اضغط المسافة/), 'backward');
  await keyboard.press('Space');
  await expect(slot(1)).toContainText('اختر مكانها');
  // The places are measured after the pick-up is announced; a press before that moves nothing.
  const moved = page.getByText('انتقل لافتة 1 إلى الموضع 2 من 5');
  await expect(async () => {
    if ((await moved.count()) === 0) await keyboard.press('ArrowLeft');
    await expect(moved).toBeAttached({ timeout: 3000 });
  }).toPass();
  await keyboard.press('Space');

  await keyboard.goTo(button(slot(3), 'حذف صورة اللافتة 3'));
  await keyboard.press('Enter');
  await expect(slot(3)).toContainText('فارغة، لا تُنشر');
  await keyboard.goTo(form.bar.locator('button[type=submit]'));
  await keyboard.press('Enter');
  await expect(form.toast('تم تعديل اللافتات بنجاح')).toBeVisible();
  expect(singles.shopBanners.map(({ image }) => fileName(image))).toEqual([second, first, expect.stringMatching(/\.png$/), fourth]);
  expect(third).toBe('table.svg');
  expect(await usedPointer()).toBe(0);
});

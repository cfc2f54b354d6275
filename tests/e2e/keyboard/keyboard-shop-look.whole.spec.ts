import type { Locator, Page } from '@playwright/test';
import { createKeyboard } from '../../support/built-app/keyboard';
import { inArabic } from '../../support/texts';
import { watchPointer } from '../support/by-keyboard';
import { expect, sharedTest as test } from '../support/fixture';
import { files, onForm } from '../support/form-page';

test.use({ language: 'ar', motion: 'no-preference' });

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
  const slot = (position: number): Locator => page.getByRole('listitem', { name: new RegExp(`^بنر ${position}،`) });
  const [first, second, third, fourth] = singles.shopBanners.map(({ image }) => fileName(image));

  await expect(button(slot(5), inArabic('forms.pictures.add'))).toBeVisible();
  await keyboard.goTo(button(slot(5), inArabic('forms.pictures.add')));
  const dialog = page.waitForEvent('filechooser');
  await keyboard.press('Enter');
  await (await dialog).setFiles(files.png);
  await expect(button(slot(5), 'استبدال: صورة البنر 5')).toBeVisible();

  await keyboard.goTo(button(slot(5), inArabic('forms.blocks.earlier', { name: 'بنر 5' })));
  await keyboard.press('Enter');
  await expect(button(slot(4), inArabic('forms.blocks.earlier', { name: 'بنر 4' }))).toBeFocused();

  await keyboard.goTo(button(slot(1), /^نقل بنر 1: اضغط المسافة/), 'backward');
  await keyboard.press('Space');
  await expect(slot(1)).toContainText(inArabic('forms.blocks.choosePlace'));
  // The positions are measured after the pick-up is announced. An earlier key press moves nothing.
  const moved = page.getByText(inArabic('forms.blocks.moved', { name: 'بنر 1', position: 2, total: 5 }));
  await expect(async () => {
    if ((await moved.count()) === 0) await keyboard.press('ArrowLeft');
    await expect(moved).toBeAttached({ timeout: 3000 });
  }).toPass();
  await keyboard.press('Space');

  await keyboard.goTo(button(slot(3), inArabic('shopBanners.remove', { position: 3 })));
  await keyboard.press('Enter');
  await expect(slot(3)).toContainText(inArabic('shopBanners.empty'));
  await keyboard.goTo(form.bar.locator('button[type=submit]'));
  await keyboard.press('Enter');
  await expect(form.toast(inArabic('homePage.bannersUpdated'))).toBeVisible();
  expect(singles.shopBanners.map(({ image }) => fileName(image))).toEqual([second, first, expect.stringMatching(/\.png$/), fourth]);
  expect(third).toBe('table.svg');
  expect(await usedPointer()).toBe(0);
});

test('a kitchen in Arabic without a mouse', async ({ page, shop, signIn }) => {
  await signIn('all');
  const keyboard = createKeyboard(page);
  const form = onForm(page);
  const { styleUp } = shop.shop.store.singles;
  page.on('filechooser', () => undefined);
  // Keeps the number of Tab stops small.
  const [first, second] = styleUp.two?.sheets[0]?.items ?? [];
  if (!first || !second) throw new Error('no items');
  styleUp.two = { main_image: null, sheets: [{ title: 'أبواب', items: [first, second] }] };
  await form.open('/masterHN/style-up');
  const usedPointer = await watchPointer(page);
  const chooseFile = async (target: Locator): Promise<void> => {
    await keyboard.goTo(target);
    const dialog = page.waitForEvent('filechooser');
    await keyboard.press('Enter');
    await (await dialog).setFiles(files.png);
  };

  await keyboard.goTo(page.getByRole('tab', { name: inArabic('styleUp.kitchens.one') }));
  await keyboard.pressUntil('ArrowLeft', page.getByRole('tab', { name: inArabic('styleUp.kitchens.two') }));
  await keyboard.press('Enter');
  const kitchen = page.locator('[data-kitchen=two]');
  await expect(kitchen).toBeVisible();
  const sheet = (position: number): Locator => kitchen.getByRole('listitem', { name: new RegExp(`^لوحة ${position}،`) });

  await keyboard.goTo(kitchen.getByRole('button', { name: inArabic('styleUp.addSheet') }));
  await keyboard.press('Enter');
  await keyboard.goTo(sheet(2).locator('input[name$=".title"]'));
  await keyboard.type('مقابض');
  await keyboard.goTo(button(sheet(2), inArabic('styleUp.addItem')));
  await keyboard.press('Enter');
  const place = (name: string): Locator => sheet(2).getByRole('group', { name });
  await chooseFile(place(inArabic('styleUp.swatchOf', { position: 1 })).getByRole('button'));
  await expect(sheet(2)).toContainText(inArabic('styleUp.unsent.image'));
  await chooseFile(place(inArabic('styleUp.pictureOf', { position: 1 })).getByRole('button'));
  await expect(sheet(2)).toContainText(`${inArabic('styleUp.itemCount', { count: 1 })}، ${inArabic('styleUp.sentCount', { count: 1 })}`);
  await keyboard.goTo(button(page, inArabic('forms.blocks.up', { name: 'لوحة 2' })), 'backward');
  await keyboard.press('Enter');
  await expect(button(page, inArabic('forms.blocks.up', { name: 'لوحة 1' }))).toBeFocused();

  await keyboard.goTo(button(sheet(2), /^نقل عنصر 1: اضغط المسافة/));
  await keyboard.press('Space');
  const moved = page.getByText(/تم نقل عنصر 1 إلى الموضع 2 من/);
  await expect(async () => {
    if ((await moved.count()) === 0) await keyboard.press('ArrowLeft');
    await expect(moved).toBeAttached({ timeout: 3000 });
  }).toPass();
  await keyboard.press('Space');
  await keyboard.goTo(form.bar.locator('button[type=submit]'));
  await keyboard.press('Enter');
  await expect(form.toast(inArabic('styleUp.saved'))).toBeVisible();
  const picture = expect.stringMatching(/\.png$/);
  const stored = styleUp.two.sheets.map(({ title, items }) => [title, items.map(({ color }) => fileName(color))]);
  expect(stored).toEqual([
    ['مقابض', [picture]],
    ['أبواب', [second, first].map(({ color }) => fileName(color))],
  ]);
  expect(styleUp.two.sheets[0]?.items).toEqual([{ color: picture, image: picture }]);
  expect(await usedPointer()).toBe(0);
});

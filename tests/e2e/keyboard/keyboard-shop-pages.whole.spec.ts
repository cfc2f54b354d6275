import { createKeyboard } from '../../support/built-app/keyboard';
import { inArabic } from '../../support/texts';
import { signInByKeyboard, watchPointer } from '../support/by-keyboard';
import { expect, sharedTest as test } from '../support/fixture';
import { files, onForm } from '../support/form-page';

test.use({ language: 'ar', motion: 'no-preference' });

test('the social settings and the About page of the shop in Arabic without a mouse', async ({ page, shop }) => {
  const keyboard = createKeyboard(page);
  const form = onForm(page);
  const { singles } = shop.shop.store;
  const usedPointer = await watchPointer(page);
  // Listens from the start, so that a key never opens the system's own dialog.
  page.on('filechooser', () => undefined);
  await signInByKeyboard(page, keyboard);
  const goToScreen = async (path: string): Promise<void> => {
    await keyboard.goTo(page.getByRole('navigation').locator(`a[href$="#/${path}"]`), 'backward');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  };
  const write = async (name: string, text: string): Promise<void> => {
    await keyboard.goTo(form.field(name));
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type(text);
  };
  const save = async (said: string): Promise<void> => {
    await keyboard.goTo(form.bar.locator('button[type=submit]'));
    await keyboard.press('Enter');
    await expect(form.toast(said)).toBeVisible();
  };

  await goToScreen('social');
  const edit = page.getByRole('button', { name: inArabic('common.edit'), exact: true });
  await keyboard.goTo(edit);
  await keyboard.press('Enter');
  await write('time_from', '٠٩٣٠');
  await write('facebook', 'bayt.aldar');
  await keyboard.goTo(page.getByRole('button', { name: inArabic('forms.pictures.replace') }));
  const dialog = page.waitForEvent('filechooser');
  await keyboard.press('Enter');
  await (await dialog).setFiles(files.png);
  await save(inArabic('social.saved'));
  await expect(edit).toBeVisible();
  expect(singles.shopSocial).toMatchObject({ time_from: '09:30', facebook: 'bayt.aldar', qr_code: expect.stringMatching(/\.png$/) });

  await goToScreen('pages');
  await keyboard.goTo(page.getByRole('main').getByRole('link', { name: inArabic('navigation.aboutUs') }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: inArabic('navigation.shopAbout') })).toBeFocused();
  await write('blocks.0.title_ar', inArabic('navigation.aboutUs'));
  await save(inArabic('about.saved'));
  expect(singles.shopAbout.map(({ title_ar }) => title_ar)).toEqual([inArabic('navigation.aboutUs')]);
  expect(await usedPointer()).toBe(0);
});

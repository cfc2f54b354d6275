import { seedAdmins } from '@sample-shop/seed/admins';
import { inEnglish } from '../../support/texts';
import { createGuide } from '../../tour/guide';
import { decide } from '../../tour/stops/desktop/policy';
import { expect, test } from '../support/fixture';
import { onForm, requestsOf } from '../support/form-page';

test.use({ language: 'ar' });

test('what IT writes while the app runs locks the language, and the app itself over a half-filled form', async ({
  app,
  page,
  shop,
  signIn,
  t,
}, { outputDir }) => {
  const guide = createGuide({ app, page, t, out: outputDir });
  await signIn();

  await test.step('the menu of the header lies over the list, its choices locked', async () => {
    await decide(guide, { language: 'ar', idleLockMinutes: 10 });
    await page
      .locator('header')
      .getByRole('button', { name: new RegExp(t('shell.languageNow', { language: '' })) })
      .click();
    const note = page.getByText(t('policy.managed'));
    await expect(note).toBeVisible();
    await expect(page.getByRole('menuitemradio', { name: inEnglish('shell.languageNames.en') })).toBeDisabled();
    const box = await note.boundingBox();
    const top = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.textContent,
      [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2],
    );
    expect(top).toContain(t('policy.managed'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
  });

  const form = onForm(page);
  await test.step('the machine goes to sleep: nothing of the form can be read, and its admin finds it as it was', async () => {
    await form.open('/admins/add-admins');
    await form.field('f_name').fill('مريم');
    await app.evaluate(({ powerMonitor }) => void powerMonitor.emit('suspend'));
    const sheet = page.getByRole('alertdialog', { name: t('forms.signIn.locked') });
    await expect(sheet).toContainText(seedAdmins.all.email);
    const cover = await page
      .locator('.fui-DialogSurface__backdrop')
      .last()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(cover).toMatch(/^rgb\(/);
    await page.keyboard.press('Control+KeyK');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await sheet.locator('input[type=password]').fill(seedAdmins.all.password);
    await sheet.locator('input[type=password]').press('Enter');
    await expect(sheet).toBeHidden();
    await expect(form.field('f_name')).toHaveValue('مريم');
  });

  await test.step('its admin locks it with a key: covered in the same way, but the session goes on', async () => {
    await form.field('f_name').press('Control+KeyL');
    const sheet = page.getByRole('alertdialog', { name: t('forms.signIn.locked') });
    await expect(sheet).toContainText(t('forms.signIn.lockedByUser'));
    await sheet.locator('input[type=password]').fill(seedAdmins.all.password);
    await sheet.locator('input[type=password]').press('Enter');
    await expect(sheet).toBeHidden();
    await expect(form.field('f_name')).toHaveValue('مريم');
  });

  expect(requestsOf(shop, 'session.logout')).toHaveLength(1);
});

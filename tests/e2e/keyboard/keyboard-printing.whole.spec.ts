import { createKeyboard } from '../../support/built-app/keyboard';
import { inArabic } from '../../support/texts';
import { signInByKeyboard, watchPointer } from '../support/by-keyboard';
import { expect, sharedTest as test } from '../support/fixture';
import { onForm } from '../support/form-page';

test.use({ language: 'ar', motion: 'no-preference' });

test('the printer of the packing slips is chosen in Arabic without a mouse', async ({ page }) => {
  const keyboard = createKeyboard(page);
  const form = onForm(page);
  const usedPointer = await watchPointer(page);
  await signInByKeyboard(page, keyboard);
  await form.open('/settings/printing');
  const slip = page.getByRole('group', { name: inArabic('printables.name.packingSlip') });
  await keyboard.goTo(slip.getByRole('button', { name: 'ورقة التجهيز: تعديل' }));
  await keyboard.press('Enter');
  await keyboard.goTo(slip.getByRole('combobox', { name: inArabic('printHistory.columns.printer') }));
  await keyboard.press('Enter');
  await expect(page.getByRole('option').first()).toBeVisible();
  await keyboard.press('Enter');
  await keyboard.goTo(slip.getByRole('spinbutton', { name: inArabic('printerSettings.sheet.copies') }));
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('٢');
  await keyboard.goTo(slip.getByRole('radio', { name: inArabic('printerSettings.language.app') }));
  await keyboard.press('ArrowLeft');
  await keyboard.goTo(page.getByRole('checkbox', { name: inArabic('printables.name.packingSlip') }));
  await keyboard.press('Space');
  await keyboard.goTo(form.bar.locator('button[type=submit]'));
  await keyboard.press('Enter');
  await expect(form.toast(inArabic('printQueue.toast.settingsSaved'))).toBeVisible();
  const stored = await page.evaluate(() => window.diwan.call('printing.readSettings'));
  expect(stored).toMatchObject({
    ok: true,
    value: { routes: { packingSlip: { printer: expect.any(String), copies: 2 } }, pressed: ['invoice', 'packingSlip'] },
  });
  expect(await usedPointer()).toBe(0);
});

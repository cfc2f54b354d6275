import { createKeyboard } from '../../support/built-app/keyboard';
import { inArabic } from '../../support/texts';
import { watchPointer } from '../support/by-keyboard';
import { expect, sharedTest as test } from '../support/fixture';
import { onForm } from '../support/form-page';

test.use({ language: 'ar', motion: 'no-preference' });

test('a print station is set up in Arabic without a mouse', async ({ page, signIn }) => {
  await signIn('all');
  const keyboard = createKeyboard(page);
  const form = onForm(page);
  await form.open('/settings/printing?tab=station');
  const usedPointer = await watchPointer(page);
  const name = form.field('name');
  await expect(name).toBeVisible();
  await keyboard.goTo(name);
  await keyboard.type('طاولة التجهيز 1');
  await keyboard.goTo(page.getByRole('checkbox', { name: inArabic('printables.name.addressLabel') }));
  await keyboard.press('Space');
  await keyboard.goTo(page.locator('[data-section=sharing] input[type=radio]:checked'));
  await keyboard.press('ArrowDown');
  await keyboard.goTo(form.field('of'));
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('٣');
  await keyboard.goTo(page.locator('[data-section=hours]').getByRole('switch'));
  await keyboard.press('Space');
  await keyboard.goTo(form.field('from'));
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('٩٣٠');
  await keyboard.goTo(form.bar.locator('button[type=submit]'));
  await keyboard.press('Enter');
  await expect(form.toast(inArabic('stationSettings.saved'))).toBeVisible();
  const saved = await page.evaluate(() => window.diwan.call('station.read'));
  expect(saved.ok && saved.value.settings).toMatchObject({
    isOn: false,
    name: 'طاولة التجهيز 1',
    documents: ['packingSlip', 'addressLabel'],
    sharing: { kind: 'number', number: 1, of: 3 },
    hours: { from: '09:30', to: '22:00' },
  });
  expect(await usedPointer()).toBe(0);
});

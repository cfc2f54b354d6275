import { inEnglish, startingWith } from '../../support/texts';
import { expect, sharedTest as test } from '../support/fixture';

test('F1 opens the guide beside the screen at its topics, shows where a button is, and lies over a narrow window', async ({
  app,
  page,
  signIn,
}) => {
  // Keys that a test presses never reach a native menu.
  const pressF1 = () => app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('openGuide')?.click());
  await page.setViewportSize({ width: 1280, height: 760 });
  await signIn();
  await page.evaluate(() => {
    window.location.hash = '#/orders-guest';
  });
  await page.locator('[data-row]').first().waitFor();
  await pressF1();
  const guide = page.getByRole('complementary', { name: inEnglish('shell.command.guide') });
  await expect(guide.getByRole('heading', { name: inEnglish('navigation.guestOrders') })).toBeVisible();
  await expect(guide.getByRole('searchbox')).toBeFocused();
  // The picture is loaded, and the guide covers no part of the screen.
  await expect.poll(() => guide.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  const [screenBox, guideBox] = [await page.locator('#content').boundingBox(), await guide.boundingBox()];
  expect((screenBox?.x ?? 0) + (screenBox?.width ?? 0)).toBeLessThanOrEqual((guideBox?.x ?? 0) + 1);

  await page.locator('[data-row]').first().getByRole('checkbox').check();
  await guide.getByRole('button', { name: inEnglish('guide.where') }).click();
  const ring = page.locator('[data-guide-ring]');
  const button = page.getByRole('button', { name: startingWith(inEnglish('orders.printOrders', { count: 1 })) });
  await expect(ring).toBeVisible();
  const [around, real] = [await ring.boundingBox(), await button.boundingBox()];
  expect(Math.abs((around?.x ?? 0) + 6 - (real?.x ?? 99))).toBeLessThan(3);
  expect(Math.abs((around?.y ?? 0) + 6 - (real?.y ?? 99))).toBeLessThan(3);

  await guide.getByRole('searchbox').fill('طِباعة مرتين');
  await guide.getByRole('button', { name: /^A sheet that may have been printed/ }).click();
  const inGuide = page.locator('[data-guide-panel] :focus');
  await expect(guide.getByRole('heading', { name: 'A sheet that may have been printed' })).toBeVisible();
  await expect(inGuide).toHaveCount(1);
  await pressF1();
  await expect(inGuide).toHaveCount(0);

  await page.setViewportSize({ width: 800, height: 700 });
  const over = page.getByRole('dialog', { name: inEnglish('shell.command.guide') });
  await expect(over).toBeVisible();
  // A drawer over the screen gets the focus, and with it the keys, a moment after it is shown.
  await expect(over.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(over).toBeHidden();
});

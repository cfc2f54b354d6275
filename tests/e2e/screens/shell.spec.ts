import type { Page } from '@playwright/test';
import { containing, inArabic, inEnglish, startingWith } from '../../support/texts';
import { expect, sharedTest as test } from '../support/fixture';

// Menus, alerts, and the sidebar are animated here, as for most users.
test.use({ motion: 'no-preference' });

const signInForm = (page: Page) => page.getByRole('form', { name: /^(Sign in|تسجيل الدخول)$/ });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('[LOG-02] [LOG-03] [LOG-07] [LOG-08] [OP-102] signing in: required inputs, one request, /admins; signing out leads back', async ({
  page,
  signIn,
  shop,
}) => {
  await page.evaluate(() => {
    window.location.hash = '#/orders';
  });
  await expect(signInForm(page)).toBeVisible();
  await expect(page).toHaveURL(/#\/login$/);
  await expect(signInForm(page).locator('input')).toHaveCount(2);
  // Removes the email of an earlier sign-in, if there is one.
  await signInForm(page)
    .getByLabel(startingWith(inEnglish('vocabulary.orders.email')))
    .fill('');
  await signInForm(page)
    .getByRole('button', { name: inEnglish('navigation.signIn') })
    .click();
  await expect(page.getByText('This Field is required')).toHaveCount(2);
  expect(shop.shop.requests.filter(({ call }) => call === 'session.login')).toHaveLength(0);
  await signIn();
  await expect(page).toHaveURL(/#\/admins$/);
  expect(shop.shop.requests.filter(({ call }) => call === 'session.login')).toHaveLength(1);
  await page.getByRole('button', { name: /'s account$/ }).click();
  await page.getByRole('menuitem', { name: inEnglish('shell.logout') }).click();
  await expect(signInForm(page)).toBeVisible();
});

test('[ERR-05] [ERR-07] [OP-09] a wrong sign-in is one alert; after it the page is whole again and nothing typed is lost', async ({
  page,
}) => {
  await signInForm(page)
    .getByLabel(startingWith(inEnglish('vocabulary.orders.email')))
    .fill('nobody@shop.example');
  await signInForm(page)
    .getByLabel(startingWith(inEnglish('adminForm.password')))
    .fill('wrong');
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alertdialog', { name: 'Oops' });
  await expect(alert).toContainText('Email not found');
  await alert.getByRole('button', { name: 'Try Again!' }).click();
  await expect(alert).toBeHidden();
  await expect(signInForm(page).getByLabel(startingWith(inEnglish('vocabulary.orders.email')))).toBeFocused();
  await expect(signInForm(page).getByLabel(startingWith(inEnglish('vocabulary.orders.email')))).toHaveValue('nobody@shop.example');
  await expect(page.locator('#root')).not.toHaveAttribute('aria-hidden', 'true');
});

test('[LAY-19] [LAY-20] [LAY-21] the sidebar follows the width of the window', async ({ page, signIn }) => {
  await signIn();
  const style = page.locator('[data-sidebar]');
  for (const [width, expected] of [
    [1200, 'full'],
    [1199, 'mini'],
    [768, 'mini'],
    [767, 'overlay'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await expect(style).toHaveAttribute('data-sidebar', expected);
  }
  await page.getByRole('button', { name: inEnglish('shell.openMenu') }).click();
  await page
    .getByRole('link', { name: inEnglish('navigation.guestOrders') })
    .first()
    .click();
  await expect(title(page)).toHaveText(containing(inEnglish('navigation.guestOrders')));
  await expect(title(page)).toBeFocused();
  await expect(page.getByRole('navigation', { name: inEnglish('shell.mainNavigation') })).toBeHidden();
});

test('the pin of an entry leaves the state of its screen in sight', async ({ page, signIn }) => {
  await signIn();
  const entry = page.locator('[data-sidebar] li', { hasText: 'Print station' });
  await entry.hover();
  const edge = async (name: string): Promise<number> =>
    entry.getByText(name).evaluate((element) => Math.max(...[...element.getClientRects()].map(({ right }) => right)));
  const pin = await entry.getByRole('button', { name: inEnglish('shell.pin', { screen: 'Print station' }) }).boundingBox();
  expect(await edge('Off')).toBeLessThanOrEqual(pin?.x ?? 0);
});

test('no distance depends on the screen that was drawn first', async ({ page, signIn }) => {
  const distances = () =>
    page.evaluate(
      // The line that leads on is shown after a sign-in only.
      (wayOn) =>
        [...document.querySelectorAll('[data-sidebar] nav *, header *, footer *, main a, main button, main input, main td, main th')]
          .filter((element) => element.closest('section')?.getAttribute('aria-label') !== wayOn)
          .map((element) => {
            const { paddingTop, paddingRight, paddingBottom, paddingLeft, margin } = getComputedStyle(element);
            return `${element.tagName} ${element.textContent?.slice(0, 20)}: ${paddingTop} ${paddingRight} ${paddingBottom} ${paddingLeft} / ${margin}`;
          }),
      inEnglish('shell.wayOn.title'),
    );
  await signIn();
  const rows = page.getByRole('grid', { name: inEnglish('navigation.admins') }).locator('tr[data-row]');
  const isWhole = async (): Promise<void> => {
    await expect(rows.first()).toBeVisible();
    // Parts that are shown once the page is idle.
    await expect(page.locator('header img')).toBeVisible();
    await expect(page.locator('footer button[aria-expanded]')).toBeVisible();
  };
  await isWhole();
  const afterSignIn = await distances();
  await page.reload();
  await isWhole();
  await expect.poll(distances).toEqual(afterSignIn);
});

test('[LAY-09] [LAY-17] [LAY-02] a switch of the language keeps route, typed text and focus', async ({ page, signIn }) => {
  await signIn();
  await page
    .getByRole('link', { name: inEnglish('navigation.guestOrders') })
    .first()
    .click();
  await expect(title(page)).toHaveText(containing(inEnglish('navigation.guestOrders')));
  const search = page.getByRole('searchbox');
  await search.fill('half typed');
  await search.focus();
  await page.evaluate(() => window.diwan.call('preferences.update', { language: 'ar' }));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('body')).toHaveClass(/\bar\b/);
  await expect(title(page)).toHaveText(containing(inArabic('navigation.guestOrders')));
  await expect(search).toHaveValue('half typed');
  await expect(search).toBeFocused();
  await expect(page).toHaveURL(/orders-guest/);
});

test('a press beside an open menu leaves the focus there, a second one on its button closes it', async ({ page, signIn }) => {
  await signIn();
  const account = page.getByRole('banner').getByRole('button').last();
  const search = page.getByRole('main').getByRole('searchbox');
  await account.click();
  await expect(page.getByRole('menuitemradio').first()).toBeVisible();
  await search.click();
  await page.keyboard.type('noura');
  await expect(search).toHaveValue('noura');
  await expect(search).toBeFocused();
  await account.click();
  await expect(page.getByRole('menuitemradio').first()).toBeVisible();
  await account.click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(account).toHaveAttribute('aria-expanded', 'false');
  await account.press('Enter');
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
});

test('select all ticks the rows of a page, and elsewhere takes the screen without the frame around it', async ({ page, signIn }) => {
  await signIn();
  await page
    .getByRole('link', { name: inEnglish('navigation.guestOrders') })
    .first()
    .click();
  await expect(page.getByRole('grid', { name: inEnglish('navigation.guestOrders') }).locator('tr[data-row]')).toHaveCount(20);
  await page.keyboard.press('Control+A');
  await expect(page.getByText(inEnglish('lists.selected', { count: 20 }))).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  await page.locator('tbody tr[data-row]').first().getByRole('link').click();
  await expect(page.getByRole('table', { name: inEnglish('vocabulary.orders.lines') })).toBeVisible();
  await page.keyboard.press('Control+A');
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected).toContain('Total');
  for (const name of [inEnglish('navigation.promoCodes'), inEnglish('shell.connection.connected')]) expect(selected).not.toContain(name);
});

test('the command box finds screens and orders by keyboard alone', async ({ page, signIn }) => {
  await signIn();
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox').fill('زوار');
  await expect(page.getByRole('option', { name: containing(inEnglish('navigation.guestOrders')) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/orders-guest/);
  await expect(title(page)).toHaveText(containing(inEnglish('navigation.guestOrders')));
  const orders = page.getByRole('grid', { name: inEnglish('navigation.guestOrders') }).locator('tr[data-row]');
  await expect(orders).toHaveCount(20);
  const id = await orders.first().getAttribute('data-row');
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox').fill(id ?? '');
  await page
    .getByRole('option', { name: new RegExp(`#${id}`) })
    .first()
    .click();
  await expect(title(page)).toContainText(id ?? '');
  await expect(page.getByRole('dialog')).toBeHidden();
});

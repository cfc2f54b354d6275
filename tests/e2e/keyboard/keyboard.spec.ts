import type { Locator, Page } from '@playwright/test';
import { createKeyboard } from '../../support/built-app/keyboard';
import { changeInvoiceDestination } from '../../support/built-app/page-printing';
import { containing, inArabic, inEnglish, startingWith } from '../../support/texts';
import { rowsOf as rows, signInByKeyboard, watchPointer } from '../support/by-keyboard';
import { expect, test } from '../support/fixture';

test.use({ language: 'ar', motion: 'no-preference' });

const link = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true }).first();
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const menuItem = (page: Page, name: string): Locator => page.getByRole('menuitem', { name, exact: true });
const banner = (page: Page): Locator => page.getByRole('banner');

test('a whole round in Arabic without a mouse: the focus is always seen and comes back to where it was', async ({ page, spool }) => {
  const keyboard = createKeyboard(page);
  const usedPointer = await watchPointer(page);

  await test.step('sign in and go to the guest orders', async () => {
    await signInByKeyboard(page, keyboard);
    await changeInvoiceDestination(page, { printer: 'Office' });
    await keyboard.goTo(link(page, inArabic('navigation.guestOrders')));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: inArabic('navigation.guestOrders') })).toBeFocused();
    await expect(rows(page)).toHaveCount(20);
  });

  const idAt = async (position: number): Promise<string> => (await rows(page).nth(position).getAttribute('data-row')) ?? '';
  const second = await idAt(1);
  const third = await idAt(2);
  const rowOf = (id: string): Locator => page.locator(`tr[data-row="${id}"]`);

  await test.step('search and take the search back', async () => {
    const search = page.getByRole('main').getByRole('searchbox');
    await keyboard.goTo(search);
    await keyboard.type(third);
    await expect(rows(page)).toHaveCount(1);
    await keyboard.press('Escape');
    await expect(rows(page)).toHaveCount(20);
    await expect(search).toBeFocused();
  });

  await test.step('move in the table, select two rows, print them', async () => {
    await keyboard.goTo(rowOf(await idAt(0)).getByRole('checkbox'));
    await keyboard.pressUntil('ArrowDown', rowOf(second).getByRole('checkbox'));
    await keyboard.press('Space');
    await keyboard.pressUntil('ArrowDown', rowOf(third).getByRole('checkbox'));
    await keyboard.press('Space');
    await keyboard.goTo(button(page, inArabic('orders.printOrders', { count: 2 })));
    await keyboard.press('Enter');
    await expect.poll(() => spool.jobs().map(({ title }) => title.split(' ')[0])).toEqual([`INV-${second}`, `INV-${third}`]);
  });

  await test.step('open the queue and close it', async () => {
    const status = page.getByRole('contentinfo').getByRole('button', { name: containing(inArabic('menu.printQueue')) });
    await keyboard.goTo(status);
    await keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: inArabic('menu.printQueue') });
    await expect(panel.getByRole('listitem')).toHaveCount(2);
    await expect(panel.locator(':focus')).toHaveCount(1);
    await keyboard.goTo(panel.getByRole('button', { name: new RegExp(`INV-${third}`) }));
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await keyboard.press('Escape');
    await expect(panel.getByRole('button', { name: new RegExp(`INV-${third}`) })).toBeFocused();
    await keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(status).toBeFocused();
  });

  await test.step('change a status', async () => {
    const badge = rowOf(third).getByRole('button', { name: startingWith(inArabic('stationSettings.after.changes')) });
    await keyboard.goTo(rowOf(third).getByRole('checkbox'), 'backward');
    await keyboard.pressUntil('ArrowLeft', badge);
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: inArabic('orders.action.changeStatus') });
    await expect(dialog.getByRole('radio', { checked: true }).or(dialog.getByRole('radio').first())).toBeFocused();
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(badge).toBeFocused();
    await keyboard.press('Enter');
    await expect(dialog.locator('input[type=radio]:focus')).toHaveCount(1);
    await keyboard.pressUntil('ArrowDown', dialog.getByRole('radio', { name: containing(inArabic('vocabulary.orderStatus.delivered')) }));
    await keyboard.goTo(dialog.getByRole('button', { name: containing(inArabic('vocabulary.orderStatus.delivered')) }));
    await keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(badge).toBeFocused();
    await expect(badge).toHaveAccessibleName(containing(inArabic('vocabulary.orderStatus.delivered')));
  });

  await test.step('open details and invoice', async () => {
    await keyboard.pressUntil('ArrowRight', rowOf(third).getByRole('link'));
    await keyboard.press('Enter');
    await expect(banner(page).getByRole('heading', { level: 1 })).toBeFocused();
    await keyboard.goTo(button(page, inArabic('printMenu.more')));
    await keyboard.press('Enter');
    await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
    await keyboard.pressUntil('ArrowDown', page.getByRole('menuitem', { name: inArabic('printMenu.preview') }));
    await keyboard.press('Enter');
    await expect(page.locator('article.inv')).toContainText(`INV-${third}`);
    await expect(banner(page).getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('switch the language', async () => {
    const menu = banner(page).getByRole('button', { name: containing(inArabic('shell.languageNames.ar')) });
    await keyboard.goTo(menu);
    await keyboard.press('Enter');
    await keyboard.pressUntil('ArrowDown', page.getByRole('menuitemradio', { name: inEnglish('shell.languageNames.en') }));
    await keyboard.press('Enter');
    await expect(page.locator('html[lang=en][dir=ltr]')).toHaveCount(1);
    await expect(banner(page).getByRole('button', { name: containing(inEnglish('shell.languageNames.en')) })).toBeFocused();
  });

  await test.step('sign out', async () => {
    await keyboard.goTo(banner(page).getByRole('button', { name: /'s account$/ }));
    await keyboard.press('Enter');
    await keyboard.pressUntil('ArrowDown', menuItem(page, 'Logout'));
    await keyboard.press('Enter');
    await expect(page.locator('input[type=email]')).toBeVisible();
    await keyboard.goTo(page.locator('input[type=email]'));
  });
  expect(await usedPointer()).toBe(0);
});

import type { Locator, Page } from '@playwright/test';
import { createKeyboard, type Keyboard } from '../../support/built-app/keyboard';
import { changeInvoiceDestination } from '../../support/built-app/page-printing';
import { inArabic, startingWith } from '../../support/texts';
import { rowsOf, signInByKeyboard, watchPointer } from '../support/by-keyboard';
import type { RunningShop } from '../support/computer';
import { expect, type Spool, test } from '../support/fixture';
import { onForm } from '../support/form-page';

test.use({ language: 'ar', motion: 'no-preference' });

const button = (place: Page | Locator, name: string | RegExp): Locator =>
  place.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

async function goToScreen(page: Page, keyboard: Keyboard, name: string): Promise<void> {
  await keyboard.goTo(
    page
      .getByRole('navigation')
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .first(),
    'backward',
  );
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}

async function activate(keyboard: Keyboard, target: Locator): Promise<void> {
  await keyboard.goTo(target);
  await keyboard.press('Enter');
}

/** Places guest orders now. Returns their IDs. */
function place(shop: RunningShop, count: number): number[] {
  const { guestOrders } = shop.shop.store.tables;
  const [{ id: _id, ...row }] = guestOrders.all() as [ReturnType<typeof guestOrders.get>];
  const createdAt = new Date().toISOString();
  return Array.from({ length: count }, () => guestOrders.insert({ ...row, status: 'ordered', createdAt }).id);
}

const printedOf = (spool: Spool, id: number): number => spool.jobs().filter(({ title }) => title.includes(String(id))).length;

test('a station is answered, and prints its last orders again, in Arabic without a mouse', async ({ page, shop, spool }) => {
  spool.setPrinters([{ name: 'Office', displayName: 'HP LaserJet M404' }]);
  const keyboard = createKeyboard(page);
  const form = onForm(page);
  const usedPointer = await watchPointer(page);
  await signInByKeyboard(page, keyboard);
  await changeInvoiceDestination(page, { printer: 'Office' });
  await page.evaluate(async () => {
    const read = await window.diwan.call('station.read');
    if (read.ok) await window.diwan.call('station.saveSettings', { ...read.value.settings, isOn: true, askAbove: 1 });
  });
  const [left = 0, first = 0, second = 0] = place(shop, 3);
  await page.evaluate(() => void window.diwan.call('station.checkNow'));
  const band = page.getByRole('region', { name: inArabic('station.band') });
  const dialog = page.getByRole('dialog');

  await test.step('choose among the orders of its question', async () => {
    await goToScreen(page, keyboard, inArabic('navigation.printStation'));
    await expect(band.getByRole('heading', { name: inArabic('shell.station.asks') })).toBeVisible();
    await activate(keyboard, button(band, inArabic('station.action.choose')));
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button(band, inArabic('station.action.choose'))).toBeFocused();
    await keyboard.press('Enter');
    await keyboard.goTo(dialog.getByRole('checkbox', { name: new RegExp(String(left)) }));
    await keyboard.press('Space');
    await activate(keyboard, button(dialog, inArabic('orders.printOrders', { count: 2 })));
    await expect(dialog).toBeHidden();
    await expect.poll(() => [left, first, second].map((id) => printedOf(spool, id))).toEqual([0, 1, 1]);
    await expect(band.getByRole('heading', { name: inArabic('shell.station.running') })).toBeVisible();
  });

  await test.step('print the last again', async () => {
    await activate(keyboard, button(band, inArabic('station.action.printLast')));
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await keyboard.goTo(dialog.getByRole('spinbutton', { name: inArabic('station.again.countLabel') }));
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type('٢');
    await expect(dialog.getByRole('checkbox', { name: new RegExp(String(first)) })).toBeChecked();
    await keyboard.goTo(dialog.getByRole('checkbox', { name: new RegExp(String(first)) }));
    await keyboard.press('Space');
    await activate(keyboard, button(dialog, inArabic('station.again.print', { count: 1 })));
    await expect(form.toast(inArabic('station.again.done', { count: 1 }))).toBeVisible();
    await expect(button(band, inArabic('station.action.printLast'))).toBeFocused();
    await expect.poll(() => [first, second].map((id) => printedOf(spool, id))).toEqual([1, 2]);
  });
  expect(await usedPointer()).toBe(0);
});

test('the history is kept for other days, and a sheet of it printed again, in Arabic without a mouse', async ({ page, shop, spool }) => {
  spool.setPrinters([{ name: 'Office', displayName: 'HP LaserJet M404' }]);
  const keyboard = createKeyboard(page);
  const form = onForm(page);
  const usedPointer = await watchPointer(page);
  await signInByKeyboard(page, keyboard);
  await changeInvoiceDestination(page, { printer: 'Office' });
  const [id = 0] = place(shop, 1);
  const again = startingWith(inArabic('printHistory.action.again'));

  await test.step('print an order', async () => {
    await goToScreen(page, keyboard, inArabic('navigation.guestOrders'));
    const row = rowsOf(page).first();
    await expect(row).toContainText(String(id));
    await keyboard.goTo(row.getByRole('checkbox'));
    await keyboard.pressUntil('ArrowLeft', button(row, startingWith(inArabic('menu.print'))).first());
    await keyboard.press('Enter');
    await expect.poll(() => printedOf(spool, id)).toBe(1);
  });

  await test.step('keep its sheet for 30 days', async () => {
    await goToScreen(page, keyboard, inArabic('navigation.printHistory'));
    await expect(rowsOf(page).first()).toContainText(String(id));
    const change = button(page, inArabic('printHistory.days.change'));
    await activate(keyboard, change);
    const days = page.getByRole('dialog').getByRole('spinbutton', { name: inArabic('printHistory.days.label') });
    await expect(days).toBeFocused();
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type('٠');
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('أدخل عددًا صحيحًا من الأيام');
    await expect(days).toBeFocused();
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type('٣٠');
    await keyboard.press('Enter');
    await expect(form.toast(inArabic('printHistory.days.saved', { count: 30 }))).toBeVisible();
    await expect(change).toBeFocused();
    await expect(page.getByText(inArabic('printHistory.days.kept', { count: 30 }))).toBeVisible();
  });

  await test.step('print it again from its row', async () => {
    const row = rowsOf(page).first();
    await keyboard.goTo(page.getByRole('grid').locator('tr[data-group]').getByRole('checkbox'), 'backward');
    await keyboard.pressUntil('ArrowDown', row.getByRole('checkbox'));
    await keyboard.pressUntil('ArrowLeft', button(row, again));
    await keyboard.press('Enter');
    await expect.poll(() => printedOf(spool, id)).toBe(2);
    await expect(rowsOf(page)).toHaveCount(2);
  });

  await test.step('and from its own page, the new sheet above having left the keyboard where it was', async () => {
    await keyboard.pressUntil('ArrowRight', rowsOf(page).last().getByRole('link'));
    await keyboard.press('Enter');
    await activate(keyboard, button(page, again));
    await expect.poll(() => printedOf(spool, id)).toBe(3);
  });
  expect(await usedPointer()).toBe(0);
});

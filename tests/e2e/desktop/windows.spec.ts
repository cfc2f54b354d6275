import type { ElectronApplication } from '@playwright/test';
import { inEnglish } from '../../support/texts';
import { expect, test } from '../support/fixture';
import { onForm } from '../support/form-page';
import { nextWindow } from '../support/next-window';

const titlesOf = (app: ElectronApplication): Promise<string[]> =>
  app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()
      .map((window) => window.getTitle())
      .filter((title) => title.includes('Diwan')),
  );
const choose = (app: ElectronApplication, id: string): Promise<void> =>
  app.evaluate(({ Menu }, wanted) => Menu.getApplicationMenu()?.getMenuItemById(wanted)?.click(), id);

test('an order in a window of its own: opened once, in step with the list, and gone with the session', async ({ launch, signIn }) => {
  const { app, page } = await launch();
  await signIn('all', page);
  await page.evaluate(() => {
    location.hash = '/orders-guest';
  });
  const rows = page.getByRole('grid', { name: inEnglish('navigation.guestOrders') }).locator('tr[data-row]');
  const first = rows.filter({ hasText: 'Ordered' }).first().getByRole('link');
  const number = (await first.textContent()) ?? '';
  const record = await nextWindow(app, () => first.click({ modifiers: ['ControlOrMeta'] }));

  await test.step('it has no sidebar and no search, and says what it is', async () => {
    await expect(record.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(record.getByRole('navigation', { name: inEnglish('shell.mainNavigation') })).toHaveCount(0);
    await expect(record.getByRole('searchbox')).toHaveCount(0);
    await expect.poll(() => titlesOf(app)).toEqual(expect.arrayContaining([expect.stringContaining(number)]));
    await expect(page).toHaveURL(/orders-guest$/);
  });

  await test.step('opened again, it comes to the front', async () => {
    await first.click({ button: 'middle' });
    await expect.poll(() => app.evaluate(({ BrowserWindow }) => BrowserWindow.getFocusedWindow()?.getTitle())).toContain(number);
    expect(await titlesOf(app)).toHaveLength(2);
  });

  await test.step('a change made there shows in the list', async () => {
    await record.getByRole('button', { name: inEnglish('orders.doneNext.next', { status: 'In process' }) }).click();
    await expect(rows.filter({ hasText: number })).toContainText(inEnglish('vocabulary.orderStatus.process'));
    // The window shows the next order of the list that it was opened from.
    await expect(record.getByRole('heading', { level: 1 })).not.toContainText(number);
  });

  await test.step('its window is named anew, goes back through the list, and says what the main window has changed', async () => {
    const next = (await record.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect.poll(() => titlesOf(app)).toEqual(expect.arrayContaining([expect.stringContaining(next)]));
    await choose(app, 'goToPrevious');
    await expect(record.getByRole('heading', { level: 1 })).toContainText(number);
    const id = Number(number.replace('#', ''));
    await page.evaluate(
      (order) => window.diwan.call('guestOrders.changeStatus', { params: { id: order }, body: { status: 'shipped' } }),
      id,
    );
    await expect(record.getByText(/Set to “Shipped” in the main window/)).toBeVisible();
  });

  await test.step('it stands beside the main window, and stays on top', async () => {
    await choose(app, 'sideBySide');
    const bounds = await app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()
        .filter((window) => window.getTitle().includes('Diwan'))
        .map((window) => window.getBounds()),
    );
    expect(bounds.map(({ x, width }) => [x, width]).sort()).toEqual([
      [0, 960],
      [960, 960],
    ]);
    await record.getByRole('button', { name: inEnglish('shell.windows.pin') }).click();
    await expect.poll(() => app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('pinWindow')?.checked)).toBe(true);
  });

  await test.step('both follow the language', async () => {
    await choose(app, 'language.ar');
    await expect(record.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await choose(app, 'language.en');
  });

  const gone = record.waitForEvent('close');
  await page.evaluate(() => window.diwan.call('session.signOut'));
  await gone;
  await expect(page.locator('input[type=email]')).toBeVisible();
});

test('a form in a window of its own is saved, closes, and says so in the main window, whose list shows it', async ({ launch, signIn }) => {
  const { app, page } = await launch();
  await signIn('all', page);
  const main = onForm(page);
  await main.open('/promo-codes');
  const link = page.locator('tr[data-row] a[data-row-link]').first();
  const record = await nextWindow(app, () => link.click({ modifiers: ['ControlOrMeta'] }));
  const form = onForm(record);
  await form.field('name').fill('WINDOW-20');
  const gone = record.waitForEvent('close');
  await form.save();
  await gone;
  await expect(main.toast('Promocode Updated Successfully')).toBeVisible();
  await expect(page.getByRole('grid')).toContainText('WINDOW-20');
});

import type { ElectronApplication, Page } from '@playwright/test';
import { seedAdmins } from '@sample-shop/seed/admins';
import { expect, test } from '../support/fixture';
import { onForm, requestsOf } from '../support/form-page';

/** The window that opens next with a page of the app; sheets are drawn in windows without a bridge. */
async function nextWindow(app: ElectronApplication, open: () => Promise<unknown>): Promise<Page> {
  const [page] = await Promise.all([
    app.waitForEvent('window', { predicate: (window) => window.evaluate(() => 'diwan' in window).catch(() => false) }),
    open(),
  ]);
  return page;
}

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
  const rows = page.getByRole('grid', { name: 'Guest orders' }).locator('tr[data-row]');
  const first = rows.filter({ hasText: 'Ordered' }).first().getByRole('link');
  const number = (await first.textContent()) ?? '';
  const record = await nextWindow(app, () => first.click({ modifiers: ['ControlOrMeta'] }));

  await test.step('it has no sidebar and no search, and says what it is', async () => {
    await expect(record.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(record.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0);
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
    await record.getByRole('button', { name: 'Set to In process' }).click();
    await expect(rows.filter({ hasText: number })).toContainText('In process');
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

test('two windows with unsaved work: each asks for itself, a session that ends leaves both, and a kill leaves their drafts', async ({
  launch,
  signIn,
  shop,
}) => {
  const { app, page } = await launch();
  await signIn('all', page);
  const main = onForm(page);
  await main.open('/promo-codes');
  const link = page.locator('tr[data-row] a[data-row-link]').first();
  const record = await nextWindow(app, () => link.click({ modifiers: ['ControlOrMeta'] }));
  const form = onForm(record);
  await form.field('name').fill('WINDOW-15');
  await expect(form.bar).toBeVisible();
  await main.open('/admins/edit-admin/2/Bader');
  await main.field('l_name').fill('Typed in the main window');
  await expect(main.bar).toBeVisible();

  await test.step('quitting asks in the window that holds the work, and stays on no', async () => {
    await app.evaluate(({ app: program }) => program.quit());
    const question = record.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(question).toBeHidden();
    await expect(form.field('name')).toHaveValue('WINDOW-15');
    await expect(main.field('l_name')).toHaveValue('Typed in the main window');
  });

  await test.step('the session ends: both ask for the password, and one answer is enough', async () => {
    shop.shop.control.expireTokens();
    await page.evaluate(() => window.diwan.call('admins.list', { query: { page: 1 } }));
    const sheet = page.getByRole('alertdialog', { name: 'Sign in again' });
    await expect(record.getByRole('alertdialog', { name: 'Sign in again' })).toBeVisible();
    await sheet.locator('input[type=password]').fill(seedAdmins.all.password);
    await sheet.getByRole('button', { name: 'Sign in and go on' }).click();
    await expect(sheet).toBeHidden();
    await expect(record.getByRole('alertdialog', { name: 'Sign in again' })).toBeHidden();
    await expect(form.field('name')).toHaveValue('WINDOW-15');
  });

  const drafts = () => page.evaluate(async () => JSON.stringify(await window.diwan.call('drafts.list')));
  await expect.poll(drafts).toContain('edit-admin');
  await expect.poll(drafts).toContain('edit-promo-codes');
  const ended = new Promise((resolve) => app.process().once('exit', resolve));
  app.process().kill('SIGKILL');
  await ended;

  const again = await launch();
  await onForm(again.page).open('/settings/drafts');
  await expect(again.page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  expect(requestsOf(shop, 'promoCodes.update')).toEqual([]);
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

import { seedAdmins } from '@sample-shop/seed/admins';
import { inEnglish } from '../../support/texts';
import { expect, test } from '../support/fixture';
import { onForm, requestsOf } from '../support/form-page';
import { nextWindow } from '../support/next-window';

test('two windows with unsaved work: one question for both, a session that ends leaves both, and a kill leaves their drafts', async ({
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

  await test.step('quitting asks once, naming both, and stays on no', async () => {
    await app.evaluate(({ app: program }) => program.quit());
    const question = record.getByRole('alertdialog', { name: inEnglish('closing.title', { count: 2 }) });
    await expect(question.getByRole('listitem')).toHaveCount(2);
    await app.evaluate(({ app: program }) => program.quit());
    await expect(record.getByRole('alertdialog')).toHaveCount(1);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await question.getByRole('button', { name: inEnglish('forms.leave.stay') }).click();
    await expect(question).toBeHidden();
    await expect(form.field('name')).toHaveValue('WINDOW-15');
    await expect(main.field('l_name')).toHaveValue('Typed in the main window');
  });

  await test.step('the session ends: both ask for the password, and one answer is enough', async () => {
    shop.shop.control.expireTokens();
    await page.evaluate(() => window.diwan.call('admins.list', { query: { page: 1 } }));
    const sheet = page.getByRole('alertdialog', { name: inEnglish('forms.signIn.title') });
    await expect(record.getByRole('alertdialog', { name: inEnglish('forms.signIn.title') })).toBeVisible();
    await sheet.locator('input[type=password]').fill(seedAdmins.all.password);
    await sheet.getByRole('button', { name: inEnglish('forms.signIn.submit') }).click();
    await expect(sheet).toBeHidden();
    await expect(record.getByRole('alertdialog', { name: inEnglish('forms.signIn.title') })).toBeHidden();
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

test('two windows with unsaved work: closing keeps both as drafts, which the next start offers', async ({ launch, signIn, shop }) => {
  const { app, page } = await launch();
  await signIn('all', page);
  const main = onForm(page);
  await main.open('/promo-codes');
  const link = page.locator('tr[data-row] a[data-row-link]').first();
  const record = await nextWindow(app, () => link.click({ modifiers: ['ControlOrMeta'] }));
  await onForm(record).field('name').fill('WINDOW-15');
  await main.open('/admins/edit-admin/2/Bader');
  await main.field('l_name').fill('Typed in the main window');
  await expect(main.bar).toBeVisible();
  const ended = new Promise((resolve) => app.process().once('exit', resolve));
  await app.evaluate(({ app: program }) => program.quit());
  await record.getByRole('button', { name: inEnglish('closing.keep.quit') }).click();
  await ended;

  const again = await launch();
  await onForm(again.page).open('/settings/drafts');
  await expect(again.page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  expect(requestsOf(shop, 'promoCodes.update')).toEqual([]);
});

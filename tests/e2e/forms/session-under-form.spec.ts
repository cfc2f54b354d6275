import { seedAdmins } from '@sample-shop/seed/admins';
import { inEnglish } from '../../support/texts';
import { expect, sharedTest, test } from '../support/fixture';
import { onForm, requestsOf } from '../support/form-page';

const { all: owner, some: other } = seedAdmins;

sharedTest(
  'a session that ends under a half-filled form: the sheet asks for the password, and the save goes on by itself, as one request with everything in it',
  async ({ page, signIn, shop }) => {
    await signIn();
    const form = onForm(page);
    await form.open('/admins/add-admins');
    await form.field('f_name').fill('مريم');
    await form.field('email').fill('maryam@bayt-aldar.example');

    await test.step('the server forgets the token; the next request finds out', async () => {
      shop.shop.control.expireTokens();
      await form.field('l_name').fill('العوضي');
      await form.field('phone').fill('+965 5000 9911');
      await form.field('password').fill('Maryam-2026');
      await form.save();
      const sheet = page.getByRole('alertdialog', { name: inEnglish('forms.signIn.title') });
      await expect(sheet).toContainText(owner.email);
      await expect(sheet).toContainText(inEnglish('navigation.addAdmin'));
      await sheet.locator('input[type=password]').fill('wrong');
      await sheet.locator('input[type=password]').press('Enter');
      await page.getByRole('button', { name: 'Try Again!' }).click();
      await sheet.locator('input[type=password]').fill(owner.password);
      await sheet.getByRole('button', { name: inEnglish('forms.signIn.submit') }).click();
      await expect(sheet).toBeHidden();
    });

    await expect(form.toast('Admin Added Successfully')).toBeVisible();
    const writes = requestsOf(shop, 'admins.add');
    expect(writes.map(({ status }) => status)).toEqual([401, 201]);
    expect(writes[1]?.body).toEqual({
      f_name: 'مريم',
      l_name: 'العوضي',
      email: 'maryam@bayt-aldar.example',
      phone: '50009911',
      password: 'Maryam-2026',
      country_code: '+965',
      rules: [],
    });
    await expect(page.getByRole('grid')).toBeVisible();
  },
);

test('another account sees nothing of it; its own admin finds the draft again, also after a kill of the app', async ({
  launch,
  signIn,
  shop,
}) => {
  const first = await launch();
  await signIn('all', first.page);
  const form = onForm(first.page);
  await form.open('/home/products/add-products');
  await form.field('title').fill('دلة نجدية');
  await expect(form.bar).toContainText('Unsaved changes in Basics');
  shop.shop.control.expireTokens();
  // Any request detects the end of the session. The form stays open.
  await first.page.evaluate(() => window.diwan.call('admins.list', { query: { page: 1 } }));
  await first.page.getByRole('button', { name: inEnglish('forms.signIn.other') }).click();
  await signIn('some', first.page);
  await form.open('/home/products/add-products');
  await expect(form.field('title')).toHaveValue('');
  await expect(first.page.locator('[data-draft-offer]')).toHaveCount(0);
  await form.open('/settings/drafts');
  await expect(first.page.getByText(inEnglish('keptDrafts.empty'))).toBeVisible();
  expect(other.email).not.toBe(owner.email);

  await first.page.evaluate(() => window.diwan.call('session.signOut'));
  await signIn('all', first.page);
  await form.open('/admins/edit-admin/2/Bader');
  await form.field('l_name').fill('Typed before the kill');
  // The draft is on disk within two seconds after the last key.
  await expect.poll(() => first.page.evaluate(async () => JSON.stringify(await window.diwan.call('drafts.list')))).toContain('edit-admin');
  const gone = new Promise((resolve) => first.app.process().once('exit', resolve));
  first.app.process().kill('SIGKILL');
  await gone;

  const { page } = await launch();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  const again = onForm(page);
  await again.open('/settings/drafts');
  await expect(page.getByRole('listitem').filter({ hasText: inEnglish('navigation.addHomeProduct') })).toBeVisible();
  await page.getByRole('link', { name: inEnglish('navigation.editAdmin') }).click();
  await page
    .locator('[data-draft-offer]')
    .getByRole('button', { name: inEnglish('forms.draft.restore') })
    .click();
  await expect(again.field('l_name')).toHaveValue('Typed before the kill');
  await again.save();
  await expect(again.toast('Admin Updated Successfully')).toBeVisible();
  const writes = requestsOf(shop, 'admins.update');
  expect(writes.map(({ status }) => status)).toEqual([200]);
  expect(writes[0]?.body).toMatchObject({ l_name: 'Typed before the kill', f_name: 'Bader', rules: [] });
  await again.open('/settings/drafts');
  await expect(page.getByRole('link', { name: inEnglish('navigation.editAdmin') })).toHaveCount(0);
  await page
    .getByRole('button', { name: inEnglish('keptDrafts.clear') })
    .first()
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: inEnglish('keptDrafts.clear') })
    .click();
  await expect(page.getByText(inEnglish('keptDrafts.empty'))).toBeVisible();
});

test('closing the window and quitting ask over unsaved work, stay on no, and save before they close when told to', async ({
  launch,
  signIn,
  shop,
}) => {
  const { app, page } = await launch();
  await signIn('all', page);
  const form = onForm(page);
  await form.open('/profile');
  await form.field('f_name').fill('نورة الجديدة');
  await expect(form.bar).toBeVisible();
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
  const question = page.getByRole('alertdialog', { name: inEnglish('forms.leave.title') });
  await question.getByRole('button', { name: inEnglish('forms.leave.stay') }).click();
  await expect(question).toBeHidden();
  await expect(form.field('f_name')).toHaveValue('نورة الجديدة');
  const ended = new Promise((resolve) => app.process().once('exit', resolve));
  await app.evaluate(({ app: program }) => program.quit());
  const leave = question.getByRole('button', { name: inEnglish('forms.leave.save') });
  await expect(leave).toBeVisible();
  // The press ends the program, and with it the page that would have confirmed the press.
  await leave.click().catch(() => undefined);
  await ended;
  expect(requestsOf(shop, 'profile.update').map(({ body }) => body)).toMatchObject([{ f_name: 'نورة الجديدة' }]);
});

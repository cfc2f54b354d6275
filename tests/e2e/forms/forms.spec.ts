import { seedAdmins } from '@sample-shop/seed/admins';
import { containing, inEnglish, startingWith } from '../../support/texts';
import { expect, sharedTest as test } from '../support/fixture';
import { files, onForm, requestsOf } from '../support/form-page';

const { all: owner, some: dalal } = seedAdmins;

test('the country code stands at the left of the digits, in Arabic as in English', async ({ page, signIn }) => {
  await signIn();
  for (const language of ['ar', 'en'] as const) {
    await page.evaluate((wanted) => window.diwan.call('preferences.update', { language: wanted }), language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.evaluate(() => {
      location.hash = '/admins/add-admins';
    });
    const phone = onForm(page).field('phone');
    const [code, digits] = [await page.getByText('+965', { exact: true }).boundingBox(), await phone.boundingBox()];
    expect((code?.x ?? 0) + (code?.width ?? 0)).toBeLessThanOrEqual(digits?.x ?? 0);
  }
});

test('admins and their rules: add, edit, grant, and take the own permission away, which counts at once', async ({ page, signIn, shop }) => {
  await signIn();
  const form = onForm(page);

  await test.step('[ADM-15] [ADM-44] [ADM-39] a new admin', async () => {
    await page.getByRole('button', { name: inEnglish('navigation.addAdmin') }).click();
    await form.save();
    await expect(page.getByText('This Field is required')).toHaveCount(5);
    await expect(form.field('f_name')).toBeFocused();
    await form.field('f_name').fill('Hind');
    await form.field('l_name').fill('Al-Saleh');
    await form.field('email').fill('hind@bayt-aldar.example');
    await form.field('phone').fill('٥٠٠٠ ٤٤٥٥');
    await form.field('password').fill('Hind-2026');
    await form.save();
    await expect(form.toast('Admin Added Successfully')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: inEnglish('navigation.admins') })).toBeVisible();
    expect(requestsOf(shop, 'admins.add').map(({ body }) => body)).toMatchObject([{ phone: '50004455', country_code: '+965', rules: [] }]);
  });

  await test.step('[ADM-16] [ADM-43] [ADM-40] a change keeps roles and password', async () => {
    await page
      .getByRole('row')
      .filter({ hasText: dalal.email })
      .getByRole('button', { name: startingWith(inEnglish('forms.edit')) })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: inEnglish('navigation.editAdmin') })).toBeVisible();
    await form.field('l_name').fill('العوضي الجديدة');
    await form.save();
    await expect(form.toast('Admin Updated Successfully')).toBeVisible();
    const [update] = requestsOf(shop, 'admins.update');
    expect(update?.body).toMatchObject({ l_name: 'العوضي الجديدة', rules: dalal.roles });
    expect(update?.body).not.toHaveProperty('password');
    await expect(page.getByText('العوضي الجديدة')).toBeVisible();
  });

  await test.step('[RUL-03] [RUL-11] [RUL-12] rules of somebody else', async () => {
    await page.getByRole('link', { name: inEnglish('navigation.rules'), exact: true }).click();
    await page.getByRole('link', { name: /Bader Al-Ajmi/ }).click();
    await page
      .getByRole('radiogroup', { name: containing(inEnglish('navigation.home')) })
      .getByText(inEnglish('rules.full'))
      .click();
    await expect(form.bar).toContainText('Unsaved changes in Home site, for Bader Al-Ajmi');
    await form.save();
    await expect(form.toast(inEnglish('rules.saved', { name: 'Bader Al-Ajmi' }))).toBeVisible();
    expect(shop.shop.store.tables.admins.get(2).roles).toEqual(['home']);
    await expect(page.getByRole('link', { name: /Bader Al-Ajmi/ })).toContainText(inEnglish('vocabulary.permissions.some'));
  });

  await test.step('[RUL-10] [LOG-23] rules for oneself count at once, without a new sign-in', async () => {
    await page.getByRole('link', { name: new RegExp(owner.email) }).click();
    await page
      .getByRole('radiogroup', { name: startingWith(inEnglish('navigation.admins')) })
      .getByText(inEnglish('signIn.sample.may.none'))
      .click();
    await form.save();
    await expect(form.bar).toHaveCount(0);
    await page.getByRole('link', { name: inEnglish('navigation.admins'), exact: true }).click();
    await expect(page.getByRole('switch').first()).toBeVisible();
    await expect(page.getByRole('button', { name: inEnglish('navigation.addAdmin') })).toHaveCount(0);
    await expect(page.getByRole('switch').first()).toBeDisabled();
    await form.open('/admins/add-admins');
    await expect(form.toast('Not Allowed, Don`t have Permission')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: inEnglish('navigation.admins') })).toBeVisible();
    expect(shop.shop.requests.filter(({ call }) => call === 'session.login')).toHaveLength(1);
    // The permission is granted again, so all controls return.
    await form.open('/rules/1');
    await page
      .getByRole('radiogroup', { name: startingWith(inEnglish('navigation.admins')) })
      .getByText(inEnglish('rules.full'))
      .click();
    await form.save();
    await expect(form.bar).toHaveCount(0);
    await page.getByRole('link', { name: inEnglish('navigation.admins'), exact: true }).click();
    await expect(page.getByRole('button', { name: inEnglish('navigation.addAdmin') })).toBeVisible();
  });

  await test.step('[PRO-02] [PRO-11] [PRO-12] [PRO-13] the own profile and picture', async () => {
    await form.open('/profile');
    await form.field('f_name').fill('Noura');
    await form.fileInput(inEnglish('profile.avatar')).setInputFiles(files.png);
    await expect(form.bar).toContainText('Picture, Your details');
    await form.save();
    await expect(form.toast('Profile Updated Successfully')).toBeVisible();
    expect(requestsOf(shop, 'profile.update')[0]?.body).toMatchObject({ f_name: 'Noura', country_code: '+965' });
    expect(shop.shop.store.tables.admins.get(1).avatar).toMatch(/\.png$/);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Account|Noura/ })
      .click();
    await expect(page.getByText('Noura الصباح')).toBeVisible();
    await page.keyboard.press('Escape');
  });
});

test('the home area: page with picture and PDF, product, social, messages, about', async ({ page, signIn, shop }) => {
  await signIn();
  const form = onForm(page);

  await test.step('[HPG-04] [HPG-06] [HPG-07] [HPG-08] a banner with a real picture and a real PDF', async () => {
    await form.open('/home/page');
    await page.getByRole('button', { name: inEnglish('homePage.addBanner') }).click();
    const block = page.getByRole('listitem', { name: /^Banner 4/ });
    await expect(block.getByText(inEnglish('homePage.notPublished'))).toBeVisible();
    await block
      .getByRole('group', { name: inEnglish('vocabulary.products.image') })
      .locator('input[type=file]')
      .setInputFiles(files.png);
    await expect(block.getByRole('button', { name: inEnglish('forms.pictures.alt', { position: 1, total: 1 }) })).toBeVisible();
    await block
      .getByRole('group', { name: inEnglish('homePage.catalog') })
      .locator('input[type=file]')
      .setInputFiles(files.pdf);
    await expect(block.getByRole('button', { name: inEnglish('forms.pdf.open') })).toBeVisible();
    await form.field('banners.3.title').fill('عروض الشتاء');
    await block.getByRole('textbox', { name: inEnglish('forms.tags.add') }).fill('شتاء، دلال,');
    await block.getByRole('textbox', { name: inEnglish('forms.tags.add') }).press('Enter');
    await page.getByRole('button', { name: 'Move Banner 4 up' }).click();
    await page
      .getByRole('group', { name: inEnglish('homePage.barcodeImage') })
      .getByRole('button', { name: inEnglish('forms.pictures.remove', { position: 1 }) })
      .click();
    await form.fileInput(inEnglish('homePage.barcodeImage')).setInputFiles(files.png);
    await expect(
      page
        .getByRole('group', { name: inEnglish('homePage.barcodeImage') })
        .getByRole('button', { name: inEnglish('forms.pictures.alt', { position: 1, total: 1 }) }),
    ).toBeVisible();
    await form.save();
    await expect(form.toast('Banners Updated Successfully')).toBeVisible();
    await expect(form.toast('Barcode Added Successfully')).toBeVisible();
    await expect(form.bar).toHaveCount(0);
    const banners = shop.shop.store.singles.homeBanners;
    expect(banners.map(({ title }) => title)[2]).toBe('عروض الشتاء');
    expect(banners[2]).toMatchObject({
      tags: ['شتاء', 'دلال'],
      image: expect.stringMatching(/\.png$/),
      catalog: expect.stringMatching(/\.pdf$/),
    });
    expect(requestsOf(shop, 'homeCollection.save')).toHaveLength(0);
  });

  await test.step('[HPR-08] [HPR-12] [HPR-13] [HPR-17] [HPR-20] a product of the other type', async () => {
    await page
      .getByRole('link', { name: inEnglish('navigation.homeProducts') })
      .first()
      .click();
    await page.getByRole('tab', { name: inEnglish('homeProducts.types.high_pressure') }).click();
    await page.getByRole('button', { name: inEnglish('homeProducts.add') }).click();
    await expect(page.getByRole('combobox', { name: inEnglish('homeProducts.type') })).toHaveText(
      inEnglish('homeProducts.types.high_pressure'),
    );
    await form.save();
    await expect(form.toast('Upload Images')).toBeVisible();
    await form.field('title').fill('Pressure cooker 8 l');
    await page.getByRole('textbox', { name: inEnglish('vocabulary.products.description') }).fill('Steel, three valves');
    await form.fileInput('Pictures').setInputFiles([files.png, { ...files.png, name: 'second.png' }]);
    await expect(page.getByRole('button', { name: inEnglish('forms.pictures.alt', { position: 2, total: 2 }) })).toBeVisible();
    await form.save();
    await expect(form.toast('Product Added Successfully')).toBeVisible();
    await expect(page.getByRole('tab', { name: inEnglish('homeProducts.types.high_pressure') })).toHaveAttribute('aria-selected', 'true');
    const [added] = requestsOf(shop, 'homeProducts.add');
    const picture: unknown = expect.stringMatching(/\.png$/);
    expect(added).toMatchObject({
      status: 201,
      body: {
        type: 'high_pressure',
        title: 'Pressure cooker 8 l',
        images: [picture, picture],
        description: expect.stringContaining('"text":"Steel, three valves"'),
      },
    });
  });

  await test.step('[HSO-04] [HSO-09] [HSO-12] [HSO-13] social settings', async () => {
    await form.open('/home/social');
    await expect(form.field('snapchat')).toHaveAttribute('readonly', '');
    await page.getByRole('button', { name: inEnglish('forms.edit') }).click();
    await form.field('facebook').fill('');
    await form.field('time_from').fill('٢٥:٣٠');
    await form.save();
    await expect(page.getByText('Enter a time as hours and minutes')).toBeVisible();
    await form.field('time_from').fill('٩:٣٠');
    await form.save();
    await expect(form.toast('Added Social Links Successfully')).toBeVisible();
    await expect(form.field('snapchat')).toHaveAttribute('readonly', '');
    const [saved] = requestsOf(shop, 'homeSocial.save');
    expect(saved).toMatchObject({ status: 201, body: { time_from: '09:30' } });
    expect(saved?.body).not.toHaveProperty('facebook');
  });

  await test.step('[HCU-06] [HCU-11] [HCU-13] messages', async () => {
    await form.open('/home/contact-us');
    const first = page.getByRole('grid').locator('tbody tr[data-row]').first();
    const id = Number(await first.getAttribute('data-row'));
    const { message } = shop.shop.store.tables.homeMessages.get(id);
    await first
      .getByRole('button')
      .filter({ hasText: [...message].slice(0, 5).join('') })
      .click();
    await expect(page.getByRole('dialog')).toContainText(message);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: inEnglish('shortcuts.back'), exact: true })
      .click();
    await first.getByRole('switch').click();
    await expect(form.toast('Closed Successfully.')).toBeVisible();
    expect(shop.shop.store.tables.homeMessages.get(id).status).toBe('closed');
    await page.getByRole('tab', { name: inEnglish('vocabulary.timeSlots.closed') }).click();
    const closed = page.locator(`tr[data-row="${id}"]`);
    await expect(closed.getByRole('switch')).toBeDisabled();
    await closed.getByRole('button', { name: startingWith(inEnglish('common.delete')) }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: inEnglish('common.delete') })
      .click();
    await expect(form.toast('Deleted Successfully')).toBeVisible();
    expect(shop.shop.store.tables.homeMessages.find(id)).toBeUndefined();
  });

  await test.step('[ABT-08] [ABT-09] the About blocks', async () => {
    await form.open('/home/about-us');
    await page.getByRole('button', { name: inEnglish('about.add') }).click();
    await form.field('blocks.2.title_en').fill('Visit us');
    await form.save();
    await expect(form.field('blocks.2.title_ar')).toBeFocused();
    await form.field('blocks.2.title_ar').fill('زورونا');
    await form.save();
    await expect(form.toast('Update Data Successfullly')).toBeVisible();
    expect(requestsOf(shop, 'homeAbout.save')[0]).toMatchObject({ status: 201, body: { type: 'about' } });
    expect(shop.shop.store.singles.homeAbout.map(({ title_ar }) => title_ar)[2]).toBe('زورونا');
  });
});

test('two ways back at once from unsaved work ask once, and leave screen and address together', async ({ page, signIn }) => {
  await signIn();
  const form = onForm(page);
  await page.getByRole('link', { name: inEnglish('navigation.rules'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: inEnglish('navigation.rules') })).toBeVisible();
  await page.getByRole('link', { name: inEnglish('navigation.admins'), exact: true }).click();
  await page.getByRole('button', { name: inEnglish('navigation.addAdmin') }).click();
  await form.field('f_name').fill('Hind');
  await expect(form.bar).toContainText(inEnglish('forms.unsaved'));
  const goBackTwice = (): Promise<void> =>
    page.evaluate(() => {
      history.back();
      history.back();
    });
  await goBackTwice();
  await form.dialog.getByRole('button', { name: inEnglish('forms.leave.stay') }).click();
  await expect(form.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/#\/admins\/add-admins$/);
  await expect(form.field('f_name')).toHaveValue('Hind');
  await goBackTwice();
  await form.dialog.getByRole('button', { name: inEnglish('forms.leave.leave') }).click();
  await expect(page).toHaveURL(/#\/rules$/);
  await expect(page.getByRole('heading', { level: 1, name: inEnglish('navigation.rules') })).toBeVisible();
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(/#\/admins$/);
  await expect(page.getByRole('heading', { level: 1, name: inEnglish('navigation.admins') })).toBeVisible();
});

test('a press counts right after a title was left empty, although its message moves what is pressed', async ({ page, signIn }) => {
  await signIn();
  await page.evaluate(() => {
    location.hash = '/masterHN/style-up';
  });
  const kitchen = page.locator('[data-kitchen="one"]');
  const sheets = kitchen.locator('form section > ol > li');
  await expect(sheets.first()).toBeVisible();
  const count = await sheets.count();
  const title = sheets.last().locator('input[name$=".title"]');
  await title.fill('');
  const add = kitchen.getByRole('button', { name: inEnglish('styleUp.addSheet') });
  await add.hover();
  await page.mouse.down();
  // As long as a user's press lasts.
  await page.waitForTimeout(150);
  await page.mouse.up();
  await expect(sheets).toHaveCount(count + 1);
  await expect(title).toHaveAttribute('aria-invalid', 'true');
});

import type { Locator, Page } from '@playwright/test';
import { seedAdmins } from '@sample-shop/seed/admins';
import { createKeyboard, type Keyboard } from '../../support/built-app/keyboard';
import { containing, inArabic, startingWith } from '../../support/texts';
import { rowsOf, signInByKeyboard, watchPointer } from '../support/by-keyboard';
import { expect, sharedTest as test } from '../support/fixture';
import { type FormPage, files, onForm, requestsOf } from '../support/form-page';

test.use({ language: 'ar', motion: 'no-preference' });

const { some: dalal, none: bader } = seedAdmins;
const link = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('link', { name, ...(typeof name === 'string' && { exact: true }) }).first();
const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

/** The repeated steps of a user in forms, without a mouse. */
function hands(page: Page, keyboard: Keyboard, form: FormPage) {
  // Listens from the start, so that a key never opens the system's own dialog.
  page.on('filechooser', () => undefined);
  return {
    async goToScreen(name: string, title = name): Promise<void> {
      await keyboard.goTo(page.getByRole('navigation').getByRole('link', { name, exact: true }).first(), 'backward');
      await keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    },
    async activate(target: Locator): Promise<void> {
      await keyboard.goTo(target);
      await keyboard.press('Enter');
    },
    /** Replaces the content of a field. */
    async write(name: string, text: string): Promise<void> {
      await keyboard.goTo(form.field(name));
      await keyboard.press('ControlOrMeta+A');
      await keyboard.type(text);
    },
    async chooseFile(target: Locator, file: (typeof files)[keyof typeof files]): Promise<void> {
      if (!(await target.evaluate((element) => element === document.activeElement))) await keyboard.goTo(target);
      const dialog = page.waitForEvent('filechooser');
      await keyboard.press('Enter');
      await (await dialog).setFiles(file);
    },
    /** Tab moves to the first row, the arrow keys to any other. */
    async enterTable(row: Locator): Promise<void> {
      const cell = row.locator('td').first();
      const first = rowsOf(page).first().locator('td').first();
      await keyboard.goTo(first);
      if (!(await cell.evaluate((element) => element === document.activeElement))) await keyboard.pressUntil('ArrowDown', cell);
    },
    async save(said: string): Promise<void> {
      await keyboard.goTo(form.bar.locator('button[type=submit]'));
      await keyboard.press('Enter');
      await expect(form.toast(said)).toBeVisible();
    },
  };
}

test('admins, rules and the own profile in Arabic without a mouse', async ({ page, shop }) => {
  const keyboard = createKeyboard(page);
  const form = onForm(page);
  const { activate, chooseFile, enterTable, goToScreen, save, write } = hands(page, keyboard, form);
  const usedPointer = await watchPointer(page);
  await signInByKeyboard(page, keyboard);

  await test.step('add an admin, after a save that leads to what is missing', async () => {
    await activate(button(page, inArabic('navigation.addAdmin')));
    await expect(page.getByRole('heading', { level: 1, name: inArabic('navigation.addAdmin') })).toBeFocused();
    await keyboard.goTo(form.bar.locator('button[type=submit]'));
    await keyboard.press('Enter');
    await expect(form.field('f_name')).toBeFocused();
    await expect(page.getByText(inArabic('forms.required'))).toHaveCount(5);
    await keyboard.type('هند');
    await write('l_name', 'الصالح');
    await write('email', 'hind@bayt-aldar.example');
    await write('phone', '٥٠٠٠٤٤٥٥');
    await write('password', 'Hind-2026');
    await save(inArabic('adminForm.added'));
    await expect(rowsOf(page).first()).toBeVisible();
    expect(requestsOf(shop, 'admins.add').map(({ status }) => status)).toEqual([201]);
  });

  await test.step('edit an admin from the list', async () => {
    const row = rowsOf(page).filter({ hasText: dalal.email });
    await enterTable(row);
    await keyboard.pressUntil('ArrowLeft', button(row, startingWith(inArabic('forms.edit'))));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: inArabic('navigation.editAdmin') })).toBeFocused();
    await write('l_name', 'العوضي الجديدة');
    await save(inArabic('adminForm.updated'));
    await expect(rowsOf(page).filter({ hasText: 'العوضي الجديدة' })).toBeVisible();
  });

  await test.step('grant a permission', async () => {
    await goToScreen('الصلاحيات');
    await keyboard.goTo(page.getByRole('textbox', { name: inArabic('rules.find') }));
    await keyboard.type('Bader');
    await activate(link(page, /Bader Al-Ajmi/));
    const home = page.getByRole('radiogroup', { name: containing(inArabic('navigation.home')) });
    await keyboard.goTo(home.getByRole('radio', { name: inArabic('rules.readOnly') }));
    await keyboard.pressUntil('ArrowRight', home.getByRole('radio', { name: inArabic('rules.full') }));
    await save(inArabic('rules.saved', { name: 'Bader Al-Ajmi' }));
    expect(shop.shop.store.tables.admins.get(bader.id).roles).toEqual(['home']);
  });

  await test.step('the own profile with a picture', async () => {
    await activate(page.getByRole('banner').getByRole('button', { name: /^حساب/ }));
    await keyboard.pressUntil('ArrowDown', page.getByRole('menuitem', { name: inArabic('navigation.profile') }));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: inArabic('navigation.profile') })).toBeFocused();
    await chooseFile(
      page
        .getByRole('group', { name: inArabic('profile.avatar') })
        .getByRole('button')
        .first(),
      files.png,
    );
    await expect(form.bar).toContainText(inArabic('profile.avatar'));
    await write('f_name', 'نوره');
    await save(inArabic('profile.updated'));
    expect(shop.shop.store.tables.admins.get(1)).toMatchObject({ f_name: 'نوره', avatar: expect.stringMatching(/\.png$/) });
  });
  expect(await usedPointer()).toBe(0);
});

test('the home area in Arabic without a mouse', async ({ app, page, shop }) => {
  test.setTimeout(300_000);
  const keyboard = createKeyboard(page);
  const form = onForm(page);
  const { activate, chooseFile, enterTable, goToScreen, save, write } = hands(page, keyboard, form);
  const usedPointer = await watchPointer(page);
  await signInByKeyboard(page, keyboard);
  const { store } = shop.shop;
  /** Saves by the menu entry of Ctrl+S: the system sends that key to the menu, not to the page. */
  const saveByShortcut = async (said: string): Promise<void> => {
    await app.evaluate(({ Menu }) => {
      const entry = Menu.getApplicationMenu()?.getMenuItemById('save');
      if (entry?.accelerator !== 'CmdOrCtrl+S') throw new Error('no shortcut');
      entry.click();
    });
    await expect(form.toast(said)).toBeVisible();
  };

  await test.step('banners: add, fill, reorder in two ways, remove and take back', async () => {
    await goToScreen(inArabic('navigation.homePage'));
    const stored = store.singles.homeBanners.map(({ title }) => title);
    await activate(button(page, inArabic('homePage.addBanner')));
    const block = page.getByRole('listitem', { name: /^بنر 4/ });
    await expect(button(block, inArabic('forms.pictures.add'))).toBeFocused();
    await chooseFile(button(block, inArabic('forms.pictures.add')), files.png);
    await expect(button(block, inArabic('forms.pictures.alt', { position: 1, total: 1 }))).toBeVisible();
    await write('banners.3.title', 'عروض الشتاء');
    await keyboard.goTo(block.getByRole('textbox', { name: inArabic('forms.tags.add') }));
    await keyboard.type('شتاء');
    await keyboard.press('Enter');
    await chooseFile(button(block, inArabic('forms.pdf.choose')), files.pdf);
    await expect(button(block, inArabic('forms.pdf.open'))).toBeVisible();
    await keyboard.goTo(button(page, inArabic('forms.blocks.up', { name: 'بنر 4' })), 'backward');
    await keyboard.press('Enter');
    await expect(button(page, inArabic('forms.blocks.up', { name: 'بنر 3' }))).toBeFocused();
    await expect(form.field('banners.2.title')).toHaveValue('عروض الشتاء');
    await keyboard.goTo(button(page, /^نقل بنر 3: اضغط المسافة/), 'backward');
    await keyboard.press('Space');
    await expect(page.getByText(inArabic('forms.blocks.pickedUp', { name: 'بنر 3', position: 3, total: 4 }))).toBeAttached();
    // The positions are measured after the pick-up is announced. An earlier key press moves nothing.
    const moved = page.getByText(inArabic('forms.blocks.moved', { name: 'بنر 3', position: 2, total: 4 }));
    await expect(async () => {
      if ((await moved.count()) === 0) await keyboard.press('ArrowUp');
      await expect(moved).toBeAttached({ timeout: 3000 });
    }).toPass();
    await keyboard.press('Space');
    await expect(form.field('banners.1.title')).toHaveValue('عروض الشتاء');
    await keyboard.goTo(button(page, 'حذف بنر 1'));
    await keyboard.press('Enter');
    await expect(form.field('banners.0.title')).toHaveValue('عروض الشتاء');
    await keyboard.press('F6');
    await keyboard.goTo(button(form.toast('تم حذف بنر 1'), inArabic('common.undo')));
    await keyboard.press('Enter');
    await expect(form.field('banners.1.title')).toHaveValue('عروض الشتاء');
    await saveByShortcut(inArabic('homePage.bannersUpdated'));
    expect(store.singles.homeBanners.map(({ title }) => title)).toEqual([stored[0], 'عروض الشتاء', stored[1], stored[2]]);
    expect(store.singles.homeBanners[1]).toMatchObject({ tags: ['شتاء'], catalog: expect.stringMatching(/\.pdf$/) });
  });

  await test.step('collection: move a picture with the arrows of the reading direction', async () => {
    const pictures = (): (string | undefined)[] => store.singles.collection?.images.map((url) => url.split('/').at(-1)) ?? [];
    const [first, second, ...rest] = pictures();
    const slots = page.getByRole('group', { name: inArabic('vocabulary.products.images') });
    await keyboard.goTo(button(slots, inArabic('forms.pictures.alt', { position: 1, total: 4 })));
    await keyboard.press('ArrowLeft');
    await expect(button(slots, inArabic('forms.pictures.alt', { position: 2, total: 4 }))).toBeFocused();
    await saveByShortcut(inArabic('homePage.collectionSaved'));
    expect(pictures()).toEqual([second, first, ...rest]);
  });

  await test.step('products: the other type, find, add, delete', async () => {
    await goToScreen(inArabic('navigation.homeProducts'));
    await keyboard.goTo(page.getByRole('tab', { name: inArabic('homeProducts.types.premium_products') }));
    await keyboard.pressUntil('ArrowLeft', page.getByRole('tab', { name: inArabic('homeProducts.types.high_pressure') }));
    await keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: inArabic('homeProducts.types.high_pressure') })).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('tr[data-row="2"]')).toBeVisible();
    await keyboard.goTo(button(page, inArabic('homeProducts.add')), 'backward');
    await keyboard.press('Enter');
    await write('title', 'طنجرة كاتمة 10 لتر');
    await keyboard.goTo(page.getByRole('textbox', { name: inArabic('vocabulary.products.description') }));
    await keyboard.type('ستيل بثلاثة صمامات');
    await chooseFile(button(page, inArabic('forms.pictures.add')), files.png);
    await expect(button(page, inArabic('forms.pictures.alt', { position: 1, total: 1 }))).toBeVisible();
    await save(inArabic('homeProducts.added'));
    const row = rowsOf(page).filter({ hasText: 'طنجرة كاتمة 10 لتر' });
    await keyboard.goTo(page.getByRole('main').getByRole('searchbox'));
    await keyboard.type('طنجرة كاتمة');
    await expect(rowsOf(page)).toHaveCount(1);
    await enterTable(row);
    await keyboard.pressUntil('ArrowLeft', button(row, /المزيد|خيارات|إجراءات/).last());
    await keyboard.press('Enter');
    await keyboard.pressUntil('ArrowDown', page.getByRole('menuitem', { name: inArabic('common.delete') }));
    await keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question.locator(':focus')).toHaveCount(1);
    await keyboard.goTo(button(question, inArabic('common.delete')));
    await keyboard.press('Enter');
    await expect(rowsOf(page)).toHaveCount(0);
    expect(requestsOf(shop, 'homeProducts.remove').map(({ status }) => status)).toEqual([200]);
  });

  await test.step('social settings: Edit, change, submit', async () => {
    await goToScreen(inArabic('navigation.homeSocial'));
    await activate(button(page, inArabic('forms.edit')));
    await write('time_from', '٠٩٣٠');
    await save(inArabic('social.saved'));
    await expect(button(page, inArabic('forms.edit'))).toBeVisible();
    expect(store.singles.homeSocial).toMatchObject({ time_from: '09:30' });
  });

  await test.step('messages: read, close, delete', async () => {
    await goToScreen(inArabic('navigation.homeContactUs'));
    const id = Number(await rowsOf(page).first().getAttribute('data-row'));
    const row = page.locator(`tr[data-row="${id}"]`);
    await enterTable(row);
    await keyboard.pressUntil('ArrowLeft', row.getByRole('button').first());
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(store.tables.homeMessages.get(id).full_name);
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await keyboard.press('Escape');
    await expect(row.getByRole('button').first()).toBeFocused();
    await keyboard.pressUntil('ArrowLeft', row.getByRole('switch'));
    await keyboard.press('Space');
    await expect(form.toast(inArabic('contactMessages.closed'))).toBeVisible();
    expect(store.tables.homeMessages.get(id).status).toBe('closed');
    await keyboard.goTo(page.getByRole('tab', { name: inArabic('contactMessages.tabs.open') }), 'backward');
    await keyboard.pressUntil('ArrowLeft', page.getByRole('tab', { name: inArabic('contactMessages.tabs.closed') }));
    await keyboard.press('Enter');
    await expect(row).toBeVisible();
    await enterTable(row);
    await keyboard.pressUntil('ArrowLeft', button(row, startingWith(inArabic('common.delete'))));
    await keyboard.press('Enter');
    await keyboard.goTo(button(page.getByRole('alertdialog'), inArabic('common.delete')));
    await keyboard.press('Enter');
    await expect(row).toHaveCount(0);
    expect(store.tables.homeMessages.find(id)).toBeUndefined();
  });

  await test.step('about: a block in both languages', async () => {
    await goToScreen(inArabic('navigation.homeAboutUs'));
    await activate(button(page, inArabic('about.add')));
    const last = store.singles.homeAbout.length;
    await write(`blocks.${last}.title_ar`, 'زورونا');
    await write(`blocks.${last}.title_en`, 'Visit us');
    await save(inArabic('about.saved'));
    expect(store.singles.homeAbout.at(-1)).toMatchObject({ title_en: 'Visit us', title_ar: 'زورونا' });
  });
  expect(await usedPointer()).toBe(0);
});

import type { Page } from '@playwright/test';
import { seedAdmins } from '@sample-shop/seed/admins';
import { areas } from '@shared/domain/permissions';
import { expect, sharedTest as test } from './fixture';
import { type FormPage, onForm } from './form-page';

const { none: person } = seedAdmins;
type Role = (typeof areas)[number] | 'order' | 'none';
const roles: readonly Role[] = [...areas, 'order', 'none'];

/** What a screen offers, counted when it has settled. */
interface Offers {
  [control: string]: boolean;
}

interface Look {
  path: string;
  title: string;
  settled: string;
  controls: Record<string, string>;
  /** A check box that is ticked before the look, because what it offers comes with it. */
  ticks?: string;
}

async function offersOf(page: Page, form: FormPage, { path, title, settled, controls, ticks }: Look): Promise<Offers> {
  await form.open(path);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page.locator(settled).first()).toBeVisible();
  if (ticks) {
    await page.locator(ticks).first().check();
    await expect(page.locator('main [role=toolbar]')).toBeVisible();
  }
  const seen = await Promise.all(
    Object.entries(controls).map(async ([name, selector]) => [name, (await page.locator(selector).count()) > 0] as const),
  );
  return Object.fromEntries(seen);
}

// Rows of a list, not the skeletons before them.
const switches = 'main td input[role=switch]';
const pictures = 'main td img';
const boxes = 'main td input[type=checkbox]';
const editableField = 'input[type=text]:not([readonly]):not([role=combobox])';
const editable = `main ${editableField}`;
const saveBar = '[data-save-bar] button[type=submit]';
const ofOrders = { status: 'main td button[aria-label*="tatus"]', print: 'main [role=toolbar] button:has-text("Print")' };
const readOnlyNotice = 'main .fui-MessageBar';

/** A form of its own route: it opens, or leads to its list with the reason. */
async function formOffers(
  page: Page,
  form: FormPage,
  { path, title, list }: { path: string; title: string; list: string },
): Promise<Offers> {
  // The title of a screen changes a moment before the form of the last one is gone.
  await page.evaluate(() => document.querySelector('main form')?.setAttribute('data-of-last-screen', ''));
  await form.open(path);
  const heading = page.getByRole('heading', { level: 1 });
  const shown = page.locator('main form:not([data-of-last-screen])');
  const fields = shown.locator('input[name]');
  const refusal = form.toast('Not Allowed, Don`t have Permission');
  const opens = async (): Promise<boolean> => (await heading.textContent()) === title && (await fields.count()) > 0;
  await expect.poll(async () => (await opens()) || (await refusal.count()) === 1).toBe(true);
  if (await opens()) return { opens: true, edit: (await shown.locator(editableField).count()) > 0, refusal: (await refusal.count()) > 0 };
  await expect(heading).toHaveText(list);
  await refusal.getByRole('button').click();
  await expect(refusal).toHaveCount(0);
  return { opens: false, edit: (await fields.count()) > 0, refusal: true };
}

/** The profile of a user has no address of its own: it is opened from the list, by whoever may only look too. */
async function userProfileOffers(page: Page, form: FormPage): Promise<Offers> {
  await form.open('/masterHN/users');
  await page.locator('main td a').first().click();
  await expect(page.locator('main form input[name=f_name]')).toBeVisible();
  const count = (selector: string): Promise<number> => page.locator(selector).count();
  const [fields, notices] = await Promise.all([count(editable), count(readOnlyNotice)]);
  return { edit: fields > 0, notice: notices > 0 };
}

/** Everything that is gated on the screens there are, seen by one admin. */
async function lookEverywhere(page: Page, onPage: FormPage): Promise<Record<string, Offers>> {
  const at = (path: string, title: string, settled: string, controls: Record<string, string>) =>
    offersOf(page, onPage, { path, title, settled, controls });
  const form = (path: string, title: string, list: string) => formOffers(page, onPage, { path, title, list });
  const orders = (path: string, title: string) => offersOf(page, onPage, { path, title, settled: boxes, ticks: boxes, controls: ofOrders });
  const list = {
    add: 'main button:has-text("Add")',
    edit: 'main td button[aria-label^="Edit"]',
    remove: 'main td button[aria-label^="Delete"]',
  };
  return {
    admins: await at('/admins', 'Admins', switches, { ...list, block: 'main td input[role=switch]:not([disabled])' }),
    addAdmin: await form('/admins/add-admins', 'Add admin', 'Admins'),
    editAdmin: await form('/admins/edit-admin/7/x', 'Edit admin', 'Admins'),
    rules: await at('/rules/7', 'Rules', 'main form', { change: 'main input[type=radio]:not([disabled])', notice: readOnlyNotice }),
    profile: await at('/profile', 'Profile', 'main form input[name]', { edit: editable, notice: readOnlyNotice }),
    homePage: await at('/home/page', 'Page', 'main form li', {
      addBanner: 'main button:has-text("Add a banner")',
      changePicture: 'main button[aria-label^="Remove picture"]',
      edit: editable,
    }),
    homeProducts: await at('/home/products', 'Products', pictures, { add: list.add, menu: 'main td button' }),
    addProduct: await form('/home/products/add-products', 'Add product', 'Products'),
    editProduct: await form('/home/products/add-products/1', 'Edit product', 'Products'),
    categories: await at('/masterHN/categories', 'Categories', pictures, { add: list.add, menu: 'main td button' }),
    shopProducts: await offersOf(page, onPage, {
      path: '/masterHN/products',
      title: 'Products',
      settled: pictures,
      ticks: boxes,
      controls: { add: list.add, menu: 'main td button', deactivate: 'main [role=toolbar] button:has-text("Deactivate")' },
    }),
    addShopProduct: await form('/masterHN/products/add-products', 'Add product', 'Products'),
    editShopProduct: await form('/masterHN/products/add-products/1', 'Edit product', 'Products'),
    banners: await at('/banners', 'Banners', 'main form li img', {
      move: 'main button[aria-label^="Move Banner"]',
      remove: 'main button[aria-label^="Remove the picture"]',
      notice: readOnlyNotice,
    }),
    styleUp: await at('/masterHN/style-up', 'Style up', 'main form li img', {
      add: 'main button:has-text("Add sheet")',
      remove: 'main button[aria-label^="Remove Item"]',
      edit: editable,
      notice: readOnlyNotice,
    }),
    dynamicVariants: await at('/dynamic-variant', 'Dynamic variants', 'main tr[data-row]', {
      add: list.add,
      menu: 'main td button',
      delete: 'main button:has-text("Delete")',
    }),
    addDynamicVariant: await form('/dynamic-variant/add-dynamic-variant', 'Add dynamic variants', 'Dynamic variants'),
    editDynamicVariant: await form('/dynamic-variant/edit-dynamic-variant/2', 'Edit dynamic variant', 'Dynamic variants'),
    variants: await at('/variant', 'Variants', 'main tr[data-row]', {
      add: list.add,
      menu: 'main td button',
      delete: 'main button:has-text("Delete")',
    }),
    editVariants: await form('/variant/add-variant/1', 'Edit variants', 'Variants'),
    promoCodes: await at('/promo-codes', 'Promo codes', switches, {
      add: list.add,
      menu: 'main td button',
      switch: 'main td input[role=switch]:not([disabled])',
    }),
    currency: await at('/currency', 'Currency', 'main tr[data-row]', { add: list.add, menu: 'main td button' }),
    addPromoCode: await form('/promo-codes/add-promo-codes', 'Add promo code', 'Promo codes'),
    editPromoCode: await form('/promo-codes/edit-promo-codes/2', 'Edit promo code', 'Promo codes'),
    social: await at('/home/social', 'Social media', 'main form input[name]', { edit: '[data-edit-bar] button', notice: readOnlyNotice }),
    messages: await at('/home/contact-us', 'Contact us', switches, {
      close: 'main td input[role=switch]:not([disabled])',
      remove: 'main td button[aria-label^="Delete"]',
    }),
    users: await at('/masterHN/users', 'Users', switches, {
      open: 'main td a',
      flip: 'main td input[role=switch]:not([disabled])',
      edit: list.edit,
    }),
    userProfile: await userProfileOffers(page, onPage),
    shopMessages: await at('/masterHN/contact-us', 'Contact us', switches, {
      close: 'main td input[role=switch]:not([disabled])',
      remove: 'main td button[aria-label^="Delete"]',
    }),
    about: await at('/home/about-us', 'About us', 'main form li', { add: 'main button:has-text("Add a block")', submit: saveBar }),
    shopSocial: await at('/social', 'Social', 'main form input[name]', { edit: '[data-edit-bar] button', notice: readOnlyNotice }),
    staticPages: await at('/pages', 'About us', 'main li', { about: 'main a[href$="#/pages/about"]' }),
    shopAbout: await at('/pages/about', '“About us” page', 'main form li', {
      add: 'main button:has-text("Add a block")',
      submit: saveBar,
      notice: readOnlyNotice,
    }),
    delivery: await at('/delivery', 'Delivery', 'main form [data-row]', {
      edit: '[data-edit-bar] button',
      setGroup: 'main [data-group] button:has-text("Set for governorate")',
      notice: readOnlyNotice,
    }),
    payment: await at('/payment', 'Payment', 'main form [data-iban]', {
      edit: '[data-edit-bar] button:has-text("Edit")',
      remove: '[data-edit-bar] button:has-text("Delete IBAN")',
      notice: readOnlyNotice,
    }),
    notifications: await at('/notification', 'Notifications', 'main tr[data-row]', {
      add: 'main button:has-text("New notification")',
      menu: 'main td button[aria-label^="More actions"]',
    }),
    addNotification: await form('/notification/add-notification', 'New notification', 'Notifications'),
    orders: await orders('/orders', 'Orders'),
    guestOrders: await orders('/orders-guest', 'Guest orders'),
    dashboard: await at('/masterHN/dashboard', 'Dashboard', 'main [data-segment]', {
      figures: 'main [data-figure] a',
      days: 'main [data-plot-row]',
    }),
    printing: await at('/settings/printing', 'Printer settings', 'main form', { edit: editable }),
  };
}

/** What the requirements say (OP-35, OP-54, OP-55, OP-83). */
function expected(role: Role): Record<string, Offers> {
  const may = (...wanted: Role[]): boolean => wanted.includes(role);
  const admin = may('admin');
  const home = may('home');
  const rules = may('rules');
  const shop = may('masterHN');
  const order = may('order', 'masterHN');
  return {
    admins: { add: admin, edit: admin, remove: admin, block: admin },
    addAdmin: { opens: admin, edit: admin, refusal: !admin },
    editAdmin: { opens: admin, edit: admin, refusal: !admin },
    rules: { change: rules, notice: !rules },
    profile: { edit: true, notice: false },
    homePage: { addBanner: home, changePicture: home, edit: home },
    homeProducts: { add: true, menu: home },
    addProduct: { opens: true, edit: true, refusal: false },
    editProduct: { opens: home, edit: home, refusal: !home },
    categories: { add: shop, menu: shop },
    shopProducts: { add: shop, menu: shop, deactivate: shop },
    addShopProduct: { opens: shop, edit: shop, refusal: !shop },
    editShopProduct: { opens: shop, edit: shop, refusal: !shop },
    banners: { move: shop, remove: shop, notice: !shop },
    styleUp: { add: shop, remove: shop, edit: shop, notice: !shop },
    dynamicVariants: { add: shop, menu: shop, delete: shop },
    addDynamicVariant: { opens: shop, edit: shop, refusal: !shop },
    editDynamicVariant: { opens: shop, edit: shop, refusal: !shop },
    variants: { add: shop, menu: shop, delete: shop },
    editVariants: { opens: shop, edit: shop, refusal: !shop },
    promoCodes: { add: shop, menu: shop, switch: shop },
    currency: { add: shop, menu: shop },
    addPromoCode: { opens: shop, edit: shop, refusal: !shop },
    editPromoCode: { opens: shop, edit: shop, refusal: !shop },
    social: { edit: may('social_media'), notice: !may('social_media') },
    messages: { close: true, remove: true },
    users: { open: true, flip: shop, edit: shop },
    userProfile: { edit: shop, notice: !shop },
    shopMessages: { close: shop, remove: shop },
    about: { add: home, submit: home },
    shopSocial: { edit: shop, notice: !shop },
    staticPages: { about: true },
    shopAbout: { add: home || shop, submit: home || shop, notice: !home && !shop },
    delivery: { edit: shop, setGroup: false, notice: !shop },
    payment: { edit: shop, remove: shop, notice: !shop },
    notifications: { add: shop, menu: shop },
    addNotification: { opens: shop, edit: shop, refusal: !shop },
    orders: { status: order, print: order },
    guestOrders: { status: order, print: order },
    dashboard: { figures: true, days: true },
    printing: { edit: true },
  };
}

/** The test that fails when a row is broken: without any role what needs one, with a role what only that one gives. */
const rows: Partial<Record<Role, string>> = {
  none: '[RUL-09] [ADM-12] [ADM-13] [ADM-14] [HPG-14] [HPR-06] [HPR-07] [HSO-10] ',
  home: '[ABT-03] ',
  masterHN: '[RUL-14] ',
  order: '[RUL-15] ',
};

/** Roles that give nothing which another test of this file does not see are looked at with `DIWAN_WHOLE=1` only (`npm run test:all`). */
const wanted = roles.filter((role) => rows[role] !== undefined || process.env.DIWAN_WHOLE === '1');

for (const role of wanted) {
  const whose = role === 'none' ? 'without any permission' : `with the permission \`${role}\` alone`;
  test(`${rows[role] ?? ''}an admin ${whose} sees and may do exactly what it allows`, async ({ page, signIn, shop }) => {
    shop.shop.store.tables.admins.update(person.id, { roles: role === 'none' ? [] : [role] });
    await signIn('none');
    expect(await lookEverywhere(page, onForm(page))).toEqual(expected(role));
  });
}

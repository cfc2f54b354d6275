import type { Page } from '@playwright/test';
import { seedAdmins } from '@sample-shop/seed/admins';
import { areas } from '@shared/domain/permissions';
import { inEnglish } from '../../support/texts';
import { expect, sharedTest as test } from '../support/fixture';
import { type FormPage, onForm } from '../support/form-page';

const { none: person } = seedAdmins;
type Role = (typeof areas)[number] | 'order' | 'none';
const roles: readonly Role[] = [...areas, 'order', 'none'];

/** The controls that a screen offers, read when it is fully loaded. */
interface Offers {
  [control: string]: boolean;
}

interface Look {
  path: string;
  title: string;
  settled: string;
  controls: Record<string, string>;
  /** A check box to select first, because it makes some controls appear. */
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

// Selectors for rows of a list, not for the skeletons before them.
const switches = 'main td input[role=switch]';
const pictures = 'main td img';
const boxes = 'main td input[type=checkbox]';
const editableField = 'input[type=text]:not([readonly]):not([role=combobox])';
const editable = `main ${editableField}`;
const saveBar = '[data-save-bar] button[type=submit]';
const ofOrders = { status: 'main td button[aria-label*="tatus"]', print: 'main [role=toolbar] button:has-text("Print")' };
const readOnlyNotice = 'main .fui-MessageBar';

/**
 * Print history, which contains names of customers: opens for admins who may print in bulk. Others get the start screen with the reason.
 */
async function historyOffers(page: Page, form: FormPage): Promise<Offers> {
  await form.open('/printing/history');
  const csv = page.getByRole('main').getByRole('button', { name: inEnglish('printHistory.action.csv') });
  const refusal = page.locator('.fui-Toast').filter({ hasText: 'Not Allowed' });
  await expect(csv.or(refusal).first()).toBeVisible();
  const opens = (await csv.count()) > 0;
  if (!opens) {
    await refusal.getByRole('button').click();
    await expect(refusal).toHaveCount(0);
  }
  return { opens, csv: opens, refusal: !opens };
}

/** A form with its own route: it opens, or the app shows its list with the reason. */
async function formOffers(
  page: Page,
  form: FormPage,
  { path, title, list }: { path: string; title: string; list: string },
): Promise<Offers> {
  // The title of a screen changes a moment before the previous screen's form is removed.
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

/** The screen of the station: listed in the sidebar and opened, or neither, with the reason. */
async function stationOffers(page: Page, form: FormPage): Promise<Offers> {
  await form.open('/printing/station');
  const heading = page.getByRole('heading', { level: 1 });
  const refusal = form.toast('Not Allowed, Don`t have Permission');
  const opens = async (): Promise<boolean> => (await heading.textContent()) === inEnglish('navigation.printStation');
  await expect.poll(async () => (await opens()) || (await refusal.count()) === 1).toBe(true);
  const menu = (await page.locator('nav a[href$="#/printing/station"]').count()) > 0;
  if (await opens()) return { opens: true, menu, refusal: false };
  await expect(heading).toHaveText(inEnglish('navigation.admins'));
  await refusal.getByRole('button').click();
  await expect(refusal).toHaveCount(0);
  return { opens: false, menu, refusal: true };
}

/** The profile of a user has no address of its own: it is opened from the list, also by admins with read-only access. */
async function userProfileOffers(page: Page, form: FormPage): Promise<Offers> {
  await form.open('/masterHN/users');
  await page.locator('main td a').first().click();
  await expect(page.locator('main form input[name=f_name]')).toBeVisible();
  const count = (selector: string): Promise<number> => page.locator(selector).count();
  const [fields, notices] = await Promise.all([count(editable), count(readOnlyNotice)]);
  return { edit: fields > 0, notice: notices > 0 };
}

/** All screens with permissions, each with a function that reads its controls. */
function toLooks(page: Page, onPage: FormPage): Record<string, () => Promise<Offers>> {
  const at = (path: string, title: string, settled: string, controls: Record<string, string>) =>
    offersOf(page, onPage, { path, title, settled, controls });
  const form = (path: string, title: string, list: string) => formOffers(page, onPage, { path, title, list });
  const orders = (path: string, title: string) => offersOf(page, onPage, { path, title, settled: boxes, ticks: boxes, controls: ofOrders });
  const list = {
    add: `main button:has-text("Add"):not(:has-text("${inEnglish('lists.filters.other')}"))`,
    edit: 'main td button[aria-label^="Edit"]',
    remove: 'main td button[aria-label^="Delete"]',
  };
  return {
    admins: () => at('/admins', 'Admins', switches, { ...list, block: 'main td input[role=switch]:not([disabled])' }),
    addAdmin: () => form('/admins/add-admins', inEnglish('navigation.addAdmin'), 'Admins'),
    editAdmin: () => form('/admins/edit-admin/7/x', inEnglish('navigation.editAdmin'), 'Admins'),
    rules: () => at('/rules/7', 'Rules', 'main form', { change: 'main input[type=radio]:not([disabled])', notice: readOnlyNotice }),
    profile: () => at('/profile', 'Profile', 'main form input[name]', { edit: editable, notice: readOnlyNotice }),
    homePage: () =>
      at('/home/page', 'Page', 'main form li', {
        addBanner: `main button:has-text("${inEnglish('homePage.addBanner')}")`,
        changePicture: 'main button[aria-label^="Remove picture"]',
        edit: editable,
      }),
    homeProducts: () => at('/home/products', inEnglish('navigation.homeProducts'), pictures, { add: list.add, menu: 'main td button' }),
    addProduct: () => form('/home/products/add-products', inEnglish('navigation.addHomeProduct'), inEnglish('navigation.homeProducts')),
    editProduct: () => form('/home/products/add-products/1', inEnglish('navigation.editHomeProduct'), inEnglish('navigation.homeProducts')),
    categories: () => at('/masterHN/categories', 'Categories', pictures, { add: list.add, menu: 'main td button' }),
    shopProducts: () =>
      offersOf(page, onPage, {
        path: '/masterHN/products',
        title: 'Products',
        settled: pictures,
        ticks: boxes,
        controls: { add: list.add, menu: 'main td button', deactivate: 'main [role=toolbar] button:has-text("Deactivate")' },
      }),
    addShopProduct: () => form('/masterHN/products/add-products', inEnglish('navigation.addProduct'), 'Products'),
    editShopProduct: () => form('/masterHN/products/add-products/1', inEnglish('navigation.editProduct'), 'Products'),
    banners: () =>
      at('/banners', 'Banners', 'main form li img', {
        move: 'main button[aria-label^="Move Banner"]',
        remove: 'main button[aria-label^="Remove the picture"]',
        notice: readOnlyNotice,
      }),
    styleUp: () =>
      at('/masterHN/style-up', inEnglish('navigation.styleUp'), 'main form li img', {
        add: 'main button:has-text("Add sheet")',
        remove: 'main button[aria-label^="Remove Item"]',
        edit: editable,
        notice: readOnlyNotice,
      }),
    dynamicVariants: () =>
      at('/dynamic-variant', inEnglish('navigation.dynamicVariant'), 'main tr[data-row]', {
        add: list.add,
        menu: 'main td button',
        delete: 'main button:has-text("Delete")',
      }),
    addDynamicVariant: () =>
      form('/dynamic-variant/add-dynamic-variant', inEnglish('navigation.addDynamicVariant'), inEnglish('navigation.dynamicVariant')),
    editDynamicVariant: () =>
      form('/dynamic-variant/edit-dynamic-variant/2', inEnglish('navigation.editDynamicVariant'), inEnglish('navigation.dynamicVariant')),
    variants: () =>
      at('/variant', 'Variants', 'main tr[data-row]', {
        add: list.add,
        menu: 'main td button',
        delete: 'main button:has-text("Delete")',
      }),
    editVariants: () => form('/variant/add-variant/1', inEnglish('navigation.editVariants'), 'Variants'),
    promoCodes: () =>
      at('/promo-codes', inEnglish('navigation.promoCodes'), switches, {
        add: list.add,
        menu: 'main td button',
        switch: 'main td input[role=switch]:not([disabled])',
      }),
    currency: () => at('/currency', 'Currency', 'main tr[data-row]', { add: list.add, menu: 'main td button' }),
    addPromoCode: () => form('/promo-codes/add-promo-codes', inEnglish('navigation.addPromoCode'), inEnglish('navigation.promoCodes')),
    editPromoCode: () => form('/promo-codes/edit-promo-codes/2', inEnglish('navigation.editPromoCode'), inEnglish('navigation.promoCodes')),
    social: () =>
      at('/home/social', inEnglish('navigation.homeSocial'), 'main form input[name]', {
        edit: '[data-edit-bar] button',
        notice: readOnlyNotice,
      }),
    messages: () =>
      at('/home/contact-us', inEnglish('navigation.homeContactUs'), switches, {
        close: 'main td input[role=switch]:not([disabled])',
        remove: 'main td button[aria-label^="Delete"]',
      }),
    users: () =>
      at('/masterHN/users', 'Users', switches, {
        open: 'main td a',
        flip: 'main td input[role=switch]:not([disabled])',
        edit: list.edit,
      }),
    userProfile: () => userProfileOffers(page, onPage),
    shopMessages: () =>
      at('/masterHN/contact-us', inEnglish('navigation.contactUs'), switches, {
        close: 'main td input[role=switch]:not([disabled])',
        remove: 'main td button[aria-label^="Delete"]',
      }),
    about: () =>
      at('/home/about-us', inEnglish('navigation.homeAboutUs'), 'main form li', {
        add: `main button:has-text("${inEnglish('about.add')}")`,
        submit: saveBar,
      }),
    shopSocial: () => at('/social', 'Social', 'main form input[name]', { edit: '[data-edit-bar] button', notice: readOnlyNotice }),
    staticPages: () => at('/pages', inEnglish('navigation.aboutUs'), 'main li', { about: 'main a[href$="#/pages/about"]' }),
    shopAbout: () =>
      at('/pages/about', inEnglish('navigation.shopAbout'), 'main form li', {
        add: `main button:has-text("${inEnglish('about.add')}")`,
        submit: saveBar,
        notice: readOnlyNotice,
      }),
    delivery: () =>
      at('/delivery', 'Delivery', 'main form [data-row]', {
        edit: '[data-edit-bar] button',
        setGroup: 'main [data-group] button:has-text("Set for governorate")',
        notice: readOnlyNotice,
      }),
    payment: () =>
      at('/payment', 'Payment', 'main form [data-iban]', {
        edit: '[data-edit-bar] button:has-text("Edit")',
        remove: '[data-edit-bar] button:has-text("Delete IBAN")',
        notice: readOnlyNotice,
      }),
    notifications: () =>
      at('/notification', 'Notifications', 'main tr[data-row]', {
        add: 'main button:has-text("New notification")',
        menu: 'main td button[aria-label^="More actions"]',
      }),
    addNotification: () => form('/notification/add-notification', inEnglish('navigation.addNotification'), 'Notifications'),
    orders: () => orders('/orders', 'Orders'),
    guestOrders: () => orders('/orders-guest', inEnglish('navigation.guestOrders')),
    dashboard: () =>
      at('/masterHN/dashboard', 'Dashboard', 'main [data-segment]', {
        figures: 'main [data-figure] a',
        days: 'main [data-plot-row]',
      }),
    station: () => stationOffers(page, onPage),
    printHistory: () => historyOffers(page, onPage),
    printing: () => at('/settings/printing', inEnglish('navigation.printerSettings'), 'main form', { edit: editable }),
  };
}

/** The permissions in the requirements (OP-35, OP-54, OP-55, OP-83). */
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
    station: { opens: order, menu: order, refusal: !order },
    printHistory: { opens: order, csv: order, refusal: !order },
    printing: { edit: true },
  };
}

/**
 * The test that fails if a checklist row is broken: without any role, for controls that need one; with a role, for controls that only it
 * allows.
 */
const rows: Partial<Record<Role, string>> = {
  none: '[RUL-09] [ADM-12] [ADM-13] [ADM-14] [HPG-14] [HPR-06] [HPR-07] [HSO-10] ',
  masterHN: '[RUL-14] ',
  order: '[RUL-15] ',
};

const isWhole = process.env.DIWAN_WHOLE === '1';

/**
 * Screens per role in a normal run: those that the role affects, and none for roles with little effect. With `DIWAN_WHOLE=1` (`npm run
 * test:all`), each role sees every screen.
 */
const quickLooks: Partial<Record<Role, readonly string[]>> = {
  admin: [],
  rules: [],
  social_media: [],
  home: ['homePage', 'homeProducts', 'editProduct', 'social', 'about', 'categories'],
  order: ['orders', 'guestOrders', 'station', 'shopProducts', 'admins', 'printHistory'],
};
const looksOf = (role: Role): readonly string[] | undefined => (isWhole ? undefined : quickLooks[role]);

for (const role of roles.filter((one) => looksOf(one)?.length !== 0)) {
  const whose = role === 'none' ? 'without any permission' : `with the permission \`${role}\` alone`;
  test(`${rows[role] ?? ''}an admin ${whose} sees and may do exactly what it allows`, async ({ page, signIn, shop }) => {
    shop.shop.store.tables.admins.update(person.id, { roles: role === 'none' ? [] : [role] });
    await signIn('none');
    const wanted = expected(role);
    const looks = Object.entries(toLooks(page, onForm(page)));
    expect(looks.map(([name]) => name).toSorted()).toEqual(Object.keys(wanted).toSorted());
    for (const [name, look] of looks) {
      if (looksOf(role)?.includes(name) ?? true) expect.soft({ [name]: await look() }).toEqual({ [name]: wanted[name] });
    }
  });
}

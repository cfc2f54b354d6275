import { seedAdmins } from '@sample-shop/seed/admins';
import type { Stop } from './guide';
import { categoryStops } from './stops/catalogue/categories';
import { dynamicVariantStops } from './stops/catalogue/dynamic-variants';
import { productFormStops } from './stops/catalogue/product-form';
import { productImportStops } from './stops/catalogue/product-import';
import { productTableStops } from './stops/catalogue/product-table';
import { productListStops } from './stops/catalogue/products';
import { variantFormStops } from './stops/catalogue/variant-form';
import { variantStops } from './stops/catalogue/variants';
import { draftStops } from './stops/desktop/drafts';
import { exportStops } from './stops/desktop/exports';
import { guideStops } from './stops/desktop/guide';
import { offlineStops } from './stops/desktop/offline';
import { policyStops } from './stops/desktop/policy';
import { recordWindowStops } from './stops/desktop/record-windows';
import { serverCheckStops } from './stops/desktop/server-check';
import { serverProfileStops } from './stops/desktop/server-profile';
import { shellStops } from './stops/desktop/shell';
import { updateStops } from './stops/desktop/updates';
import { printHistoryStops } from './stops/printing/print-history';
import { printingStops } from './stops/printing/printing';
import { stationStops } from './stops/printing/station';
import { stationSettingsStops } from './stops/printing/station-settings';
import { adminStops } from './stops/shop/admins';
import { customerStops } from './stops/shop/customers';
import { dashboardStops } from './stops/shop/dashboard';
import { fullListStops } from './stops/shop/full-lists';
import { notificationStops } from './stops/shop/notifications';
import { orderListStops } from './stops/shop/order-lists';
import { orderStops } from './stops/shop/orders';
import { promoCodeStops } from './stops/shop/promo-codes';
import { readOnlyStops } from './stops/shop/read-only';
import { reconciliationStops, salesStops } from './stops/shop/sales';
import { settingsStops } from './stops/shop/settings';
import { homePageStops } from './stops/site/home-page';
import { homeSiteStops } from './stops/site/home-site';
import { shopLookStops } from './stops/site/shop-look';
import { shopPageStops } from './stops/site/shop-pages';
import type { Shop } from './stops/steps';

const email = 'input[type=email]';
const password = 'input[type=password]';

/** The stops of a new computer: no server yet, then the sign-in. */
export function stopsBeforeSignIn({ apiRoot, shop }: Shop): Stop[] {
  const { all: owner } = seedAdmins;
  return [
    { name: 'connection', isChosen: true, go: ({ page, t }) => page.getByText(t('connection.title')).first().waitFor() },
    {
      name: 'connection-bad-address',
      async go({ page, press, t }) {
        await page.getByRole('textbox').first().fill('http://shop.example');
        await press(t('connection.connect'));
        await page.getByText(t('failures.insecureAddress')).first().waitFor();
      },
    },
    ...serverProfileStops,
    {
      name: 'sign-in',
      isChosen: true,
      async go({ page, press, t }) {
        await page.getByRole('textbox').first().fill(apiRoot);
        await press(t('connection.connect'));
        await page.locator(email).waitFor();
      },
    },
    {
      name: 'sign-in-empty',
      async go({ page, press, t }) {
        await press(t('signIn.submit'));
        await page.getByText(t('shell.required')).first().waitFor();
      },
    },
    {
      name: 'sign-in-wrong-password',
      isChosen: true,
      async go({ page, press, t }) {
        await page.locator(email).fill(owner.email);
        await page.locator(password).fill('not-this-one');
        await press(t('signIn.submit'));
        await page.getByRole('alertdialog').or(page.getByRole('dialog')).first().waitFor();
      },
    },
    {
      name: 'admins',
      isChosen: true,
      async go({ page, dismiss }) {
        await dismiss();
        await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor({ state: 'hidden' });
        await page.locator(password).fill(owner.password);
        await page.locator(password).press('Enter');
        await page.locator('[data-row]').first().waitFor();
      },
    },
    {
      name: 'admins-loading',
      async go({ page, open }) {
        shop.control.failNext('admins.list', { delayMs: 1500 });
        await page.reload();
        await page.getByRole('navigation').first().waitFor();
        await open('/admins');
        await page.locator('[data-row]').first().waitFor();
      },
    },
  ];
}

/** Stops by subject. Each group can be reached from any other. */
function stopGroups(shop: Shop): Stop[][] {
  return [
    adminStops(shop),
    homePageStops(shop),
    homeSiteStops(shop),
    serverCheckStops(shop),
    draftStops(shop),
    readOnlyStops(),
    categoryStops(shop),
    variantStops(shop),
    variantFormStops(shop),
    dynamicVariantStops(shop),
    productListStops(shop),
    productTableStops(shop),
    productImportStops(shop),
    productFormStops(shop),
    shopPageStops(shop),
    shopLookStops(shop),
    settingsStops(shop),
    notificationStops(shop),
    orderStops(shop),
    orderListStops(shop),
    fullListStops(shop),
    exportStops(),
    offlineStops(shop),
    customerStops(shop),
    dashboardStops(shop),
    salesStops(shop),
    reconciliationStops(shop),
    promoCodeStops(shop),
    printingStops(),
    stationSettingsStops(),
    stationStops(),
    printHistoryStops(),
    policyStops(),
    updateStops(),
    guideStops(),
    recordWindowStops(),
    shellStops(),
  ];
}

/** Every screen of a signed-in admin in its states, with its dialogs and menus. */
export const stopsAfterSignIn = (shop: Shop): Stop[] => stopGroups(shop).flat();

/** Last stops of groups that change the shop or the computer. These stops restore the earlier state. */
const ways = [
  'server-check-without-profile',
  'guest-orders-server-back',
  'invoice-pdfs',
  'policy-lifted',
  'session-back',
  'owner-again',
  'record-windows-closed',
];

/** Returns the named stops, the stops that they depend on, and the stops that restore the earlier state. */
export const stopsUpTo = (shop: Shop, names: ReadonlySet<string>): Stop[] =>
  stopGroups(shop).flatMap((group) => {
    const last = group.findLastIndex(({ name }) => names.has(name));
    const back = last < 0 ? -1 : group.findLastIndex(({ name }) => ways.includes(name));
    return group.slice(0, Math.max(last, back) + 1);
  });

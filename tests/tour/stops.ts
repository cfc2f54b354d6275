import { seedAdmins } from '@sample-shop/seed/admins';
import type { Stop } from './guide';
import { adminStops } from './stops/admins';
import { categoryStops } from './stops/categories';
import { currencyStops } from './stops/currency';
import { customerStops } from './stops/customers';
import { dashboardStops } from './stops/dashboard';
import { deliveryStops } from './stops/delivery';
import { draftStops } from './stops/drafts';
import { dynamicVariantStops } from './stops/dynamic-variants';
import { homePageStops } from './stops/home-page';
import { homeSiteStops } from './stops/home-site';
import { notificationStops } from './stops/notifications';
import { offlineStops } from './stops/offline';
import { orderListStops } from './stops/order-lists';
import { orderStops } from './stops/orders';
import { paymentStops } from './stops/payment';
import { policyStops } from './stops/policy';
import { printHistoryStops } from './stops/print-history';
import { printingStops } from './stops/printing';
import { productFormStops } from './stops/product-form';
import { productListStops } from './stops/products';
import { promoCodeStops } from './stops/promo-codes';
import { readOnlyStops } from './stops/read-only';
import { shellStops } from './stops/shell';
import { shopLookStops } from './stops/shop-look';
import { shopPageStops } from './stops/shop-pages';
import { stationStops } from './stops/station';
import { stationSettingsStops } from './stops/station-settings';
import type { Shop } from './stops/steps';
import { updateStops } from './stops/updates';
import { variantFormStops } from './stops/variant-form';
import { variantStops } from './stops/variants';

const email = 'input[type=email]';
const password = 'input[type=password]';

/** A new computer: no server yet, then the sign-in. */
export function stopsBeforeSignIn({ apiRoot, shop }: Shop): Stop[] {
  const { all: owner } = seedAdmins;
  return [
    { name: 'connection', go: ({ page, t }) => page.getByText(t('connection.title')).first().waitFor() },
    {
      name: 'connection-bad-address',
      async go({ page, press, t }) {
        await page.getByRole('textbox').first().fill('http://shop.example');
        await press(t('connection.connect'));
        await page.getByText(t('failures.insecureAddress')).first().waitFor();
      },
    },
    {
      name: 'sign-in',
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
      async go({ page, press, t }) {
        await page.locator(email).fill(owner.email);
        await page.locator(password).fill('not-this-one');
        await press(t('signIn.submit'));
        await page.getByRole('alertdialog').or(page.getByRole('dialog')).first().waitFor();
      },
    },
    {
      name: 'admins',
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

/** Every screen of a signed-in admin in its states, with its dialogs and menus. */
export function stopsAfterSignIn(shop: Shop): Stop[] {
  return [
    ...adminStops(shop),
    ...homePageStops(shop),
    ...homeSiteStops(shop),
    ...draftStops(shop),
    ...readOnlyStops(),
    ...categoryStops(shop),
    ...variantStops(shop),
    ...variantFormStops(shop),
    ...dynamicVariantStops(shop),
    ...productListStops(shop),
    ...productFormStops(shop),
    ...shopPageStops(shop),
    ...shopLookStops(shop),
    ...deliveryStops(shop),
    ...paymentStops(shop),
    ...notificationStops(shop),
    ...orderStops(shop),
    ...orderListStops(shop),
    ...offlineStops(shop),
    ...customerStops(shop),
    ...dashboardStops(shop),
    ...promoCodeStops(shop),
    ...currencyStops(shop),
    ...printingStops(),
    ...stationSettingsStops(),
    ...stationStops(),
    ...printHistoryStops(),
    ...policyStops(),
    ...updateStops(),
    ...shellStops(),
  ];
}

/**
 * Of all stops one for each screen, and one for each kind of thing that opens over it. Each can be reached from the one before it here, so
 * that they can be walked without the others.
 */
export const chosenStops: readonly string[] = [
  'print-history',
  'print-history-sheet',
  'connection',
  'sign-in',
  'sign-in-wrong-password',
  'admins',
  'admins-delete',
  'admin-add',
  'admin-edit',
  'rules',
  'rules-changed',
  'profile',
  'home-page',
  'home-products',
  'home-product-add',
  'home-product-edit',
  'home-social',
  'home-messages',
  'home-about',
  'kept-drafts',
  'categories',
  'category-add',
  'variants',
  'variant-add',
  'variant-add-filled',
  'variant-edit',
  'dynamic-variants',
  'dynamic-variant-edit',
  'dynamic-variant-add',
  'products',
  'product-add',
  'product-edit',
  'product-combinations-grid',
  'social',
  'static-pages',
  'about',
  'banners',
  'delivery',
  'payment',
  'notifications',
  'notification-add',
  'notification-last-step',
  'style-up',
  'orders',
  'guest-orders',
  'guest-orders-status',
  'guest-order-details',
  'guest-order-invoice',
  'order-list-shipping',
  'order-list-pickList',
  'users',
  'user-profile',
  'shop-messages',
  'dashboard',
  'promo-codes',
  'promo-code-edit',
  'promo-code-add',
  'currency',
  'currency-add',
  'print-routes-changed',
  'station-settings',
  'print-queue',
  'station-off',
  'station-running',
  'managed-printer-settings',
  'policy-unreadable',
  'update-offered',
  'about-managed',
  'account-menu',
  'keyboard-shortcuts',
  'not-found',
];

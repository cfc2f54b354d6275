import { categoryCalls } from './catalogue/categories';
import { dynamicVariantCalls } from './catalogue/dynamic-variants';
import { lookupCalls } from './catalogue/lookups';
import { productCalls } from './catalogue/products';
import { variantCalls } from './catalogue/variants';
import { appLocalCalls, uploadLocalCalls } from './desktop/app';
import { closingLocalCalls } from './desktop/closing';
import { connectionLocalCalls } from './desktop/connection';
import { diagnosticsLocalCalls } from './desktop/diagnostics';
import { draftLocalCalls } from './desktop/drafts';
import { importLocalCalls } from './desktop/imports';
import { listExportLocalCalls } from './desktop/list-exports';
import { listViewLocalCalls } from './desktop/list-views';
import { offlineLocalCalls } from './desktop/offline';
import { policyLocalCalls } from './desktop/policy';
import { salesLocalCalls } from './desktop/sales';
import { serverCheckLocalCalls } from './desktop/server-check';
import { preferenceLocalCalls, sessionCalls, sessionCalls, sessionLocalCalls } from './desktop/session';
import { updateLocalCalls } from './desktop/updates';
import { wholeListLocalCalls } from './desktop/whole-lists';
import { windowLocalCalls } from './desktop/windows';
import { writingLocalCalls } from './desktop/writings';
import { printHistoryLocalCalls } from './printing/print-history';
import { printRequestLocalCalls } from './printing/print-requests';
import { printSettingsLocalCalls } from './printing/print-settings';
import { printingLocalCalls } from './printing/printing';
import { stationLocalCalls } from './printing/station';
import { adminCalls } from './shop/admins';
import { currencyCalls } from './shop/currency';
import { dashboardCalls } from './shop/dashboard';
import { deliveryCalls } from './shop/delivery';
import { ibanCalls } from './shop/iban';
import { orderCalls } from './shop/orders';
import { profileCalls } from './shop/profile';
import { promoCodeCalls } from './shop/promo-codes';
import { uploadCalls } from './shop/uploads';
import { userCalls } from './shop/users';
import { brandingCalls } from './site/branding';
import { contactMessageCalls } from './site/contact-messages';
import { homeCalls } from './site/home';
import { homeProductCalls } from './site/home-products';
import { notificationCalls } from './site/notifications';
import { shopBannerCalls } from './site/shop-banners';
import { socialCalls } from './site/social';
import { staticPageCalls } from './site/static-pages';
import { styleUpCalls } from './site/style-up';

/** Every API call by its name, `area.verb`. */
export const calls = {
  ...sessionCalls,
  ...adminCalls,
  ...brandingCalls,
  ...categoryCalls,
  ...contactMessageCalls,
  ...currencyCalls,
  ...dashboardCalls,
  ...deliveryCalls,
  ...dynamicVariantCalls,
  ...homeCalls,
  ...homeProductCalls,
  ...ibanCalls,
  ...lookupCalls,
  ...notificationCalls,
  ...orderCalls,
  ...productCalls,
  ...profileCalls,
  ...promoCodeCalls,
  ...shopBannerCalls,
  ...socialCalls,
  ...staticPageCalls,
  ...styleUpCalls,
  ...uploadCalls,
  ...userCalls,
  ...variantCalls,
} as const;
export type CallName = keyof typeof calls;

/** Every other request of a page. */
export const localCalls = {
  ...sessionLocalCalls,
  ...preferenceLocalCalls,
  ...connectionLocalCalls,
  ...policyLocalCalls,
  ...printingLocalCalls,
  ...printSettingsLocalCalls,
  ...printHistoryLocalCalls,
  ...printRequestLocalCalls,
  ...stationLocalCalls,
  ...uploadLocalCalls,
  ...draftLocalCalls,
  ...offlineLocalCalls,
  ...stockLocalCalls,
  ...diagnosticsLocalCalls,
  ...serverCheckLocalCalls,
  ...updateLocalCalls,
  ...wholeListLocalCalls,
  ...arrivalLocalCalls,
  ...listViewLocalCalls,
  ...listExportLocalCalls,
  ...salesLocalCalls,
  ...writingLocalCalls,
  ...importLocalCalls,
  ...appLocalCalls,
  ...windowLocalCalls,
  ...closingLocalCalls,
} as const;

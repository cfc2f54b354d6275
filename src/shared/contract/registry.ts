import { adminCalls } from './admins';
import { appRoutes, uploadRoutes } from './app';
import { brandingCalls } from './branding';
import { categoryCalls } from './categories';
import { connectionRoutes } from './connection';
import { contactMessageCalls } from './contact-messages';
import { currencyCalls } from './currency';
import { dashboardCalls } from './dashboard';
import { deliveryCalls } from './delivery';
import { diagnosticsRoutes } from './diagnostics';
import { draftRoutes } from './drafts';
import { dynamicVariantCalls } from './dynamic-variants';
import { homeCalls } from './home';
import { homeProductCalls } from './home-products';
import { ibanCalls } from './iban';
import { lookupCalls } from './lookups';
import { notificationCalls } from './notifications';
import { offlineRoutes } from './offline';
import { orderCalls } from './orders';
import { policyRoutes } from './policy';
import { printHistoryRoutes } from './print-history';
import { printRequestRoutes } from './print-requests';
import { printSettingsRoutes } from './print-settings';
import { printingRoutes } from './printing';
import { productCalls } from './products';
import { profileCalls } from './profile';
import { promoCodeCalls } from './promo-codes';
import { preferenceRoutes, sessionCalls, sessionRoutes } from './session';
import { shopBannerCalls } from './shop-banners';
import { socialCalls } from './social';
import { staticPageCalls } from './static-pages';
import { stationRoutes } from './station';
import { stockRoutes } from './stock';
import { styleUpCalls } from './style-up';
import { updateRoutes } from './updates';
import { uploadCalls } from './uploads';
import { userCalls } from './users';
import { variantCalls } from './variants';

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
export const routes = {
  ...sessionRoutes,
  ...preferenceRoutes,
  ...connectionRoutes,
  ...policyRoutes,
  ...printingRoutes,
  ...printSettingsRoutes,
  ...printHistoryRoutes,
  ...printRequestRoutes,
  ...stationRoutes,
  ...uploadRoutes,
  ...draftRoutes,
  ...offlineRoutes,
  ...stockRoutes,
  ...diagnosticsRoutes,
  ...updateRoutes,
  ...appRoutes,
} as const;

import { categoryCalls } from '../catalogue/categories';
import { dynamicVariantCalls } from '../catalogue/dynamic-variants';
import { lookupCalls } from '../catalogue/lookups';
import { productCalls } from '../catalogue/products';
import { variantCalls } from '../catalogue/variants';
import { sessionCalls } from '../desktop/session';
import { adminCalls } from '../shop/admins';
import { currencyCalls } from '../shop/currency';
import { dashboardCalls } from '../shop/dashboard';
import { deliveryCalls } from '../shop/delivery';
import { ibanCalls } from '../shop/iban';
import { orderCalls } from '../shop/orders';
import { profileCalls } from '../shop/profile';
import { promoCodeCalls } from '../shop/promo-codes';
import { uploadCalls } from '../shop/uploads';
import { userCalls } from '../shop/users';
import { brandingCalls } from '../site/branding';
import { contactMessageCalls } from '../site/contact-messages';
import { homeCalls } from '../site/home';
import { homeProductCalls } from '../site/home-products';
import { notificationCalls } from '../site/notifications';
import { shopBannerCalls } from '../site/shop-banners';
import { socialCalls } from '../site/social';
import { staticPageCalls } from '../site/static-pages';
import { styleUpCalls } from '../site/style-up';

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

// Written by `npm run generate` from the exports /\w+(?<!Local)Calls/ of src/shared/contract/catalogue/*.ts, src/shared/contract/desktop/*.ts, src/shared/contract/printing/*.ts, src/shared/contract/shop/*.ts, src/shared/contract/site/*.ts.
import { adminCalls } from '../shop/admins';
import { brandingCalls } from '../site/branding';
import { categoryCalls } from '../catalogue/categories';
import { contactMessageCalls } from '../site/contact-messages';
import { currencyCalls } from '../shop/currency';
import { dashboardCalls } from '../shop/dashboard';
import { deliveryCalls } from '../shop/delivery';
import { dynamicVariantCalls } from '../catalogue/dynamic-variants';
import { homeCalls } from '../site/home';
import { homeProductCalls } from '../site/home-products';
import { ibanCalls } from '../shop/iban';
import { lookupCalls } from '../catalogue/lookups';
import { notificationCalls } from '../site/notifications';
import { orderCalls } from '../shop/orders';
import { productCalls } from '../catalogue/products';
import { profileCalls } from '../shop/profile';
import { promoCodeCalls } from '../shop/promo-codes';
import { sessionCalls } from '../desktop/session';
import { shopBannerCalls } from '../site/shop-banners';
import { socialCalls } from '../site/social';
import { staticPageCalls } from '../site/static-pages';
import { styleUpCalls } from '../site/style-up';
import { uploadCalls } from '../shop/uploads';
import { userCalls } from '../shop/users';
import { variantCalls } from '../catalogue/variants';

export const apiCalls = {
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
  ...sessionCalls,
  ...shopBannerCalls,
  ...socialCalls,
  ...staticPageCalls,
  ...styleUpCalls,
  ...uploadCalls,
  ...userCalls,
  ...variantCalls,
} as const;

// Written by `npm run generate` from the exports /\w+Handlers/ of src/sample-shop/calls/**/*.ts.
import type { calls } from '@shared/contract/tables/registry';
import type { Handlers } from '../http/handler';
import { adminHandlers } from './admins';
import { brandingHandlers } from './site/branding';
import { categoryHandlers } from './categories';
import { contactMessageHandlers } from './site/contact-messages';
import { currencyHandlers } from './currency';
import { dashboardHandlers } from './dashboard';
import { deliveryHandlers } from './delivery';
import { dynamicVariantHandlers } from './dynamic-variants';
import { homeHandlers } from './site/home';
import { homeProductHandlers } from './site/home-products';
import { ibanHandlers } from './iban';
import { lookupHandlers } from './lookups';
import { notificationHandlers } from './site/notifications';
import { orderHandlers } from './orders';
import { productHandlers } from './products';
import { profileHandlers } from './profile';
import { promoCodeHandlers } from './promo-codes';
import { sessionHandlers } from './session';
import { shopBannerHandlers } from './site/shop-banners';
import { socialHandlers } from './site/social';
import { staticPageHandlers } from './site/static-pages';
import { styleUpHandlers } from './site/style-up';
import { uploadHandlers } from './uploads';
import { userHandlers } from './users';
import { variantHandlers } from './variants';

/** The whole API; a call without an implementation doesn’t compile. */
export const implementation: Handlers<typeof calls> = {
  ...adminHandlers,
  ...brandingHandlers,
  ...categoryHandlers,
  ...contactMessageHandlers,
  ...currencyHandlers,
  ...dashboardHandlers,
  ...deliveryHandlers,
  ...dynamicVariantHandlers,
  ...homeHandlers,
  ...homeProductHandlers,
  ...ibanHandlers,
  ...lookupHandlers,
  ...notificationHandlers,
  ...orderHandlers,
  ...productHandlers,
  ...profileHandlers,
  ...promoCodeHandlers,
  ...sessionHandlers,
  ...shopBannerHandlers,
  ...socialHandlers,
  ...staticPageHandlers,
  ...styleUpHandlers,
  ...uploadHandlers,
  ...userHandlers,
  ...variantHandlers,
};

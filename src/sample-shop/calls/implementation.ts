import type { calls } from '@shared/contract/tables/registry';
import type { Handlers } from '../http/handler';
import { adminHandlers } from './admins';
import { categoryHandlers } from './categories';
import { currencyHandlers } from './currency';
import { dashboardHandlers } from './dashboard';
import { deliveryHandlers } from './delivery';
import { dynamicVariantHandlers } from './dynamic-variants';
import { ibanHandlers } from './iban';
import { lookupHandlers } from './lookups';
import { orderHandlers } from './orders';
import { productHandlers } from './products';
import { profileHandlers } from './profile';
import { promoCodeHandlers } from './promo-codes';
import { sessionHandlers } from './session';
import { brandingHandlers } from './site/branding';
import { contactMessageHandlers } from './site/contact-messages';
import { homeHandlers } from './site/home';
import { homeProductHandlers } from './site/home-products';
import { notificationHandlers } from './site/notifications';
import { shopBannerHandlers } from './site/shop-banners';
import { socialHandlers } from './site/social';
import { staticPageHandlers } from './site/static-pages';
import { styleUpHandlers } from './site/style-up';
import { uploadHandlers } from './uploads';
import { userHandlers } from './users';
import { variantHandlers } from './variants';

/** The whole API; a call without an implementation doesn't compile. */
export const implementation: Handlers<typeof calls> = {
  ...sessionHandlers,
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
  ...shopBannerHandlers,
  ...socialHandlers,
  ...staticPageHandlers,
  ...styleUpHandlers,
  ...uploadHandlers,
  ...userHandlers,
  ...variantHandlers,
};

import type { calls } from '@shared/contract/registry';
import type { Handlers } from '../http/handler';
import { adminHandlers } from './admins';
import { brandingHandlers } from './branding';
import { categoryHandlers } from './categories';
import { contactMessageHandlers } from './contact-messages';
import { currencyHandlers } from './currency';
import { dashboardHandlers } from './dashboard';
import { deliveryHandlers } from './delivery';
import { dynamicVariantHandlers } from './dynamic-variants';
import { homeHandlers } from './home';
import { homeProductHandlers } from './home-products';
import { ibanHandlers } from './iban';
import { lookupHandlers } from './lookups';
import { notificationHandlers } from './notifications';
import { orderHandlers } from './orders';
import { productHandlers } from './products';
import { profileHandlers } from './profile';
import { promoCodeHandlers } from './promo-codes';
import { sessionHandlers } from './session';
import { shopBannerHandlers } from './shop-banners';
import { socialHandlers } from './social';
import { staticPageHandlers } from './static-pages';
import { styleUpHandlers } from './style-up';
import { uploadHandlers } from './uploads';
import { userHandlers } from './users';
import { variantHandlers } from './variants';

/** The whole API: a call of the contract without an implementation does not compile. */
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

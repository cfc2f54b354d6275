// Written by `npm run generate` from the exports /\w+Screens/ of src/renderer/src/features/*/area.ts.
import type { AppRoute } from '@renderer/shared-components/frame/app-route';
import { adminScreens } from '../features/admins/area';
import { bannerScreens } from '../features/shop-banners/area';
import { categoryScreens } from '../features/categories/area';
import { currencyScreens } from '../features/currency/area';
import { dashboardScreens } from '../features/dashboard/area';
import { deliveryScreens } from '../features/delivery/area';
import { draftScreens } from '../features/drafts/area';
import { dynamicVariantScreens } from '../features/dynamic-variants/area';
import { homeAboutScreens } from '../features/about/area';
import { homeMessageScreens } from '../features/contact-messages/area';
import { homePageScreens } from '../features/home-page/area';
import { homeProductScreens } from '../features/home-products/area';
import { homeSocialScreens } from '../features/social/area';
import { ibanScreens } from '../features/iban/area';
import { notificationScreens } from '../features/notifications/area';
import { orderScreens } from '../features/orders/area';
import { printingScreens } from '../features/printing/area';
import { productScreens } from '../features/products/area';
import { profileScreens } from '../features/profile/area';
import { promoCodeScreens } from '../features/promo-codes/area';
import { reconciliationScreens } from '../features/reconciliation/area';
import { ruleScreens } from '../features/rules/area';
import { salesScreens } from '../features/sales/area';
import { serverCheckScreens } from '../features/server-check/area';
import { shopAboutScreens } from '../features/about/area';
import { shopMessageScreens } from '../features/contact-messages/area';
import { shopSocialScreens } from '../features/social/area';
import { staticPageScreens } from '../features/static-pages/area';
import { styleUpScreens } from '../features/style-up/area';
import { userScreens } from '../features/users/area';
import { variantScreens } from '../features/variants/area';

export const areas: readonly (readonly AppRoute[])[] = [
  adminScreens,
  bannerScreens,
  categoryScreens,
  currencyScreens,
  dashboardScreens,
  deliveryScreens,
  draftScreens,
  dynamicVariantScreens,
  homeAboutScreens,
  homeMessageScreens,
  homePageScreens,
  homeProductScreens,
  homeSocialScreens,
  ibanScreens,
  notificationScreens,
  orderScreens,
  printingScreens,
  productScreens,
  profileScreens,
  promoCodeScreens,
  reconciliationScreens,
  ruleScreens,
  salesScreens,
  serverCheckScreens,
  shopAboutScreens,
  shopMessageScreens,
  shopSocialScreens,
  staticPageScreens,
  styleUpScreens,
  userScreens,
  variantScreens,
];

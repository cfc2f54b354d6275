import { homeAboutScreens, shopAboutScreens } from '@renderer/features/about/area';
import { adminScreens } from '@renderer/features/admins/area';
import { categoryScreens } from '@renderer/features/categories/area';
import { homeMessageScreens, shopMessageScreens } from '@renderer/features/contact-messages/area';
import { currencyScreens } from '@renderer/features/currency/area';
import { dashboardScreens } from '@renderer/features/dashboard/area';
import { deliveryScreens } from '@renderer/features/delivery/area';
import { draftScreens } from '@renderer/features/drafts/area';
import { dynamicVariantScreens } from '@renderer/features/dynamic-variants/area';
import { homePageScreens } from '@renderer/features/home-page/area';
import { homeProductScreens } from '@renderer/features/home-products/area';
import { ibanScreens } from '@renderer/features/iban/area';
import { notificationScreens } from '@renderer/features/notifications/area';
import { orderScreens } from '@renderer/features/orders/area';
import { printingScreens } from '@renderer/features/printing/area';
import { productScreens } from '@renderer/features/products/area';
import { profileScreens } from '@renderer/features/profile/area';
import { promoCodeScreens } from '@renderer/features/promo-codes/area';
import { ruleScreens } from '@renderer/features/rules/area';
import { salesScreens } from '@renderer/features/sales/area';
import { serverCheckScreens } from '@renderer/features/server-check/area';
import { bannerScreens } from '@renderer/features/shop-banners/area';
import { homeSocialScreens, shopSocialScreens } from '@renderer/features/social/area';
import { staticPageScreens } from '@renderer/features/static-pages/area';
import { styleUpScreens } from '@renderer/features/style-up/area';
import { userScreens } from '@renderer/features/users/area';
import { variantScreens } from '@renderer/features/variants/area';
import { atLeast, lazyComponent, lazyEntryScreen } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';
import { matchRoutes } from 'react-router-dom';

const notFound = lazyComponent(() => import('@renderer/features/not-found/not-found-screen'), 'NotFoundScreen');

/** Every screen that a signed-in admin can open; the command box offers them in this order. */
export const appRoutes: readonly AppRoute[] = [
  ...adminScreens,
  ...ruleScreens,
  ...profileScreens,
  ...homePageScreens,
  ...homeProductScreens,
  ...homeSocialScreens,
  ...homeMessageScreens,
  ...homeAboutScreens,
  ...dashboardScreens,
  ...salesScreens,
  ...categoryScreens,
  ...productScreens,
  ...variantScreens,
  ...dynamicVariantScreens,
  ...orderScreens,
  ...promoCodeScreens,
  ...currencyScreens,
  ...userScreens,
  ...shopMessageScreens,
  ...shopSocialScreens,
  ...staticPageScreens,
  ...shopAboutScreens,
  ...bannerScreens,
  ...styleUpScreens,
  ...deliveryScreens,
  ...ibanScreens,
  ...notificationScreens,
  ...printingScreens,
  ...draftScreens,
  ...serverCheckScreens,
  { path: 'page-error-404', title: 'notFound', screen: notFound },
];

export const unknownRoute: AppRoute = { path: '*', title: 'notFound', screen: notFound };

/** The route that an address leads to; undefined where it leads to none of them. */
export function findRoute(routes: readonly AppRoute[], address: string): AppRoute | undefined {
  const objects = routes.map((route) => ({ path: `/${route.path}`, handle: route }));
  return matchRoutes(objects, address)?.at(-1)?.route.handle;
}

/** Ahead of the step to that address. Rejects where its code cannot be had. */
export async function loadScreen(address: string): Promise<void> {
  await findRoute(appRoutes, address)?.screen.load?.();
}

/** The preloader stays at least this long before the sign-in screen (checklist LOG-05). */
export const loginDelayMs = 500;

export const LoginScreen = lazyEntryScreen(() => atLeast(loginDelayMs, import('@renderer/features/sign-in/login-screen')), 'LoginScreen');

import { atLeast, lazyFirst, lazyNamed } from '@renderer/runtime/lazy-named';
import { canPrintInBulk, type Need } from '@shared/domain/permissions';
import type { navigationEn } from '@shared/i18n/messages/navigation';
import type { ComponentType, LazyExoticComponent } from 'react';

export type NavigationKey = keyof typeof navigationEn;

export interface AppRoute {
  /** Relative to the dashboard root; '' is the root itself. */
  path: string;
  /** Name of the screen in the dictionary: page title, window title, command box (OP-39). */
  title: NavigationKey;
  /** Path of the list that this screen belongs to: marked in the sidebar and linked before the title. */
  parent?: string;
  /** Path of the sidebar entry whose screen this is too, with something chosen on it. */
  entry?: string;
  /** Opened without it, the route leads to `parent` instead, or to the start (OP-35). */
  needs?: Need;
  screen: LazyExoticComponent<ComponentType>;
}

const notFound = lazyNamed(() => import('@renderer/features/not-found/not-found-screen'), 'NotFoundScreen');

const adminList = lazyFirst(() => import('@renderer/features/admins/admin-list-screen'), 'AdminListScreen');
const orderLists = () => import('@renderer/features/orders/order-list-screens');
const orderDetails = () => import('@renderer/features/orders/details/order-details-screen');
const orderInvoices = () => import('@renderer/features/orders/invoice/invoice-screen');

const dashboardRoutes: readonly AppRoute[] = [
  {
    path: 'masterHN/dashboard',
    title: 'dashboard',
    screen: lazyNamed(() => import('@renderer/features/dashboard/dashboard-screen'), 'DashboardScreen'),
  },
];

const orderRoutes: readonly AppRoute[] = [
  { path: 'orders', title: 'orders', screen: lazyNamed(orderLists, 'OrdersScreen') },
  { path: 'orders/details', title: 'orderDetails', parent: 'orders', screen: lazyNamed(orderDetails, 'OrderDetailsScreen') },
  { path: 'orders/invoice', title: 'invoice', parent: 'orders', screen: lazyNamed(orderInvoices, 'OrderInvoiceScreen') },
  { path: 'orders-guest', title: 'guestOrders', screen: lazyNamed(orderLists, 'GuestOrdersScreen') },
  {
    path: 'orders-guest/details',
    title: 'orderDetails',
    parent: 'orders-guest',
    screen: lazyNamed(orderDetails, 'GuestOrderDetailsScreen'),
  },
  { path: 'orders-guest/invoice', title: 'invoice', parent: 'orders-guest', screen: lazyNamed(orderInvoices, 'GuestOrderInvoiceScreen') },
];

const promoCodeForms = () => import('@renderer/features/promo-codes/promo-code-form-screens');

const promoCodeRoutes: readonly AppRoute[] = [
  {
    path: 'promo-codes',
    title: 'promoCodes',
    screen: lazyNamed(() => import('@renderer/features/promo-codes/promo-code-list-screen'), 'PromoCodeListScreen'),
  },
  {
    path: 'promo-codes/add-promo-codes',
    title: 'addPromoCode',
    parent: 'promo-codes',
    needs: ['masterHN'],
    screen: lazyNamed(promoCodeForms, 'AddPromoCodeScreen'),
  },
  {
    path: 'promo-codes/edit-promo-codes/:id?',
    title: 'editPromoCode',
    parent: 'promo-codes',
    needs: ['masterHN'],
    screen: lazyNamed(promoCodeForms, 'EditPromoCodeScreen'),
  },
];

const currencyRoutes: readonly AppRoute[] = [
  {
    path: 'currency',
    title: 'currency',
    screen: lazyNamed(() => import('@renderer/features/currency/currency-list-screen'), 'CurrencyListScreen'),
  },
];

const adminForms = () => import('@renderer/features/admins/admin-form-screens');
const rules = lazyNamed(() => import('@renderer/features/rules/rules-screen'), 'RulesScreen');

const peopleRoutes: readonly AppRoute[] = [
  { path: 'admins', title: 'admins', screen: adminList },
  { path: 'admins/add-admins', title: 'addAdmin', parent: 'admins', needs: ['admin'], screen: lazyNamed(adminForms, 'AddAdminScreen') },
  {
    path: 'admins/edit-admin/:id/:name?',
    title: 'editAdmin',
    parent: 'admins',
    needs: ['admin'],
    screen: lazyNamed(adminForms, 'EditAdminScreen'),
  },
  { path: 'rules', title: 'rules', screen: rules },
  { path: 'rules/:id', title: 'rules', entry: 'rules', screen: rules },
  { path: 'profile', title: 'profile', screen: lazyNamed(() => import('@renderer/features/profile/profile-screen'), 'ProfileScreen') },
];

const homeProductForms = () => import('@renderer/features/home-products/home-product-form-screens');

const homeRoutes: readonly AppRoute[] = [
  {
    path: 'home/page',
    title: 'homePage',
    screen: lazyNamed(() => import('@renderer/features/home-page/home-page-screen'), 'HomePageScreen'),
  },
  {
    path: 'home/products',
    title: 'homeProducts',
    screen: lazyNamed(() => import('@renderer/features/home-products/home-product-list-screen'), 'HomeProductListScreen'),
  },
  {
    path: 'home/products/add-products',
    title: 'addHomeProduct',
    parent: 'home/products',
    screen: lazyNamed(homeProductForms, 'AddHomeProductScreen'),
  },
  {
    path: 'home/products/add-products/:id',
    title: 'editHomeProduct',
    parent: 'home/products',
    needs: ['home'],
    screen: lazyNamed(homeProductForms, 'EditHomeProductScreen'),
  },
  {
    path: 'home/social',
    title: 'homeSocial',
    screen: lazyNamed(() => import('@renderer/features/social/home-social-screen'), 'HomeSocialScreen'),
  },
  {
    path: 'home/contact-us',
    title: 'homeContactUs',
    screen: lazyNamed(() => import('@renderer/features/contact-messages/home-messages-screen'), 'HomeMessagesScreen'),
  },
  {
    path: 'home/about-us',
    title: 'homeAboutUs',
    screen: lazyNamed(() => import('@renderer/features/about/home-about-screen'), 'HomeAboutScreen'),
  },
];

const productForms = () => import('@renderer/features/products/form/product-form-screens');

const variantForms = () => import('@renderer/features/variants/form/variant-form-screens');

const variantRoutes: readonly AppRoute[] = [
  {
    path: 'variant',
    title: 'variant',
    screen: lazyNamed(() => import('@renderer/features/variants/variant-list-screen'), 'VariantListScreen'),
  },
  {
    path: 'variant/add-variant',
    title: 'addVariant',
    parent: 'variant',
    needs: ['masterHN'],
    screen: lazyNamed(variantForms, 'AddVariantScreen'),
  },
  {
    path: 'variant/add-variant/:id',
    title: 'editVariants',
    parent: 'variant',
    needs: ['masterHN'],
    screen: lazyNamed(variantForms, 'EditVariantsScreen'),
  },
];

const dynamicVariantForms = () => import('@renderer/features/dynamic-variants/dynamic-variant-form-screens');

const dynamicVariantRoutes: readonly AppRoute[] = [
  {
    path: 'dynamic-variant',
    title: 'dynamicVariant',
    screen: lazyNamed(() => import('@renderer/features/dynamic-variants/dynamic-variant-list-screen'), 'DynamicVariantListScreen'),
  },
  {
    path: 'dynamic-variant/add-dynamic-variant',
    title: 'addDynamicVariant',
    parent: 'dynamic-variant',
    needs: ['masterHN'],
    screen: lazyNamed(dynamicVariantForms, 'AddDynamicVariantScreen'),
  },
  {
    path: 'dynamic-variant/edit-dynamic-variant/:id',
    title: 'editDynamicVariant',
    parent: 'dynamic-variant',
    needs: ['masterHN'],
    screen: lazyNamed(dynamicVariantForms, 'EditDynamicVariantScreen'),
  },
];

const shopRoutes: readonly AppRoute[] = [
  {
    path: 'masterHN/categories',
    title: 'categories',
    screen: lazyNamed(() => import('@renderer/features/categories/category-list-screen'), 'CategoryListScreen'),
  },
  {
    path: 'masterHN/products',
    title: 'products',
    screen: lazyNamed(() => import('@renderer/features/products/product-list-screen'), 'ProductListScreen'),
  },
  {
    path: 'masterHN/products/add-products',
    title: 'addProduct',
    parent: 'masterHN/products',
    needs: ['masterHN'],
    screen: lazyNamed(productForms, 'AddProductScreen'),
  },
  {
    path: 'masterHN/products/add-products/:id',
    title: 'editProduct',
    parent: 'masterHN/products',
    needs: ['masterHN'],
    screen: lazyNamed(productForms, 'EditProductScreen'),
  },
  ...variantRoutes,
  ...dynamicVariantRoutes,
];

const customerRoutes: readonly AppRoute[] = [
  {
    path: 'masterHN/users',
    title: 'users',
    screen: lazyNamed(() => import('@renderer/features/users/user-list-screen'), 'UserListScreen'),
  },
  {
    path: 'masterHN/users/profile',
    title: 'userProfile',
    parent: 'masterHN/users',
    screen: lazyNamed(() => import('@renderer/features/users/profile/user-profile-screen'), 'UserProfileScreen'),
  },
  {
    path: 'masterHN/contact-us',
    title: 'contactUs',
    screen: lazyNamed(() => import('@renderer/features/contact-messages/shop-messages-screen'), 'ShopMessagesScreen'),
  },
];

const socialRoutes: readonly AppRoute[] = [
  {
    path: 'social',
    title: 'social',
    screen: lazyNamed(() => import('@renderer/features/social/shop-social-screen'), 'ShopSocialScreen'),
  },
];

const staticPages = () => import('@renderer/features/static-pages/static-pages-screen');

const staticPageRoutes: readonly AppRoute[] = [
  { path: 'pages', title: 'aboutUs', screen: lazyNamed(staticPages, 'StaticPagesScreen') },
  {
    path: 'pages/about',
    title: 'shopAbout',
    parent: 'pages',
    screen: lazyNamed(() => import('@renderer/features/about/shop-about-screen'), 'ShopAboutScreen'),
  },
  { path: 'pages/about-us', title: 'shopAbout', parent: 'pages', screen: lazyNamed(staticPages, 'AboutUsRedirect') },
];

const deliveryRoutes: readonly AppRoute[] = [
  { path: 'delivery', title: 'delivery', screen: lazyNamed(() => import('@renderer/features/delivery/delivery-screen'), 'DeliveryScreen') },
];

const paymentRoutes: readonly AppRoute[] = [
  { path: 'payment', title: 'payment', screen: lazyNamed(() => import('@renderer/features/iban/iban-screen'), 'IbanScreen') },
];

const shopLookRoutes: readonly AppRoute[] = [
  {
    path: 'banners',
    title: 'banners',
    screen: lazyNamed(() => import('@renderer/features/shop-banners/shop-banners-screen'), 'ShopBannersScreen'),
  },
  {
    path: 'masterHN/style-up',
    title: 'styleUp',
    screen: lazyNamed(() => import('@renderer/features/style-up/style-up-screen'), 'StyleUpScreen'),
  },
];

const notificationRoutes: readonly AppRoute[] = [
  {
    path: 'notification',
    title: 'notifications',
    screen: lazyNamed(() => import('@renderer/features/notifications/notification-list-screen'), 'NotificationListScreen'),
  },
  {
    path: 'notification/add-notification',
    title: 'addNotification',
    parent: 'notification',
    needs: ['masterHN'],
    screen: lazyNamed(() => import('@renderer/features/notifications/add-notification-screen'), 'AddNotificationScreen'),
  },
];

const stationRoutes: readonly AppRoute[] = [
  {
    path: 'printing/station',
    title: 'printStation',
    needs: canPrintInBulk,
    screen: lazyNamed(() => import('@renderer/features/station/station-screen'), 'StationScreen'),
  },
];

const historyRoutes: readonly AppRoute[] = [
  {
    path: 'printing/history',
    title: 'printHistory',
    needs: canPrintInBulk,
    screen: lazyNamed(() => import('@renderer/features/print-history/print-history-screen'), 'PrintHistoryScreen'),
  },
  {
    path: 'printing/history/:sheet',
    title: 'printedSheet',
    parent: 'printing/history',
    needs: canPrintInBulk,
    screen: lazyNamed(() => import('@renderer/features/print-history/sheet-details-screen'), 'SheetDetailsScreen'),
  },
];

/** Every screen that a signed-in admin can open. A sidebar entry is a link exactly when its path stands here. */
export const appRoutes: readonly AppRoute[] = [
  { path: '', title: 'admins', screen: adminList },
  ...peopleRoutes,
  ...homeRoutes,
  ...dashboardRoutes,
  ...shopRoutes,
  ...orderRoutes,
  ...promoCodeRoutes,
  ...currencyRoutes,
  ...customerRoutes,
  ...socialRoutes,
  ...staticPageRoutes,
  ...shopLookRoutes,
  ...deliveryRoutes,
  ...paymentRoutes,
  ...notificationRoutes,
  ...stationRoutes,
  ...historyRoutes,
  {
    path: 'settings/printing',
    title: 'printerSettings',
    screen: lazyNamed(() => import('@renderer/features/printing/settings/printer-settings-screen'), 'PrinterSettingsScreen'),
  },
  {
    path: 'settings/drafts',
    title: 'keptDrafts',
    screen: lazyNamed(() => import('@renderer/features/drafts/kept-drafts-screen'), 'KeptDraftsScreen'),
  },
  { path: 'page-error-404', title: 'notFound', screen: notFound },
];

export function hasScreen(path: string): boolean {
  return appRoutes.some((route) => route.path === path);
}

export const unknownRoute: AppRoute = { path: '*', title: 'notFound', screen: notFound };

/** The preloader stays at least this long before the sign-in screen (checklist LOG-05). */
export const loginDelayMs = 500;

export const LoginScreen = lazyFirst(() => atLeast(loginDelayMs, import('@renderer/features/sign-in/login-screen')), 'LoginScreen');

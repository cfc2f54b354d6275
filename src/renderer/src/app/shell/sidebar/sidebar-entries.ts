import type { FluentIcon } from '@fluentui/react-icons';
import { BuildingShop20Regular, Home20Regular, Print20Regular } from '@fluentui/react-icons';
import type { NavigationKey } from '@renderer/shared-components/frame/app-route';
import { appRoutes } from '../../routes';

export interface SidebarEntry {
  key: NavigationKey;
  /** Relative to the dashboard root, as in the route table. */
  path: string;
  icon: FluentIcon;
  /** Points along the reading direction. */
  mirrors: boolean;
}

export interface SidebarGroup {
  key: NavigationKey;
  icon: FluentIcon;
  entries: readonly SidebarEntry[];
}

/** The screens at these paths, with name and icon as their areas declare them. */
function toEntries(...paths: readonly string[]): readonly SidebarEntry[] {
  return paths.map((path) => {
    const { title, icon, iconMirrors = false } = appRoutes.find((route) => route.path === path) ?? {};
    if (!title || !icon) throw new Error(`No area declares a screen with an icon at ${path}`);
    return { key: title, path, icon, mirrors: iconMirrors };
  });
}

export const topEntries = toEntries('admins', 'rules');

/** Between the two above and the groups below, for those who may print in bulk; the settings are in the account's menu for everybody. */
export const printingGroup: SidebarGroup = {
  key: 'printing',
  icon: Print20Regular,
  entries: toEntries('printing/station', 'printing/history', 'settings/printing'),
};

/** Order: checklist LAY-30, LAY-31; targets and the last two entries of the shop: OP-33, OP-34. Everyone sees all of them (LAY-32). */
export const sidebarGroups: readonly SidebarGroup[] = [
  {
    key: 'home',
    icon: Home20Regular,
    entries: toEntries('home/page', 'home/products', 'home/social', 'home/contact-us', 'home/about-us'),
  },
  {
    key: 'shop',
    icon: BuildingShop20Regular,
    entries: toEntries(
      'masterHN/dashboard',
      'masterHN/sales',
      'masterHN/users',
      'masterHN/categories',
      'masterHN/products',
      'masterHN/style-up',
      'variant',
      'dynamic-variant',
      'orders',
      'orders-guest',
      'promo-codes',
      'banners',
      'delivery',
      'social',
      'masterHN/contact-us',
      'payment',
      'pages',
      'notification',
      'currency',
    ),
  },
];

import type { FluentIcon } from '@fluentui/react-icons';
import {
  AddSquareMultiple20Regular,
  Alert20Regular,
  BookInformation20Regular,
  Box20Regular,
  BoxMultiple20Regular,
  BuildingBank20Regular,
  BuildingShop20Regular,
  Cart20Regular,
  Color20Regular,
  DataPie20Regular,
  Grid20Regular,
  History20Regular,
  Home20Regular,
  ImageMultiple20Regular,
  Info20Regular,
  Mail20Regular,
  MailInbox20Regular,
  Money20Regular,
  Options20Regular,
  PeopleCommunity20Regular,
  PeopleTeam20Regular,
  Person20Regular,
  Print20Regular,
  Receipt20Regular,
  Settings20Regular,
  ShareAndroid20Regular,
  ShieldKeyhole20Regular,
  TicketDiagonal20Regular,
  VehicleTruckProfile20Regular,
  WindowText20Regular,
} from '@fluentui/react-icons';
import type { NavigationKey } from '../routes';

/** Its row says in which state the station is. */
export const stationPath = 'printing/station';

export interface SidebarEntry {
  key: NavigationKey;
  /** Relative to the dashboard root, as in the route table. */
  path: string;
  icon: FluentIcon;
  /** Points along the reading direction. */
  mirrors?: boolean;
}

export interface SidebarGroup {
  key: NavigationKey;
  icon: FluentIcon;
  entries: readonly SidebarEntry[];
}

export const topEntries: readonly SidebarEntry[] = [
  { key: 'admins', path: 'admins', icon: PeopleTeam20Regular },
  { key: 'rules', path: 'rules', icon: ShieldKeyhole20Regular },
];

/** Between the two above and the groups below, for those who may print in bulk; the settings are in the account's menu for everybody. */
export const printingGroup: SidebarGroup = {
  key: 'printing',
  icon: Print20Regular,
  entries: [
    { key: 'printStation', path: stationPath, icon: Print20Regular },
    { key: 'printHistory', path: 'printing/history', icon: History20Regular },
    { key: 'printerSettings', path: 'settings/printing', icon: Settings20Regular },
  ],
};

/** Order: checklist LAY-30, LAY-31; targets and the last two entries of the shop: OP-33, OP-34. Everyone sees all of them (LAY-32). */
export const sidebarGroups: readonly SidebarGroup[] = [
  {
    key: 'home',
    icon: Home20Regular,
    entries: [
      { key: 'homePage', path: 'home/page', icon: WindowText20Regular },
      { key: 'homeProducts', path: 'home/products', icon: Box20Regular },
      { key: 'homeSocial', path: 'home/social', icon: PeopleCommunity20Regular },
      { key: 'homeContactUs', path: 'home/contact-us', icon: MailInbox20Regular },
      { key: 'homeAboutUs', path: 'home/about-us', icon: BookInformation20Regular },
    ],
  },
  {
    key: 'shop',
    icon: BuildingShop20Regular,
    entries: [
      { key: 'dashboard', path: 'masterHN/dashboard', icon: DataPie20Regular },
      { key: 'users', path: 'masterHN/users', icon: Person20Regular },
      { key: 'categories', path: 'masterHN/categories', icon: Grid20Regular },
      { key: 'products', path: 'masterHN/products', icon: BoxMultiple20Regular },
      { key: 'styleUp', path: 'masterHN/style-up', icon: Color20Regular },
      { key: 'variant', path: 'variant', icon: Options20Regular },
      { key: 'dynamicVariant', path: 'dynamic-variant', icon: AddSquareMultiple20Regular },
      { key: 'orders', path: 'orders', icon: Cart20Regular },
      { key: 'guestOrders', path: 'orders-guest', icon: Receipt20Regular },
      { key: 'promoCodes', path: 'promo-codes', icon: TicketDiagonal20Regular },
      { key: 'banners', path: 'banners', icon: ImageMultiple20Regular },
      { key: 'delivery', path: 'delivery', icon: VehicleTruckProfile20Regular, mirrors: true },
      { key: 'social', path: 'social', icon: ShareAndroid20Regular },
      { key: 'contactUs', path: 'masterHN/contact-us', icon: Mail20Regular },
      { key: 'payment', path: 'payment', icon: BuildingBank20Regular },
      { key: 'aboutUs', path: 'pages', icon: Info20Regular },
      { key: 'notifications', path: 'notification', icon: Alert20Regular },
      { key: 'currency', path: 'currency', icon: Money20Regular },
    ],
  },
];

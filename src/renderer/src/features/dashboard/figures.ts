import type { FluentIcon } from '@fluentui/react-icons';
import {
  CalendarLtr20Regular,
  Cart20Regular,
  CheckmarkCircle20Regular,
  DismissCircle20Regular,
  Grid20Regular,
  GridDots20Regular,
  Money20Regular,
  PeopleTeam20Regular,
  Person20Regular,
  Tag20Regular,
  VehicleTruckProfile20Regular,
} from '@fluentui/react-icons';
import { earliestOrderDay } from '@renderer/shared-components/orders/order-days';
import type { OrderFilters } from '@renderer/shared-components/orders/order-links';
import type { Dashboard } from '@shared/contract/shop/dashboard';

export interface Figure {
  key: keyof Dashboard;
  icon: FluentIcon;
  /** Whether the icon points in the reading direction. */
  mirrors?: boolean;
  isMoney?: boolean;
  /** Returns the path of the list or report that shows exactly what is counted. */
  list?(today: string): string;
  /** Filters of the orders that are counted. Each kind has its own list, so a menu offers both. */
  orders?: OrderFilters;
}

const toSales = (from: string, to: string): string => `/masterHN/sales?${new URLSearchParams({ from, to })}`;

/**
 * Checklist DSH-03: sales and orders first. They count both kinds of orders together, by status, or as money, and users without deleted
 * ones. Sub-categories and brands have no list in the app, so they have no link.
 */
export const largeFigures: readonly Figure[] = [
  { key: 'totalSales', icon: Money20Regular, isMoney: true, list: (today) => toSales(earliestOrderDay, today) },
  { key: 'salesDaily', icon: CalendarLtr20Regular, isMoney: true, list: (today) => toSales(today, today) },
  { key: 'totalOrders', icon: Cart20Regular, orders: {} },
];

export const smallFigures: readonly Figure[] = [
  { key: 'ordersDelivered', icon: CheckmarkCircle20Regular, orders: { status: ['delivered'] } },
  { key: 'ordersOnTheWay', icon: VehicleTruckProfile20Regular, mirrors: true, orders: { status: ['shipped', 'on_the_way'] } },
  { key: 'ordersCanceled', icon: DismissCircle20Regular, orders: { status: ['canceled'] } },
  { key: 'totalUsers', icon: Person20Regular, list: () => '/masterHN/users?deleted=off' },
  { key: 'totalAdmins', icon: PeopleTeam20Regular, list: () => '/admins' },
  { key: 'totalCategories', icon: Grid20Regular, list: () => '/masterHN/categories' },
  { key: 'totalSubCategories', icon: GridDots20Regular },
  { key: 'totalBrands', icon: Tag20Regular },
];

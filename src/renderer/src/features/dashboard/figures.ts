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
import type { Dashboard } from '@shared/contract/dashboard';
import { toAllOrders, toOrdersOf } from './order-links';

export interface Figure {
  key: keyof Dashboard;
  icon: FluentIcon;
  /** Points along the reading direction. */
  mirrors?: boolean;
  isMoney?: boolean;
  /** The list that explains it; sub-categories and brands have none in the shop's API. `today` is the day in Kuwait. */
  toList?(today: string): string;
}

/** checklist DSH-03: sales and orders first. The lists of orders know days, but no states, so the states lead to all of them. */
export const largeFigures: readonly Figure[] = [
  { key: 'totalSales', icon: Money20Regular, isMoney: true, toList: toAllOrders },
  { key: 'salesDaily', icon: CalendarLtr20Regular, isMoney: true, toList: (today) => toOrdersOf('orders.list', today, today) },
  { key: 'totalOrders', icon: Cart20Regular, toList: toAllOrders },
];

export const smallFigures: readonly Figure[] = [
  { key: 'ordersDelivered', icon: CheckmarkCircle20Regular, toList: toAllOrders },
  { key: 'ordersOnTheWay', icon: VehicleTruckProfile20Regular, mirrors: true, toList: toAllOrders },
  { key: 'ordersCanceled', icon: DismissCircle20Regular, toList: toAllOrders },
  { key: 'totalUsers', icon: Person20Regular, toList: () => '/masterHN/users' },
  { key: 'totalAdmins', icon: PeopleTeam20Regular, toList: () => '/admins' },
  { key: 'totalCategories', icon: Grid20Regular, toList: () => '/masterHN/categories' },
  { key: 'totalSubCategories', icon: GridDots20Regular },
  { key: 'totalBrands', icon: Tag20Regular },
];

import { z } from 'zod';
import { record } from './answer';
import { call } from './call';
import { integerOrZero, moneyOrZero } from './entity';

/** checklist DSH-03; a figure that the server leaves out reads as 0 (OP-60). */
export const dashboard = z.object({
  totalUsers: integerOrZero,
  totalAdmins: integerOrZero,
  totalCategories: integerOrZero,
  totalSubCategories: integerOrZero,
  totalBrands: integerOrZero,
  totalOrders: integerOrZero,
  ordersOnTheWay: integerOrZero,
  ordersCanceled: integerOrZero,
  ordersDelivered: integerOrZero,
  totalSales: moneyOrZero,
  salesDaily: moneyOrZero,
});
export type Dashboard = z.output<typeof dashboard>;

export const dashboardCalls = {
  'dashboard.read': call({ method: 'GET', path: '/admin/dashboard', answer: record(dashboard) }),
} as const;

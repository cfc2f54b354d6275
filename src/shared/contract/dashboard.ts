import { z } from 'zod';
import { record } from './answer';
import { call } from './call';
import { integerOrZero, moneyOrZero } from './entity';

// A figure that cannot be read takes none of the others with it.
const count = integerOrZero.nullable().catch(null);
const money = moneyOrZero.nullable().catch(null);

/** checklist DSH-03; a figure that the server leaves out reads as 0 (OP-60), one that cannot be read as null. */
export const dashboard = z.object({
  totalUsers: count,
  totalAdmins: count,
  totalCategories: count,
  totalSubCategories: count,
  totalBrands: count,
  totalOrders: count,
  ordersOnTheWay: count,
  ordersCanceled: count,
  ordersDelivered: count,
  totalSales: money,
  salesDaily: money,
});
export type Dashboard = z.output<typeof dashboard>;

export const dashboardCalls = {
  'dashboard.read': call({ method: 'GET', path: '/admin/dashboard', answer: record(dashboard) }),
} as const;

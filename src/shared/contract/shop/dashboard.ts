import { z } from 'zod';
import { call } from '../call';
import { integerOrZero, moneyOrZero } from '../entity';
import { record } from '../response';
import { onWire } from '../wire';

function known<Schema extends z.ZodType>(schema: Schema) {
  const figureOrNull = z
    .unknown()
    .optional()
    .transform((figure) => (figure === undefined ? null : (schema.safeParse(figure).data ?? null)));
  return onWire(figureOrNull, { as: schema });
}

// A figure that is missing or invalid doesn't affect the others.
const count = known(integerOrZero);
const money = known(moneyOrZero);

/** Figures of checklist DSH-03. Null from the server is a sum of nothing, so 0; a missing or invalid figure is null. */
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
  'dashboard.read': call({
    method: 'GET',
    path: '/admin/dashboard',
    answer: record(dashboard),
    assumed: ['answer'],
    probe: { area: 'shop' },
    example: {},
  }),
} as const;

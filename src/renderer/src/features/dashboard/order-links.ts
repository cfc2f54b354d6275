import { toListParams } from '@renderer/ui/list/state/list-state';

/** The two kinds of orders, each with its list. */
export const orderLists = ['orders.list', 'guestOrders.list'] as const;
export type OrderList = (typeof orderLists)[number];

const paths: Record<OrderList, string> = { 'orders.list': '/orders', 'guestOrders.list': '/orders-guest' };

/** Address of a list of orders with just those days; both are `YYYY-MM-DD` and included. */
export function toOrdersOf(list: OrderList, from: string, to: string): string {
  const params = toListParams({ page: 1, search: '', tab: '', dates: { from, to }, filters: {} }, {});
  return `${paths[list]}?${params}`;
}

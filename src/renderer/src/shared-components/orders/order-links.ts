import { toListParams } from '@renderer/ui/list/state/list-state';

/** The lists of both kinds of orders. */
export const orderLists = ['orders.list', 'guestOrders.list'] as const;
export type OrderList = (typeof orderLists)[number];

const paths: Record<OrderList, string> = { 'orders.list': '/orders', 'guestOrders.list': '/orders-guest' };

/** Values of filters, by the filter's key in the list. */
export type OrderFilters = Readonly<Record<string, readonly string[]>>;

/** Returns the address of a list of orders with these days (`YYYY-MM-DD`, both included) and filters. */
export function toOrdersOf(list: OrderList, from: string, to: string, filters: OrderFilters = {}): string {
  const params = toListParams({ page: 1, search: '', tab: '', dates: { from, to }, filters }, {});
  return `${paths[list]}?${params}`;
}

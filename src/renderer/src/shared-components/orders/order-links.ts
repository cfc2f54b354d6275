import { toListParams } from '@renderer/ui/list/state/list-state';

/** The two kinds of orders, each with its list. */
export const orderLists = ['orders.list', 'guestOrders.list'] as const;
export type OrderList = (typeof orderLists)[number];

const paths: Record<OrderList, string> = { 'orders.list': '/orders', 'guestOrders.list': '/orders-guest' };

/** What is asked of the rows, by the key of the list's condition. */
export type OrderFilters = Readonly<Record<string, readonly string[]>>;

/** Address of a list of orders with just those days, both `YYYY-MM-DD` and included, and those of them that fit. */
export function toOrdersOf(list: OrderList, from: string, to: string, filters: OrderFilters = {}): string {
  const params = toListParams({ page: 1, search: '', tab: '', dates: { from, to }, filters }, {});
  return `${paths[list]}?${params}`;
}

import { toListParams } from '@renderer/ui/list/state/list-state';
import type { OrderKind } from '@shared/domain/orders/order-ref';
import type { OrderRow } from '@shared/lists/orders';

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

/** Route of each list; the routes of details and invoice start with it. */
export const orderPaths = { order: 'orders', guestOrder: 'orders-guest' } as const satisfies Record<OrderKind, string>;

export interface OrderState {
  order: OrderRow;
}

interface OrderLink {
  to: string;
  state: OrderState;
}

/** Returns a link to an order's details or invoice, which show the order in the navigation state without a read (checklist GOR-19). */
export function toOrderLink(page: 'details' | 'invoice', order: OrderRow): OrderLink {
  return { to: `/${orderPaths[order.kind]}/${page}`, state: { order } };
}

import { orderPaths } from '@renderer/shared-components/orders/order-links';
import type { OrderKind, OrderRef } from '@shared/domain/orders/order-ref';

/** The differences between the two kinds, except the shape of their rows. */
export const orderKinds = {
  order: {
    path: orderPaths.order,
    title: 'orders',
    texts: 'orders.list',
    list: 'orders.list',
    changeStatus: 'orders.changeStatus',
    /** checklist ORD-04 */
    defaultDates: 'today',
  },
  guestOrder: {
    path: orderPaths.guestOrder,
    title: 'guestOrders',
    texts: 'orders.guestList',
    list: 'guestOrders.list',
    changeStatus: 'guestOrders.changeStatus',
    /** checklist GOR-02 */
    defaultDates: 'all',
  },
} as const;

/** Returns the path of the list with a search over all days. */
export function toOrderResultsPath(kind: OrderKind, search: string): string {
  const { path, defaultDates } = orderKinds[kind];
  return `/${path}?${new URLSearchParams({ search, ...(defaultDates !== 'all' && { dates: 'all' }) })}`;
}

export function toOrderRef({ kind, id }: { kind: OrderKind; id: number }): OrderRef {
  return { kind, id };
}

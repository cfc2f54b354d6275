import type { DateRange } from '@renderer/ui/list/list-state';
import type { GuestOrder, Order } from '@shared/contract/orders';
import { orderPaths } from './order-navigation';
import { type OrderRow, toOrderRow } from './order-row';

/** The first day that the pickers offer (checklist ORD-05, GOR-02, OP-81). */
export const earliestOrderDay = '2024-08-19';

/** Everything in which the two kinds differ. */
export const orderKinds = {
  order: {
    kind: 'order',
    path: orderPaths.order,
    list: 'orders.list',
    changeStatus: 'orders.changeStatus',
    texts: 'list',
    label: 'orders',
    toRow: (row: Order): OrderRow => toOrderRow('order', row),
    /** checklist ORD-04 */
    defaultDates: (today: string): DateRange => ({ from: today, to: today }),
  },
  guestOrder: {
    kind: 'guestOrder',
    path: orderPaths.guestOrder,
    list: 'guestOrders.list',
    changeStatus: 'guestOrders.changeStatus',
    texts: 'guestList',
    label: 'guestOrders',
    toRow: (row: GuestOrder): OrderRow => toOrderRow('guestOrder', row),
    /** checklist GOR-02 */
    defaultDates: (today: string): DateRange => ({ from: earliestOrderDay, to: today }),
  },
} as const;

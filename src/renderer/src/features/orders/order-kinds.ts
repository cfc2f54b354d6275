import { earliestOrderDay } from '@renderer/parts/orders/order-days';
import type { DayRange } from '@renderer/ui/dates/date-range-picker';
import { toListParams } from '@renderer/ui/list/state/list-state';
import { toKuwaitDay } from '@shared/domain/dates';
import type { OrderKind } from '@shared/domain/orders/order-ref';
import { orderPaths } from './order-navigation';

/** Everything in which the two kinds differ, but for the shape of their rows. */
export const orderKinds = {
  order: {
    path: orderPaths.order,
    title: 'orders',
    texts: 'orders.list',
    list: 'orders.list',
    changeStatus: 'orders.changeStatus',
    /** checklist ORD-04 */
    defaultDates: (today: string): DayRange => ({ from: today, to: today }),
  },
  guestOrder: {
    path: orderPaths.guestOrder,
    title: 'guestOrders',
    texts: 'orders.guestList',
    list: 'guestOrders.list',
    changeStatus: 'guestOrders.changeStatus',
    /** checklist GOR-02 */
    defaultDates: (today: string): DayRange => ({ from: earliestOrderDay, to: today }),
  },
} as const;

/** The list with a search over all days. */
export function toOrderResultsPath(kind: OrderKind, search: string): string {
  const { path, defaultDates } = orderKinds[kind];
  const today = toKuwaitDay(new Date());
  const state = { page: 1, search, tab: '', dates: { from: earliestOrderDay, to: today }, filters: {} };
  return `/${path}?${toListParams(state, { dates: defaultDates(today) })}`;
}

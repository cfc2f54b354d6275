import type { orderCalls } from '@shared/contract/shop/orders';
import { toDatePart } from '@shared/domain/dates';
import type { Handlers } from '../http/handler';
import { toSearch } from '../http/row-search';
import { toServedPage } from '../http/serve-rows';
import { firstDay } from '../seed/orders/first-day';
import { withOrderCount } from '../seed/orders/order-count';
import { seedGuestOrderRows, seedOrderRows } from '../seed/orders/orders';
import type { StoredGuestOrder, StoredOrder } from '../store/order-model';
import type { TableSeeds } from '../store/store';
import type { Table } from '../store/table';

declare module '../store/store' {
  interface Tables {
    readonly orders: Table<StoredOrder>;
    readonly guestOrders: Table<StoredGuestOrder>;
  }
}

export const orderTables: TableSeeds<'orders' | 'guestOrders'> = {
  orders: ({ seed, orders, ...clock }) => withOrderCount(seedOrderRows(seed, firstDay(seed), clock), orders),
  guestOrders: ({ seed, orders, ...clock }) => withOrderCount(seedGuestOrderRows(seed, firstDay(seed), clock), orders),
};

interface Days {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** Filters by calendar day in Kuwait, both days included. */
function toPeriod({ startDate, endDate }: Days): (date: string) => boolean {
  if (startDate === undefined && endDate === undefined) return () => true;
  return (date) => {
    const day = toDatePart(date);
    return (startDate === undefined || day >= startDate) && (endDate === undefined || day <= endDate);
  };
}

/** A registered order has a day beside its moment; a guest order's day is in the field of the moment. */
function toServedOrder(order: StoredOrder, isTimeLeftOut: boolean): Omit<StoredOrder, 'createdAt'> & { createdAt?: string } {
  const { createdAt, ...rest } = order;
  return isTimeLeftOut ? rest : { ...rest, createdAt };
}
function toServedGuestOrder(order: StoredGuestOrder, isTimeLeftOut: boolean): StoredGuestOrder {
  return isTimeLeftOut ? { ...order, createdAt: toDatePart(order.createdAt) } : order;
}

/** Lists show the newest order first. */
export const orderHandlers: Handlers<typeof orderCalls> = {
  'orders.list'({ query, store, isOrderTimeLeftOut }) {
    const [matches, isWithin] = [toSearch(query.search), toPeriod(query)];
    const rows = store.tables.orders
      .all()
      .filter(({ day }) => isWithin(day))
      .filter(({ id, user }) => matches({ id, texts: [user.username, user.phone] }));
    return toServedPage(rows.toReversed(), query, (row) => toServedOrder(row, isOrderTimeLeftOut));
  },
  'orders.changeStatus': ({ params, body, store, isOrderTimeLeftOut }) =>
    toServedOrder(store.tables.orders.update(params.id, { status: body.status }), isOrderTimeLeftOut),
  'guestOrders.list'({ query, store, isOrderTimeLeftOut }) {
    const [matches, isWithin] = [toSearch(query.search), toPeriod(query)];
    const rows = store.tables.guestOrders
      .all()
      .filter(({ createdAt }) => isWithin(createdAt))
      .filter(({ id, guest_name, guest_phone }) => matches({ id, texts: [guest_name, guest_phone] }));
    return toServedPage(rows.toReversed(), query, (row) => toServedGuestOrder(row, isOrderTimeLeftOut));
  },
  'guestOrders.changeStatus': ({ params, body, store, isOrderTimeLeftOut }) =>
    toServedGuestOrder(store.tables.guestOrders.update(params.id, { status: body.status }), isOrderTimeLeftOut),
};

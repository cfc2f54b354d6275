import { ownerOf } from '@renderer/runtime/state/session-phase';
import { useSession } from '@renderer/runtime/state/session-store';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { OrderStatus } from '@shared/domain/orders/order-status';
import { create } from 'zustand';

interface SavingOrders {
  /** What they are being set to, by the key of the order. */
  statuses: ReadonlyMap<string, OrderStatus>;
}

/** Orders whose new status is on its way to the server, while their person has gone on. */
const useSavingOrders = create<SavingOrders>(() => ({ statuses: new Map() }));

// Whoever signs in next has set nothing.
useSession.subscribe((now, before) => {
  if (ownerOf(now)?.id !== ownerOf(before)?.id) useSavingOrders.setState({ statuses: new Map() });
});

export const savingOrders = {
  put: (order: OrderRef, status: OrderStatus): void =>
    useSavingOrders.setState(({ statuses }) => ({ statuses: new Map([...statuses, [toOrderKey(order), status]]) })),
  remove: (order: OrderRef): void =>
    useSavingOrders.setState(({ statuses }) => ({ statuses: new Map([...statuses].filter(([key]) => key !== toOrderKey(order))) })),
  has: (order: OrderRef): boolean => useSavingOrders.getState().statuses.has(toOrderKey(order)),
};

/** What the order is being set to; undefined while nothing is on its way. */
export function useSavingStatus(order: OrderRef): OrderStatus | undefined {
  return useSavingOrders(({ statuses }) => statuses.get(toOrderKey(order)));
}

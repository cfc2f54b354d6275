import { ownerOf } from '@renderer/runtime/state/session-phase';
import { useSession } from '@renderer/runtime/state/session-store';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { OrderStatus } from '@shared/domain/orders/order-status';
import { create } from 'zustand';

interface SavingOrders {
  /** The new status by the order's key. */
  statuses: ReadonlyMap<string, OrderStatus>;
}

/** Orders whose new status is being saved in the background. */
const useSavingOrders = create<SavingOrders>(() => ({ statuses: new Map() }));

// The next user must not see them.
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

/** Returns the status that is being saved; undefined if there is none. */
export function useSavingStatus(order: OrderRef): OrderStatus | undefined {
  return useSavingOrders(({ statuses }) => statuses.get(toOrderKey(order)));
}

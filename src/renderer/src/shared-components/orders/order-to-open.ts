import type { OrderRef } from '@shared/domain/orders/order-ref';
import { create } from 'zustand';

/** The order whose details were asked for by its number alone; the frame looks it up and goes there. */
export const useOrderToOpen = create<{ order: OrderRef | null }>(() => ({ order: null }));

export const orderToOpen = {
  ask: (order: OrderRef): void => useOrderToOpen.setState({ order }),
  done: (): void => useOrderToOpen.setState({ order: null }),
};

import type { OrderRef } from '@shared/domain/orders/order-ref';
import { create } from 'zustand';

/** The order whose details were requested by number only; the shell loads it and opens it. */
export const useOrderToOpen = create<{ order: OrderRef | null }>(() => ({ order: null }));

export const orderToOpen = {
  ask: (order: OrderRef): void => useOrderToOpen.setState({ order }),
  done: (): void => useOrderToOpen.setState({ order: null }),
};

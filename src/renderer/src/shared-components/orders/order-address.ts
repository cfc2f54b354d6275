import type { OrderRef } from '@shared/domain/orders/order-ref';

const lists = { order: '/orders', guestOrder: '/orders-guest' } as const;

/** Returns the address of the order's list with all days, where the order is loaded for its details. */
export function toOrderAddress({ kind, id }: OrderRef): string {
  return `${lists[kind]}?${new URLSearchParams({ search: String(id), dates: 'all' })}`;
}

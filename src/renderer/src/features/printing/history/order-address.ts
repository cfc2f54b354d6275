import type { OrderRef } from '@shared/domain/orders/order-ref';

const lists = { order: '/orders', guestOrder: '/orders-guest' } as const;

/** The list of its kind with this order in it, of all days: what its details need is read there anew. */
export function toOrderAddress({ kind, id }: OrderRef): string {
  return `${lists[kind]}?${new URLSearchParams({ search: String(id), dates: 'all' })}`;
}

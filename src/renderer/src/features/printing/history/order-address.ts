import { earliestOrderDay } from '@renderer/parts/orders/order-days';
import { toListParams } from '@renderer/ui/list/state/list-state';
import { toKuwaitDay } from '@shared/domain/dates';
import type { OrderRef } from '@shared/domain/orders/order-ref';

const lists = { order: '/orders', guestOrder: '/orders-guest' } as const;

/** The list of its kind with this order in it, of all days: what its details need is read there anew. */
export function toOrderAddress({ kind, id }: OrderRef): string {
  const dates = { from: earliestOrderDay, to: toKuwaitDay(new Date()) };
  return `${lists[kind]}?${toListParams({ page: 1, search: String(id), tab: '', dates, filters: {} }, {})}`;
}

import type { OrderRef } from '@shared/contract/printing';

/** The order of the list, each order once. */
export function withoutRepeats(orders: readonly OrderRef[]): OrderRef[] {
  return [...new Map(orders.map((order) => [`${order.kind} ${order.id}`, order])).values()];
}

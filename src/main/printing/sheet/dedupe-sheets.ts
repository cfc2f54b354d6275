import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderRef } from '@shared/domain/orders/order-ref';

/** Returns each order once, in the given order. */
export function dedupeSheets(orders: readonly OrderRef[]): OrderRef[] {
  return [...new Map(orders.map((order) => [toOrderKey(order), order])).values()];
}

import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderRef } from '@shared/domain/orders/order-ref';

/** The order of the list, each order once. */
export function dedupeSheets(orders: readonly OrderRef[]): OrderRef[] {
  return [...new Map(orders.map((order) => [toOrderKey(order), order])).values()];
}

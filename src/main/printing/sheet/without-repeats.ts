import type { OrderRef } from '@shared/contract/printing/printing';
import { toOrderKey } from '@shared/domain/orders/order-key';

/** The order of the list, each order once. */
export function withoutRepeats(orders: readonly OrderRef[]): OrderRef[] {
  return [...new Map(orders.map((order) => [toOrderKey(order), order])).values()];
}

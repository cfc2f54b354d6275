import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { Fils } from '@shared/domain/money';
import { isCanceled } from '@shared/domain/orders/order-status';
import { toPaymentType } from '@shared/domain/orders/payment-type';

/** What is collected at the door: the total of an order that is paid in cash; null for others, and for one that was canceled. */
export function toCash(order: OrderSnapshot): Fils | null {
  return toPaymentType(order.paymentMethod) === 'cash' && !isCanceled(order) ? order.totalFils : null;
}

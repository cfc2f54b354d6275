import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { Fils } from '@shared/domain/money';
import { isCanceled, isDelivered } from '@shared/domain/orders/order-status';
import { toPaymentType } from '@shared/domain/orders/payment-type';

const isCash = ({ paymentMethod }: OrderSnapshot): boolean => toPaymentType(paymentMethod) === 'cash';

/**
 * Returns the amount to collect on delivery: the total of an order with cash payment; null for others, and for canceled or delivered
 * orders.
 */
export function toCash(order: OrderSnapshot): Fils | null {
  return isCash(order) && !isCanceled(order) && !isDelivered(order) ? order.totalFils : null;
}

/** Whether the order was paid in cash on delivery. */
export const isCollected = (order: OrderSnapshot): boolean => isCash(order) && isDelivered(order);

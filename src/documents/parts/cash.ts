import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { Fils } from '@shared/domain/money';
import { isCanceled, isDelivered } from '@shared/domain/orders/order-status';
import { toPaymentType } from '@shared/domain/orders/payment-type';

const isCash = ({ paymentMethod }: OrderSnapshot): boolean => toPaymentType(paymentMethod) === 'cash';

/** What is collected at the door: the total of an order that is paid in cash; null for others, and for one that was canceled or is delivered. */
export function toCash(order: OrderSnapshot): Fils | null {
  return isCash(order) && !isCanceled(order) && !isDelivered(order) ? order.totalFils : null;
}

/** It was paid in cash when it was delivered. */
export const isCollected = (order: OrderSnapshot): boolean => isCash(order) && isDelivered(order);

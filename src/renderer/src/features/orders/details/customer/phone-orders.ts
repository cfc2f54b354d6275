import { toDatePart } from '@shared/domain/dates';
import { type Fils, sumFils } from '@shared/domain/money';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderKind, OrderRef } from '@shared/domain/orders/order-ref';
import { isCanceled } from '@shared/domain/orders/order-status';
import { isSamePhone } from '@shared/domain/phone';
import type { OrderRow } from '@shared/lists/orders';

export interface PhoneOrders {
  /** The newest first. */
  rows: readonly OrderRow[];
  counts: Record<OrderKind, number>;
  canceled: number;
  /** Of those that are not canceled. */
  totalFils: Fils;
}

/** What else the phone of an order has ordered, among rows that a search has found: a number is also a part of others. */
export function toPhoneOrders(order: OrderRef & { customer: { phone: string } }, found: readonly OrderRow[]): PhoneOrders {
  const own = toOrderKey(order);
  const rows = found
    .filter((row) => toOrderKey(row) !== own && isSamePhone(row.customer.phone, order.customer.phone))
    .toSorted((one, other) => toDatePart(other.createdAt).localeCompare(toDatePart(one.createdAt)) || other.id - one.id);
  const valid = rows.filter((row) => !isCanceled(row));
  const guests = rows.filter(({ kind }) => kind === 'guestOrder').length;
  return {
    rows,
    counts: { order: rows.length - guests, guestOrder: guests },
    canceled: rows.length - valid.length,
    totalFils: sumFils(valid.map(({ totalFils }) => totalFils)),
  };
}

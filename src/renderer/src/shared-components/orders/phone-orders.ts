import { toDatePart } from '@shared/domain/dates';
import { type Fils, sumFils } from '@shared/domain/money';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderKind, OrderRef } from '@shared/domain/orders/order-ref';
import { isCanceled } from '@shared/domain/orders/order-status';
import { isSamePhone } from '@shared/domain/phone';
import type { OrderRow } from '@shared/lists/orders';

export interface PhoneOrders {
  /** Newest first. */
  rows: readonly OrderRow[];
  counts: Record<OrderKind, number>;
  canceled: number;
  /** Sum of the orders that aren't canceled. */
  totalFils: Fils;
}

/** Whose phone it is: an order, or a person without one. */
export type PhoneOwner = (OrderRef | { kind?: undefined }) & { customer: { phone: string } };

/** Filters the other orders of a phone from search results, because a number may also be a part of others. */
export function toPhoneOrders(owner: PhoneOwner, found: readonly OrderRow[]): PhoneOrders {
  const own = owner.kind ? toOrderKey(owner) : null;
  const rows = found
    .filter((row) => toOrderKey(row) !== own && isSamePhone(row.customer.phone, owner.customer.phone))
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

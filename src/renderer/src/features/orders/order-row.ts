import { type OrderSnapshot, toOrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { GuestOrder, Order, OrderAddress } from '@shared/contract/shop/orders';
import type { OrderKind, OrderRef } from '@shared/domain/orders/order-ref';

/** An order of either kind as the screens show it; plain JSON, so that it can travel in the navigation state. */
export interface OrderRow extends OrderSnapshot {
  /** Of the address dialog: `user_address` first, while invoices take the first of the list (OP-86). */
  dialogAddress: OrderAddress | null;
}

/** `toOrderRow('order', row)` or `toOrderRow('guestOrder', row)`. */
export function toOrderRow(...args: ['order', Order] | ['guestOrder', GuestOrder]): OrderRow {
  const snapshot = toOrderSnapshot(...args);
  return { ...snapshot, dialogAddress: args[1].user_address ?? snapshot.address };
}

export function toOrderRef({ kind, id }: { kind: OrderKind; id: number }): OrderRef {
  return { kind, id };
}

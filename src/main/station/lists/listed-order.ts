import { type OrderSnapshot, toOrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { GuestOrder, Order } from '@shared/contract/shop/orders';
import { namesTime, toDatePart, toMoment } from '@shared/domain/dates';
import type { OrderRef } from '@shared/domain/orders/order-ref';

/** Earliest and latest time (ms, server's clock, inclusive) when an order was placed: a whole day if the server sends no time. */
export interface Placed {
  from: number;
  to: number;
}

/** One row of the two lists. */
export interface ListedOrder {
  kind: OrderRef['kind'];
  id: number;
  placed: Placed;
  snapshot: OrderSnapshot;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Parses the first text that is a date. A time without a zone is Kuwait's. An order without a date may have been placed at any time. */
export function toPlaced(...texts: string[]): Placed {
  for (const text of texts) {
    if (!namesTime(text)) continue;
    const moment = toMoment(text).getTime();
    if (!Number.isNaN(moment)) return { from: moment, to: moment };
  }
  for (const text of texts) {
    const from = toMoment(toDatePart(text)).getTime();
    if (!Number.isNaN(from)) return { from, to: from + dayMs - 1 };
  }
  return { from: 0, to: Number.MAX_SAFE_INTEGER };
}

/** The latest time that a Date can have, in ms. */
const lastMoment = 8.64e15;

/** Returns the earliest time at which the order may have been placed (ISO). */
export function toPlacedAt({ from }: Placed): string {
  return new Date(Math.min(from, lastMoment)).toISOString();
}

export function toListedOrder(...[kind, row]: ['order', Order] | ['guestOrder', GuestOrder]): ListedOrder {
  const placed = kind === 'order' ? toPlaced(row.createdAt, row.day) : toPlaced(row.createdAt);
  // Both branches are the same, but the overloads need the kind and the row as a pair.
  const snapshot = kind === 'order' ? toOrderSnapshot(kind, row) : toOrderSnapshot(kind, row);
  return { kind, id: row.id, placed, snapshot };
}

/** Compares orders by print order: oldest first. */
export function byAge(one: ListedOrder, other: ListedOrder): number {
  return one.placed.from - other.placed.from || one.id - other.id || one.kind.localeCompare(other.kind);
}

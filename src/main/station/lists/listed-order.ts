import { type OrderSnapshot, toOrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { GuestOrder, Order } from '@shared/contract/shop/orders';
import { namesTime, toDatePart, toMoment } from '@shared/domain/dates';
import type { OrderRef } from '@shared/domain/orders/order-ref';

/** Between which moments of the server's clock an order was placed, both included: a day where the server names no time. */
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

/** A moment without a zone is one in Kuwait. What is no date at all may have been placed at any time. */
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

/** The latest moment that a date can be. */
const lastMoment = 8.64e15;

/** The earliest moment at which it may have been placed; ISO. */
export function toPlacedAt({ from }: Placed): string {
  return new Date(Math.min(from, lastMoment)).toISOString();
}

export function toListedOrder(...[kind, row]: ['order', Order] | ['guestOrder', GuestOrder]): ListedOrder {
  const placed = kind === 'order' ? toPlaced(row.createdAt, row.day) : toPlaced(row.createdAt);
  // The overload needs the pair as it came.
  const snapshot = kind === 'order' ? toOrderSnapshot(kind, row) : toOrderSnapshot(kind, row);
  return { kind, id: row.id, placed, snapshot };
}

/** The order in which sheets come out: oldest first. */
export function byAge(one: ListedOrder, other: ListedOrder): number {
  return one.placed.from - other.placed.from || one.id - other.id || one.kind.localeCompare(other.kind);
}

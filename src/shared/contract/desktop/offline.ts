import { z } from 'zod';
import { orderKinds } from '../../domain/orders/order-ref';
import { isoDate } from '../entity';
import { localRead } from '../local-call';
import type { GuestOrder, Order } from '../shop/orders';

/** A page of orders as the server last returned them, in the form of `orders.list` and `guestOrders.list`. */
export interface OfflineOrders {
  /** Rows of the requested kind, highest ID first. */
  rows: (Order | GuestOrder)[];
  /** Number of orders on all pages that match the search and the dates. */
  totalItems: number;
  /** Number of the returned page; the last page if the requested one doesn't exist. */
  page: number;
  /** When the server returned each row (ISO). */
  seenAt: string[];
  /** Number of all stored orders of the kind. */
  keptItems: number;
}

const keptQuery = z.object({
  kind: z.enum(orderKinds),
  /** An order's ID, or a part of the customer's name or phone, in any spelling. */
  search: z.string().trim().optional(),
  /** Days in Kuwait, both inclusive. */
  startDate: isoDate.optional(),
  endDate: isoDate.optional(),
  page: z.int().min(1),
});
export type OfflineQuery = z.output<typeof keptQuery>;

export const offlineLocalCalls = {
  /**
   * Returns orders that the server returned to the signed-in admin within the last 24 hours. Empty if IT doesn't allow storing them; fails
   * with `keychainUnavailable` while the key isn't available.
   */
  'offline.orders': localRead(keptQuery)<OfflineOrders>(),
} as const;

import { z } from 'zod';
import { orderKinds } from '../../domain/orders/order-ref';
import { isoDate } from '../entity';
import { localRead } from '../local-call';
import type { GuestOrder, Order } from '../shop/orders';

/** A page of orders as the server last showed them, in the shape of `orders.list` and `guestOrders.list`. */
export interface OfflineOrders {
  /** Of the kind that was asked for, the newest id first. */
  rows: (Order | GuestOrder)[];
  /** What fits the search and the dates, over all pages. */
  totalItems: number;
  /** The page that is shown: the last one where the wanted one is not there. */
  page: number;
  /** When the server showed each row, ISO. */
  seenAt: string[];
  /** All that are kept of the kind. */
  keptItems: number;
}

const keptQuery = z.object({
  kind: z.enum(orderKinds),
  /** An order's id, or a part of the customer's name or phone, in any spelling. */
  search: z.string().trim().optional(),
  /** Both days are included, in the time of Kuwait. */
  startDate: isoDate.optional(),
  endDate: isoDate.optional(),
  page: z.int().min(1),
});
export type OfflineQuery = z.output<typeof keptQuery>;

export const offlineLocalCalls = {
  /**
   * Orders that the server showed within the last 24 hours to the admin who is signed in. Empty where IT lets nothing be kept; fails with
   * `keychainUnavailable` while the key cannot be had.
   */
  'offline.orders': localRead(keptQuery)<OfflineOrders>(),
} as const;

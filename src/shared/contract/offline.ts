import { z } from 'zod';
import { isoDate } from './entity';
import type { GuestOrder, Order } from './orders';
import { orderKinds } from './printing';
import type { Failure } from './result';
import { route } from './route';

/** What the server has shown stays readable without it for so long. */
export const keptForHours = 24;

/** A gateway in front of the server that says so counts as a server that does not answer; a 500 is an answer. */
const gatewayStatuses: readonly (number | undefined)[] = [502, 503, 504];

/** Whether a read failed because the server was not reached: then what this computer keeps may stand in for it. */
export function isServerAway({ code, status }: Pick<Failure, 'code' | 'status'>): boolean {
  return code === 'unreachable' || code === 'timeout' || (code === 'server' && gatewayStatuses.includes(status));
}

/** A page of orders as the server last showed them, in the shape of `orders.list` and `guestOrders.list`. */
export interface KeptOrders {
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
export type KeptQuery = z.output<typeof keptQuery>;

export const offlineRoutes = {
  /**
   * Orders that the server showed within the last 24 hours to the admin who is signed in. Empty where IT lets nothing be kept; fails with
   * `keychainUnavailable` while the key cannot be had.
   */
  'offline.orders': route(keptQuery)<KeptOrders>(),
} as const;

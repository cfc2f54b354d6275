/** Statuses that the status dialog offers and the server accepts, in this order (checklist ORD-11). */
export const orderStatuses = ['ordered', 'process', 'shipped', 'delivered', 'canceled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** All statuses with a label; `on_the_way` may be received but not set (OP-84). */
export const knownOrderStatuses = ['ordered', 'process', 'shipped', 'on_the_way', 'delivered', 'canceled'] as const;
export type KnownOrderStatus = (typeof knownOrderStatuses)[number];

export function isKnownOrderStatus(status: string): status is KnownOrderStatus {
  return (knownOrderStatuses as readonly string[]).includes(status);
}

export function canSetOrderStatus(status: string): status is OrderStatus {
  return (orderStatuses as readonly string[]).includes(status);
}

/** Whether the order hasn't reached this status yet; false for a canceled or unknown status. Any other order comes before *canceled*. */
export function isBeforeStatus({ status }: { status: string }, target: OrderStatus): boolean {
  const way: readonly string[] = knownOrderStatuses.filter((known) => known !== 'canceled');
  const place = way.indexOf(status.trim());
  return place !== -1 && place < (target === 'canceled' ? way.length : way.indexOf(target));
}

/** Ignores spaces and case of the server's status. */
const isStatus = (status: string, wanted: OrderStatus): boolean => status.trim().toLowerCase() === wanted;

export function isCanceled({ status }: { status: string }): boolean {
  return isStatus(status, 'canceled');
}

export function isDelivered({ status }: { status: string }): boolean {
  return isStatus(status, 'delivered');
}

const following: Readonly<Record<KnownOrderStatus, OrderStatus | null>> = {
  ordered: 'process',
  process: 'shipped',
  shipped: 'delivered',
  on_the_way: 'delivered',
  delivered: null,
  canceled: null,
};

/** Returns the next status of an order; null if there is none, and for an unknown status. */
export function toFollowingStatus({ status }: { status: string }): OrderStatus | null {
  return isKnownOrderStatus(status) ? following[status] : null;
}

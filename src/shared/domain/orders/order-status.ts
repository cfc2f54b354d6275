/** What the status dialog offers and the server accepts, in this order (checklist ORD-11). */
export const orderStatuses = ['ordered', 'process', 'shipped', 'delivered', 'canceled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** All statuses that have a label; `on_the_way` can be read but not set (OP-84). */
export const knownOrderStatuses = ['ordered', 'process', 'shipped', 'on_the_way', 'delivered', 'canceled'] as const;
export type KnownOrderStatus = (typeof knownOrderStatuses)[number];

export function isKnownOrderStatus(status: string): status is KnownOrderStatus {
  return (knownOrderStatuses as readonly string[]).includes(status);
}

export function canSetOrderStatus(status: string): status is OrderStatus {
  return (orderStatuses as readonly string[]).includes(status);
}

/** The order has not yet reached this status; false for one that is canceled or not known. Any other order comes before *canceled*. */
export function isBeforeStatus({ status }: { status: string }, target: OrderStatus): boolean {
  const way: readonly string[] = knownOrderStatuses.filter((known) => known !== 'canceled');
  const place = way.indexOf(status.trim());
  return place !== -1 && place < (target === 'canceled' ? way.length : way.indexOf(target));
}

/** Also for a status that arrives with spaces or capitals. */
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

/** What an order becomes when its present step is done; null where nothing follows, and for a status that is not known. */
export function toFollowingStatus({ status }: { status: string }): OrderStatus | null {
  return isKnownOrderStatus(status) ? following[status] : null;
}

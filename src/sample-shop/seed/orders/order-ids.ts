/** Positions of the unusual orders; the oldest order is 0. Orders from `orderCount - todayCount` on are of today. */
export const orderCount = 300;
export const todayCount = 14;

const firstIds = { order: 10_183, guestOrder: 10_401 } as const;

export type SeedOrderKind = keyof typeof firstIds;

export function toOrderId(kind: SeedOrderKind, position: number): number {
  return firstIds[kind] + position;
}

export const orderPositions = {
  onTheWay: 281,
  emptyAddress: 289,
  noAddress: 291,
  wrongTotal: 294,
  longName: 296,
  manyLines: 297,
} as const;

/**
 * Ids of orders that tests and the tour look for. Registered and guest orders are numbered apart, and their numbers overlap. All but
 * `onTheWay` are of today.
 */
export const specialOrders = {
  order: {
    newest: toOrderId('order', orderCount - 1),
    /** Has 40 lines. */
    manyLines: toOrderId('order', orderPositions.manyLines),
    /** The total is 1.250 more than lines and fee. */
    wrongTotal: toOrderId('order', orderPositions.wrongTotal),
    noAddress: toOrderId('order', orderPositions.noAddress),
    /** Has an address whose values are all null. */
    emptyAddress: toOrderId('order', orderPositions.emptyAddress),
    onTheWay: toOrderId('order', orderPositions.onTheWay),
  },
  guestOrder: {
    newest: toOrderId('guestOrder', orderCount - 1),
    longName: toOrderId('guestOrder', orderPositions.longName),
    wrongTotal: toOrderId('guestOrder', orderPositions.wrongTotal),
    noAddress: toOrderId('guestOrder', orderPositions.noAddress),
    emptyAddress: toOrderId('guestOrder', orderPositions.emptyAddress),
  },
} as const;

export const orderKinds = ['order', 'guestOrder'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** Identifies an order of the shop, because the two kinds may share IDs. */
export interface OrderRef {
  kind: OrderKind;
  id: number;
}

export const orderKinds = ['order', 'guestOrder'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** An order of the shop: the two kinds may share ids. */
export interface OrderRef {
  kind: OrderKind;
  id: number;
}

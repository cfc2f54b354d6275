export const documentKinds = ['invoice', 'packingSlip', 'addressLabel'] as const;
/** What can be printed of an order. */
export type DocumentKind = (typeof documentKinds)[number];

export const printables = [...documentKinds, 'productLabel'] as const;
/** Everything that has a route to a printer. */
export type Printable = (typeof printables)[number];

/** A value for each of them. */
export function mapPrintables<Value>(toValue: (printable: Printable) => Value): Record<Printable, Value> {
  return Object.fromEntries(printables.map((printable) => [printable, toValue(printable)])) as Record<Printable, Value>;
}

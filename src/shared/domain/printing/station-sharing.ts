/** Guest orders start at another number, so that a shop with alternating kinds doesn't send all orders of one kind to the same station. */
const startOf = { order: 0, guestOrder: 1 } as const;

/**
 * Returns the station (1 to `of`) that prints this order if `of` stations share the work. It depends on the order alone, so that stations
 * needn't communicate.
 */
export function fallsTo({ kind, id }: { kind: keyof typeof startOf; id: number }, of: number): number {
  return ((id + startOf[kind]) % of) + 1;
}

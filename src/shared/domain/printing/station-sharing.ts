/** Guest orders start somewhere else, so that a shop whose kinds take turns does not leave one station all of one kind. */
const startOf = { order: 0, guestOrder: 1 } as const;

/** The station, 1 to `of`, that prints this order when `of` stations share the work: decided by the order alone, so that they need not talk. */
export function fallsTo({ kind, id }: { kind: keyof typeof startOf; id: number }, of: number): number {
  return ((id + startOf[kind]) % of) + 1;
}

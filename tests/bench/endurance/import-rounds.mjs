/**
 * Counts the faults of a round of a killed import; all counts are 0 in a flawless round.
 * @param {{ wanted: Map<number, number>, held: (id: number) => number, atKill: { stored: Set<number>, outcomes: Record<string, { state:
 * string }> }, sent: number[] }} round
 * `wanted`: prices by product, in the order of the file. `held`: returns the shop's price. `sent`: the products of all accepted writes, in
 * order of arrival.
 */
export function judgeRound({ wanted, held, atKill, sent }) {
  const order = [...wanted.keys()];
  const places = sent.map((id) => order.indexOf(id));
  const { stored, outcomes } = atKill;
  const stateOf = (id) => outcomes[id]?.state;
  return {
    lost: order.filter((id) => held(id) !== wanted.get(id)).length,
    doubled: sent.length - new Set(sent).size,
    outOfOrder: places.filter((place, at) => at > 0 && place < places[at - 1]).length,
    // Stored by the server, but missing in the journal.
    forgotten: [...stored].filter((id) => stateOf(id) === undefined).length,
    // Reported as written, but not stored by the server.
    madeUp: order.filter((id) => stateOf(id) === 'written' && !stored.has(id)).length,
    unknown: order.filter((id) => stateOf(id) === 'sending' || stateOf(id) === 'unknown').length,
  };
}

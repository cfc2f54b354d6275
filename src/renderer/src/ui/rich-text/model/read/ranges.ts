export interface Range<Value> {
  start: number;
  end: number;
  value: Value;
}

export interface Stretch<Value> {
  start: number;
  end: number;
  /** In the order in which the ranges were given; the last given is the last here. */
  active: Value[];
}

/** Cuts 0…length at every edge of the (overlapping) ranges. Ranges may reach beyond the end. */
export function toStretches<Value>(length: number, ranges: Range<Value>[]): Stretch<Value>[] {
  const inside = ranges
    .map(({ start, end, value }) => ({ start, end: Math.min(end, length), value }))
    .filter(({ start, end }) => start < end);
  const opening = groupIndexes(inside, 'start');
  const closing = groupIndexes(inside, 'end');
  const edges = [...new Set([0, length, ...opening.keys(), ...closing.keys()])].sort((one, other) => one - other);
  const active = new Set<number>();
  return edges.slice(0, -1).map((start, position) => {
    for (const index of closing.get(start) ?? []) active.delete(index);
    for (const index of opening.get(start) ?? []) active.add(index);
    const indexes = [...active].sort((one, other) => one - other);
    return { start, end: edges[position + 1] ?? length, active: indexes.flatMap((index) => inside[index]?.value ?? []) };
  });
}

function groupIndexes<Value>(ranges: Range<Value>[], edge: 'start' | 'end'): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  ranges.forEach((range, index) => {
    const group = groups.get(range[edge]);
    if (group) group.push(index);
    else groups.set(range[edge], [index]);
  });
  return groups;
}

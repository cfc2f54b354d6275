/** A line of a table: the head of a group, or a row. */
type TableLine = { kind: 'group'; at: number } | { kind: 'row'; place: number };

/** The lines of a table with a window. */
export interface TableLines {
  count: number;
  of(line: number): TableLine;
  /** Line of the row at an index; null in a collapsed group. */
  ofPlace(place: number): number | null;
}

const clamp = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1));

/** Returns the lines of `total` rows, or of groups with a head each, some of them collapsed. */
export function toTableLines(total: number, groups: readonly { count: number; isCollapsed: boolean }[] | null = null): TableLines {
  if (!groups) return { count: total, of: (line) => ({ kind: 'row', place: line }), ofPlace: (place) => place };
  const starts = { line: [0], place: [0] };
  for (const [at, { count, isCollapsed }] of groups.entries()) {
    starts.line.push((starts.line[at] ?? 0) + 1 + (isCollapsed ? 0 : count));
    starts.place.push((starts.place[at] ?? 0) + count);
  }
  const groupAt = (list: readonly number[], value: number): number => clamp(lastAtMost(list, value), groups.length);
  return {
    count: starts.line.at(-1) ?? 0,
    of(line) {
      const group = groupAt(starts.line, line);
      const inside = line - (starts.line[group] ?? 0);
      return inside === 0 ? { kind: 'group', at: group } : { kind: 'row', place: (starts.place[group] ?? 0) + inside - 1 };
    },
    ofPlace(place) {
      const group = groupAt(starts.place, place);
      if (groups[group]?.isCollapsed !== false) return null;
      return (starts.line[group] ?? 0) + 1 + place - (starts.place[group] ?? 0);
    },
  };
}

/** Returns the index of the last number that isn't above `value`; -1 if all are above. */
function lastAtMost(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? Number.POSITIVE_INFINITY) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

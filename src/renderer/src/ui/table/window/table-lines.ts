/** What stands on a line of a table: the head of a group, or a row. */
type TableLine = { kind: 'group'; at: number } | { kind: 'row'; place: number };

/** The lines of a table of which only some are drawn; all rows are equally high, and so are all heads of groups. */
export interface TableLines {
  count: number;
  /** Of all of them, in pixels. */
  height: number;
  /** Where a line begins. */
  topOf(line: number): number;
  /** The line at this height; the first or the last one beyond the ends. */
  at(px: number): number;
  of(line: number): TableLine;
  /** The line of a row; null in a folded group. */
  ofPlace(place: number): number | null;
}

interface Heights {
  row: number;
  group: number;
}

const clamp = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1));

/** Rows one below the other, `total` of them, or in groups with a head each, of which some are folded. */
export function toTableLines(
  total: number,
  heights: Heights,
  groups: readonly { count: number; isFolded: boolean }[] | null = null,
): TableLines {
  if (!groups) {
    return {
      count: total,
      height: total * heights.row,
      topOf: (line) => line * heights.row,
      at: (px) => clamp(Math.floor(px / heights.row), total),
      of: (line) => ({ kind: 'row', place: line }),
      ofPlace: (place) => place,
    };
  }
  const starts = { line: [0], top: [0], place: [0] };
  for (const [at, { count, isFolded }] of groups.entries()) {
    const shown = isFolded ? 0 : count;
    starts.line.push((starts.line[at] ?? 0) + 1 + shown);
    starts.top.push((starts.top[at] ?? 0) + heights.group + shown * heights.row);
    starts.place.push((starts.place[at] ?? 0) + count);
  }
  const count = starts.line.at(-1) ?? 0;
  const groupAt = (list: readonly number[], value: number): number => clamp(lastAtMost(list, value), groups.length);
  return {
    count,
    height: starts.top.at(-1) ?? 0,
    topOf(line) {
      if (line >= count) return starts.top.at(-1) ?? 0;
      const group = groupAt(starts.line, line);
      const inside = line - (starts.line[group] ?? 0);
      return (starts.top[group] ?? 0) + (inside === 0 ? 0 : heights.group + (inside - 1) * heights.row);
    },
    at(px) {
      const group = groupAt(starts.top, px);
      const inside = px - (starts.top[group] ?? 0) - heights.group;
      const line = (starts.line[group] ?? 0) + (inside < 0 ? 0 : 1 + Math.floor(inside / heights.row));
      return clamp(Math.min(line, (starts.line[group + 1] ?? count) - 1), count);
    },
    of(line) {
      const group = groupAt(starts.line, line);
      const inside = line - (starts.line[group] ?? 0);
      return inside === 0 ? { kind: 'group', at: group } : { kind: 'row', place: (starts.place[group] ?? 0) + inside - 1 };
    },
    ofPlace(place) {
      const group = groupAt(starts.place, place);
      if (groups[group]?.isFolded !== false) return null;
      return (starts.line[group] ?? 0) + 1 + place - (starts.place[group] ?? 0);
    },
  };
}

/** The index of the last number that is not above `value`; -1 where all are. */
function lastAtMost(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? Number.POSITIVE_INFINITY) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

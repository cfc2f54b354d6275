/** Approximate number of steps. */
const wanted = 4;

/** Returns round, whole numbers from 0 to at least `max`, spaced by 1, 2, or 5 times a power of ten. `max` must be more than 0. */
function toTicks(max: number): number[] {
  const step = Math.max(1, toRound(max / wanted));
  const steps = Math.ceil(max / step);
  return Array.from({ length: steps + 1 }, (_, at) => at * step);
}

function toRound(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  const times = size / power;
  // The square root is halfway between the two steps on a logarithmic scale.
  if (times >= Math.sqrt(50)) return power * 10;
  if (times >= Math.sqrt(10)) return power * 5;
  return times >= Math.sqrt(2) ? power * 2 : power;
}

export interface ColumnsFrame {
  /** Width of the whole drawing, in pixels. */
  width: number;
  height: number;
  isRtl: boolean;
  /** Room for the numbers of the axis, in pixels (default: 40). */
  axisRoom?: number;
}

export interface ColumnSegment {
  /** Index of the series. */
  series: number;
  y: number;
  height: number;
  /** Whether this is the uppermost segment of its column. */
  isTop: boolean;
}

export interface ColumnPlace {
  /** Left edge and width of the column, in pixels. */
  x: number;
  width: number;
  /** Left edge and width of the room around the column, in pixels. */
  bandX: number;
  bandWidth: number;
  segments: ColumnSegment[];
  /** The thin column in front; null if there is none. */
  before: { x: number; width: number; y: number; height: number } | null;
}

export interface ColumnsLayout {
  ticks: { value: number; y: number }[];
  /** Position of the value axis, at the side where reading begins. */
  axisX: number;
  /** Position of the other end of the grid lines. */
  endX: number;
  baseY: number;
  columns: ColumnPlace[];
}

const room = { axis: 40, end: 4, top: 12, foot: 44 };
const gap = 2;
/** Widths as shares of a column's room: a column alone, a column beside a thin one, and the thin one. */
const columnShare = { alone: 0.45, beside: 0.4, thin: 0.2 };

/**
 * Lays out counts as stacked columns in reading order. Null counts as 0. The axis has whole numbers only and is never empty. `befores` has
 * one value of the compared period per column.
 */
export function toColumnsLayout(
  values: readonly (readonly (number | null)[])[],
  { width, height, isRtl, axisRoom = room.axis }: ColumnsFrame,
  befores: readonly (number | undefined)[] = [],
): ColumnsLayout {
  const [axisX, endX] = isRtl ? [width - axisRoom, room.end] : [axisRoom, width - room.end];
  const baseY = height - room.foot;
  const sums = values.map((column) => column.reduce<number>((sum, value) => sum + (value ?? 0), 0));
  const hasBefore = befores.some((value) => value !== undefined);
  const ticks = toTicks(Math.max(1, ...sums, ...befores.map((value) => value ?? 0)));
  const y = (value: number): number => baseY - (value / (ticks.at(-1) ?? 1)) * (baseY - room.top);
  const bandWidth = Math.abs(endX - axisX) / Math.max(1, values.length);
  const columns = values.map((column, at): ColumnPlace => {
    const bandX = isRtl ? axisX - (at + 1) * bandWidth : axisX + at * bandWidth;
    const columnWidth = bandWidth * (hasBefore ? columnShare.beside : columnShare.alone);
    const thinWidth = hasBefore ? bandWidth * columnShare.thin : 0;
    const start = bandX + (bandWidth - columnWidth - thinWidth) / 2;
    const value = befores[at];
    const before = value
      ? { x: isRtl ? start + columnWidth : start, width: thinWidth - 1, y: y(value), height: Math.max(1, baseY - y(value)) }
      : null;
    return { x: isRtl ? start : start + thinWidth, width: columnWidth, bandX, bandWidth, segments: toSegments(column, y), before };
  });
  return { ticks: ticks.map((value) => ({ value, y: y(value) })), axisX, endX, baseY, columns };
}

function toSegments(column: readonly (number | null)[], y: (value: number) => number): ColumnSegment[] {
  let below = 0;
  const filled = column.flatMap((value, series) => {
    if (!value) return [];
    const [bottom, top] = [y(below), y(below + value)];
    // A gap separates the segments, because color alone isn't accessible.
    const lift = below > 0 ? gap : 0;
    below += value;
    return [{ series, y: top, height: Math.max(1, bottom - top - lift) }];
  });
  return filled.map((segment, at) => ({ ...segment, isTop: at === filled.length - 1 }));
}

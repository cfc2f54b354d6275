import { toTicks } from './ticks';

export interface ColumnsFrame {
  /** Of the whole drawing, in pixels. */
  width: number;
  height: number;
  isRtl: boolean;
}

export interface ColumnSegment {
  /** Position of its series. */
  series: number;
  y: number;
  height: number;
  /** The uppermost one of its column. */
  isTop: boolean;
}

export interface ColumnPlace {
  /** Left edge and width of the column itself. */
  x: number;
  width: number;
  /** Left edge and width of all the room that belongs to it. */
  bandX: number;
  bandWidth: number;
  segments: ColumnSegment[];
}

export interface ColumnsLayout {
  ticks: { value: number; y: number }[];
  /** Where the value axis stands: at the side where reading begins. */
  axisX: number;
  /** The other end of the grid lines. */
  endX: number;
  baseY: number;
  columns: ColumnPlace[];
}

const room = { axis: 40, end: 4, top: 12, foot: 44 };
const gap = 2;
/** Of the room of a column. */
const columnShare = 0.45;

/** Counts stacked upon each other, in reading order; null counts as nothing. Whole numbers only on the axis, and never an empty one. */
export function toColumnsLayout(values: readonly (readonly (number | null)[])[], { width, height, isRtl }: ColumnsFrame): ColumnsLayout {
  const [axisX, endX] = isRtl ? [width - room.axis, room.end] : [room.axis, width - room.end];
  const baseY = height - room.foot;
  const sums = values.map((column) => column.reduce<number>((sum, value) => sum + (value ?? 0), 0));
  const ticks = toTicks(Math.max(1, ...sums));
  const y = (value: number): number => baseY - (value / (ticks.at(-1) ?? 1)) * (baseY - room.top);
  const bandWidth = Math.abs(endX - axisX) / Math.max(1, values.length);
  const columns = values.map((column, at): ColumnPlace => {
    const bandX = isRtl ? axisX - (at + 1) * bandWidth : axisX + at * bandWidth;
    const columnWidth = bandWidth * columnShare;
    return { x: bandX + (bandWidth - columnWidth) / 2, width: columnWidth, bandX, bandWidth, segments: toSegments(column, y) };
  });
  return { ticks: ticks.map((value) => ({ value, y: y(value) })), axisX, endX, baseY, columns };
}

function toSegments(column: readonly (number | null)[], y: (value: number) => number): ColumnSegment[] {
  let below = 0;
  const filled = column.flatMap((value, series) => {
    if (!value) return [];
    const [bottom, top] = [y(below), y(below + value)];
    // The parts are told apart by the ground between them, not by their colours alone.
    const lift = below > 0 ? gap : 0;
    below += value;
    return [{ series, y: top, height: Math.max(1, bottom - top - lift) }];
  });
  return filled.map((segment, at) => ({ ...segment, isTop: at === filled.length - 1 }));
}

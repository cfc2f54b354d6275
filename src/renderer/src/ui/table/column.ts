import type { Translate } from '@shared/i18n/translate';
import type { ReactNode } from 'react';

export type RowId = number | string;

export interface Column<Row> {
  readonly key: string;
  header(t: Translate): string;
  /** Pixels, or `rest`: an equal share of what the fixed columns leave. */
  readonly width: number | 'rest';
  /** Below 1000 px of window; the wide width when left out. */
  readonly narrowWidth?: number;
  /** What a `rest` column keeps at least before others are hidden for it; 120 when left out. */
  readonly minWidth?: number;
  /** Not shown below 1000 px of window. */
  readonly wideOnly?: boolean;
  /** May be hidden for lack of room; the highest number goes first. */
  readonly hideOrder?: number;
  readonly align?: 'start' | 'end';
  readonly tone?: 'muted';
  /** The identifying cell: it holds the link of the row. */
  readonly isLink?: boolean;
  /** Lets long text take more lines instead of cutting it. */
  readonly wrap?: boolean;
  cell(row: Row): ReactNode;
}

const defaultMinWidth = 120;

function neededWidth<Row>(column: Column<Row>, isNarrow: boolean): number {
  if (column.width === 'rest') return column.minWidth ?? defaultMinWidth;
  return toWidth(column, isNarrow) as number;
}

export function toWidth<Row>(column: Column<Row>, isNarrow: boolean): number | 'rest' {
  return isNarrow && column.narrowWidth !== undefined ? column.narrowWidth : column.width;
}

/**
 * The columns that fit into `availablePx`, in their order. `reservedPx` is what check boxes and row actions take. A width of 0 means
 * "not measured yet": nothing is hidden for lack of room then.
 */
export function fitColumns<Row>(
  columns: readonly Column<Row>[],
  room: { availablePx: number; reservedPx: number; isNarrow: boolean },
): Column<Row>[] {
  let shown = columns.filter((column) => !(room.isNarrow && column.wideOnly));
  if (room.availablePx === 0) return shown;
  const fits = (): boolean =>
    room.reservedPx + shown.reduce((sum, column) => sum + neededWidth(column, room.isNarrow), 0) <= room.availablePx;
  while (!fits()) {
    const next = shown.filter((column) => column.hideOrder !== undefined).sort((a, b) => (b.hideOrder ?? 0) - (a.hideOrder ?? 0))[0];
    if (!next) break;
    shown = shown.filter((column) => column !== next);
  }
  return shown;
}

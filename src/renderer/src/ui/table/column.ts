import type { Translate } from '@shared/i18n/translate';
import type { ReactNode } from 'react';

export type RowId = number | string;

/** Where a column stands and what gives way for it. */
export interface ColumnLayout {
  readonly key: string;
  /** Pixels, or `rest`: an equal share of what the fixed columns leave. */
  readonly width: number | 'rest';
  /** Below 1000 px of window; the wide width when left out. */
  readonly narrowWidth?: number | 'rest';
  /** What a `rest` column keeps at least before others are hidden for it; 120 when left out. */
  readonly minWidth?: number;
  /** May be hidden for lack of room; the highest number goes first. */
  readonly hideOrder?: number;
  readonly align?: 'start' | 'end';
  readonly tone?: 'muted';
  /** The identifying cell: it holds the link of the row. */
  readonly isLink?: boolean;
  /** Lets long text take more lines instead of cutting it. */
  readonly wrap?: boolean;
  /** Its cells have a state of their own (a field, a colour that fades into another), which must not pass to another record. */
  readonly isStateful?: boolean;
}

/** What the head of a column that can be sorted by says and does. */
export interface ColumnSort {
  direction: 'ascending' | 'descending' | null;
  /** The rows that are shown are not in this order yet. */
  isBusy: boolean;
  change(): void;
}

export interface Column<Row> extends ColumnLayout {
  /** Its head is a button then. */
  sort?: ColumnSort | undefined;
  header(t: Translate): string;
  cell(row: Row): ReactNode;
}

const defaultMinWidth = 120;

function neededWidth(column: ColumnLayout, isNarrow: boolean): number {
  const width = toWidth(column, isNarrow);
  return width === 'rest' ? (column.minWidth ?? defaultMinWidth) : width;
}

export function toWidth(column: ColumnLayout, isNarrow: boolean): number | 'rest' {
  return isNarrow && column.narrowWidth !== undefined ? column.narrowWidth : column.width;
}

/** What the columns take at least. */
export function toLeastWidth(columns: readonly ColumnLayout[], isNarrow: boolean): number {
  return columns.reduce((sum, column) => sum + neededWidth(column, isNarrow), 0);
}

/**
 * The columns that fit into `availablePx`, in their order. `reservedPx` is what check boxes and row actions take. A width of 0 means
 * "not measured yet": nothing is hidden for lack of room then.
 */
export function fitColumns<Row>(
  columns: readonly Column<Row>[],
  room: { availablePx: number; reservedPx: number; isNarrow: boolean },
): Column<Row>[] {
  let shown = [...columns];
  if (room.availablePx === 0) return shown;
  const fits = (): boolean => room.reservedPx + toLeastWidth(shown, room.isNarrow) <= room.availablePx;
  while (!fits()) {
    const next = shown.filter((column) => column.hideOrder !== undefined).sort((a, b) => (b.hideOrder ?? 0) - (a.hideOrder ?? 0))[0];
    if (!next) break;
    shown = shown.filter((column) => column !== next);
  }
  return shown;
}

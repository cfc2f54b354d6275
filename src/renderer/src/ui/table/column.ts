import type { Translate } from '@shared/i18n/translate';
import type { ReactNode } from 'react';

export type RowId = number | string;

/** Width and visibility of a column. */
export interface ColumnLayout {
  readonly key: string;
  /** Pixels, or `rest`: an equal share of the room beside the fixed columns. */
  readonly width: number | 'rest';
  /** Width in windows below 1000 px; `width` by default. */
  readonly narrowWidth?: number | 'rest';
  /** Minimum width in pixels of a `rest` column before other columns are hidden for it (default: 120). */
  readonly minWidth?: number;
  /** May be hidden for lack of room, the highest number first. */
  readonly hideOrder?: number;
  readonly align?: 'start' | 'end';
  readonly tone?: 'muted';
  /** The identifying cell, which has the row's link. */
  readonly isLink?: boolean;
  /** Wraps long text instead of truncating it. */
  readonly wrap?: boolean;
  /** Its cells have their own state (a field, a color transition) that must not be reused for another record. */
  readonly isStateful?: boolean;
}

/** State and actions of a sortable column's head. */
export interface ColumnSort {
  direction: 'ascending' | 'descending' | null;
  /** The shown rows aren't in this order yet. */
  isBusy: boolean;
  change(): void;
}

export interface Column<Row> extends ColumnLayout {
  /** If it is passed, the head is a button. */
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

/** Returns the minimum width of the columns in pixels. */
export function toLeastWidth(columns: readonly ColumnLayout[], isNarrow: boolean): number {
  return columns.reduce((sum, column) => sum + neededWidth(column, isNarrow), 0);
}

/**
 * Returns the columns that fit into `availablePx`, in their order. `reservedPx` is the width of check boxes and row actions. A width of 0
 * means "not measured yet", so no column is hidden.
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

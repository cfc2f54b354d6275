import type { ReactNode, RefObject } from 'react';
import type { Column, RowId } from './column';
import type { RowAction } from './rows/row-action';
import type { RowLink, RowOpening } from './rows/row-link';

export interface TableSelection<Row> {
  selected: ReadonlySet<RowId>;
  /** Ticks or clears the given rows. */
  onChange(rows: readonly Row[], isSelected: boolean): void;
}

/** Links of the identifying cells; must stay the same object while nothing changes. */
export interface RowLinks<Row> {
  of(row: Row): RowLink | RowOpening;
  /** What stands in the address of the anchor. */
  toHref(to: string): string;
  follow(link: RowLink | RowOpening): void;
  /** In a window of its own: Ctrl or the middle button with the press, or Ctrl+Enter. */
  openWindow(row: Row): void;
}

/** Rows under a row of their own. */
export interface TableGroup<Row> {
  id: RowId;
  /** For labels. */
  name: string;
  /** May be none. */
  rows: readonly Row[];
  head: ReactNode;
  /** Stands at the end of the head. */
  action?: ReactNode;
}

export interface DataTableProps<Row> {
  /** Accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** All of `rows`, in the same order. */
  groups?: readonly TableGroup<Row>[] | undefined;
  rowId(row: Row): RowId;
  rowLabel(row: Row): string;
  /** What lies behind: drawn quieter than the others. */
  isQuietRow?: ((row: Row) => boolean) | undefined;
  /** Has a bar at its start: the row that something else than a press has changed last. */
  markedId?: RowId | null;
  links?: RowLinks<Row> | undefined;
  actions?: readonly RowAction<Row>[];
  selection?: TableSelection<Row> | undefined;
  /** Lies exactly over the head while something is selected. */
  bulkBar?: ReactNode;
  /** Shows this many rows of skeleton instead of rows. */
  skeletonRows?: number;
  /** The rows belong to an earlier question and are about to be replaced. */
  isStale?: boolean;
  /** Rows of 60 px for text on several lines. */
  isTall?: boolean;
  scrollRef?: RefObject<HTMLDivElement | null>;
}

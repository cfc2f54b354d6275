import type { ReactNode, RefObject } from 'react';
import type { Column, RowId } from './column';
import type { RowAction } from './rows/row-action';
import type { RowLink, RowOpening } from './rows/row-link';

export interface TableSelection<Row> {
  selected: ReadonlySet<RowId>;
  /** Selects or deselects the given rows. */
  onChange(rows: readonly Row[], isSelected: boolean): void;
}

/** Links of the identifying cells; must stay the same object while nothing changes. */
export interface RowLinks<Row> {
  of(row: Row): RowLink | RowOpening;
  /** Returns the anchor's `href`. */
  toHref(to: string): string;
  follow(link: RowLink | RowOpening): void;
  /** Opens the row in a new window: with Ctrl or the middle button on a press, or with Ctrl+Enter. */
  openWindow(row: Row): void;
  /** Opens the row beside the record window that was used last, with Ctrl+Shift+D; returns false if there is none. */
  openBeside(row: Row): boolean;
}

/** Rows below a heading row. */
export interface TableGroup<Row> {
  id: RowId;
  /** Name for labels. */
  name: string;
  /** May be empty. */
  rows: readonly Row[];
  head: ReactNode;
  /** Shown at the end of the heading row. */
  action?: ReactNode;
}

/** A collapsible heading of rows in a window. */
export interface CollapsibleGroup {
  value: string;
  /** Name for labels. */
  name: string;
  head: ReactNode;
  count: number;
  isCollapsed: boolean;
  toggle(): void;
  /** Number of its selected rows. */
  ticked: number;
  tick(isSelected: boolean): void;
}

/** A table that renders only the visible rows, which it gets one by one. */
export interface TableWindow<Row> {
  total: number;
  /** Undefined while the row loads. */
  rowAt(place: number): Row | undefined;
  /** Called with the indexes of rows that are rendered or about to be; must stay the same function. */
  onShow(places: readonly number[]): void;
  /** Groups that contain all rows in their order; the same object while nothing changes. */
  groups: readonly CollapsibleGroup[] | null;
  /** Selects or deselects every row from one to another. */
  onRange(from: RowId, to: RowId, isSelected: boolean): void;
  /** The check box in the head, for all rows. */
  all: { isTicked: boolean; label: string; tick(isSelected: boolean): void };
  /** Is set to the function that scrolls to a row. */
  goToRef: RefObject<((place: number) => void) | null>;
}

export interface DataTableProps<Row> {
  /** Accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Contains all of `rows`, in the same order. */
  groups?: readonly TableGroup<Row>[] | undefined;
  /** Set if `rows` are the loaded rows of a longer list. */
  window?: TableWindow<Row> | undefined;
  rowId(row: Row): RowId;
  rowLabel(row: Row): string;
  /** Rows of the past, shown in quieter colors. */
  isQuietRow?: ((row: Row) => boolean) | undefined;
  /** The row that was last changed other than by a press; it has a bar at its start. */
  markedId?: RowId | null;
  links?: RowLinks<Row> | undefined;
  actions?: readonly RowAction<Row>[];
  selection?: TableSelection<Row> | undefined;
  /** Covers the head while rows are selected. */
  bulkBar?: ReactNode;
  /** Number of placeholder rows that are shown instead of rows. */
  skeletonRows?: number;
  /** The rows belong to an earlier query and are about to be replaced. */
  isStale?: boolean;
  /** Rows are 60 px high, for several lines of text. */
  isTall?: boolean;
  scrollRef?: RefObject<HTMLDivElement | null>;
}

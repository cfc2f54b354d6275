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
  /** The same, beside the window of the record that was used last, with Ctrl+Shift+D; false where there is none. */
  openBeside(row: Row): boolean;
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

/** A head over rows of a window, which can be folded. */
export interface CollapsibleGroup {
  value: string;
  /** For labels. */
  name: string;
  head: ReactNode;
  count: number;
  isCollapsed: boolean;
  toggle(): void;
  /** How many of its rows are ticked. */
  ticked: number;
  tick(isSelected: boolean): void;
}

/** More rows than are drawn: those that are in view are asked for one by one. */
export interface TableWindow<Row> {
  total: number;
  /** Undefined while it is read. */
  rowAt(place: number): Row | undefined;
  /** Rows at these places are drawn, or to be drawn; the same function all the time. */
  onShow(places: readonly number[]): void;
  /** All rows in their order belong to one of them; the same object while nothing changes. */
  groups: readonly CollapsibleGroup[] | null;
  /** Ticks or clears every row from one to another. */
  onRange(from: RowId, to: RowId, isSelected: boolean): void;
  /** All of them, for the box in the head. */
  all: { isTicked: boolean; label: string; tick(isSelected: boolean): void };
  /** Is given the function that goes to a row. */
  goToRef: RefObject<((place: number) => void) | null>;
}

export interface DataTableProps<Row> {
  /** Accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** All of `rows`, in the same order. */
  groups?: readonly TableGroup<Row>[] | undefined;
  /** `rows` are those of a longer list that were read by now. */
  window?: TableWindow<Row> | undefined;
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

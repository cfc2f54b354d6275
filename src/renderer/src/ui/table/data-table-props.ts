import type { ReactNode, RefObject } from 'react';
import type { Column, RowId } from './column';
import type { RowLink } from './data-table-row';
import type { RowAction } from './row-action';

export interface TableSelection<Row> {
  selected: ReadonlySet<RowId>;
  /** Ticks or clears the given rows. */
  onChange(rows: readonly Row[], isSelected: boolean): void;
}

export interface DataTableProps<Row> {
  /** Accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId(row: Row): RowId;
  rowLabel(row: Row): string;
  rowLink?: ((row: Row) => RowLink) | undefined;
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

import { type RefObject, useMemo } from 'react';
import { type Column, fitColumns, toLeastWidth } from './column';
import type { DataTableProps } from './data-table-props';
import { sizes } from './data-table-styles';
import type { RowAction } from './rows/row-action';
import { useElementWidth, useIsNarrow } from './use-width';

export interface TableLayout<Row> {
  frameRef: RefObject<HTMLDivElement | null>;
  /** The columns that fit. */
  columns: readonly Column<Row>[];
  isNarrow: boolean;
  /** The columns have their narrow widths. */
  isTight: boolean;
  /** Minimum width in pixels if the columns don't fit the frame; the table scrolls horizontally then. */
  leastWidthPx: number | undefined;
  /** Pixels; 0 without row actions. */
  actionsWidth: number;
}

export function useTableLayout<Row>({ columns, actions = [], selection }: DataTableProps<Row>): TableLayout<Row> {
  const isNarrow = useIsNarrow();
  const [frameRef, availablePx] = useElementWidth();
  const actionsWidth = toActionsWidth(actions, isNarrow);
  const reservedPx = (selection ? sizes.checkBox : 0) + (actionsWidth || sizes.lastEdge);
  // Narrow columns are better than hidden ones.
  const isTight = isNarrow || (availablePx > 0 && reservedPx + toLeastWidth(columns, false) > availablePx);
  const fitting = useMemo(
    () => fitColumns(columns, { availablePx, reservedPx, isNarrow: isTight }),
    [columns, availablePx, reservedPx, isTight],
  );
  const neededPx = reservedPx + toLeastWidth(fitting, isTight);
  const leastWidthPx = availablePx > 0 && neededPx > availablePx ? neededPx : undefined;
  return useMemo(
    () => ({ frameRef, columns: fitting, isNarrow, isTight, leastWidthPx, actionsWidth }),
    [frameRef, fitting, isNarrow, isTight, leastWidthPx, actionsWidth],
  );
}

function toActionsWidth<Row>(actions: readonly RowAction<Row>[], isNarrow: boolean): number {
  if (actions.length === 0) return 0;
  if (isNarrow) return sizes.narrowActions;
  const inline = actions.filter((action) => action.isInline).length;
  const buttons = inline + (inline < actions.length ? 1 : 0);
  return buttons * sizes.rowAction + sizes.actionsPadding;
}

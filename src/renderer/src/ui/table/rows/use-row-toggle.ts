import { useCallback, useRef } from 'react';
import type { RowId } from '../column';
import type { DataTableProps } from '../data-table-props';

export type RowToggle = (id: RowId, isRange: boolean) => void;

/** Returns a stable handler, so that memoized rows don't render; with Shift, it selects all rows from the previously selected one. */
export function useRowToggle<Row>(props: DataTableProps<Row>): RowToggle {
  const latest = useRef(props);
  latest.current = props;
  const anchorRef = useRef<RowId | null>(null);
  return useCallback((id, isRange) => {
    const { rows, rowId, selection, window } = latest.current;
    if (!selection) return;
    if (isRange && window && anchorRef.current !== null) {
      window.onRange(anchorRef.current, id, !selection.selected.has(id));
      anchorRef.current = id;
      return;
    }
    const ids = rows.map(rowId);
    const to = ids.indexOf(id);
    const from = isRange && anchorRef.current !== null ? ids.indexOf(anchorRef.current) : -1;
    const [first, last] = from < 0 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
    selection.onChange(rows.slice(first, last + 1), !selection.selected.has(id));
    anchorRef.current = id;
  }, []);
}

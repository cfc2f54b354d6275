import type { RowId } from '@renderer/ui/table/column';
import { useCallback, useMemo, useState } from 'react';

export interface ListSelection<Row> {
  rows: ReadonlyMap<RowId, Row>;
  ids: ReadonlySet<RowId>;
  change(rows: readonly Row[], isSelected: boolean): void;
  remove(rows: readonly Row[]): void;
  clear(): void;
}

/** Keeps selected rows by id, so that they survive a change of page or search; a row that is read again replaces its older self. */
export function useListSelection<Row>(
  shown: readonly Row[],
  rowId: (row: Row) => RowId,
  initial: ReadonlyMap<RowId, Row>,
): ListSelection<Row> {
  const [selected, setSelected] = useState(initial);
  const rows = useMemo(() => {
    const newer = shown.filter((row) => selected.has(rowId(row)) && selected.get(rowId(row)) !== row);
    if (newer.length === 0) return selected;
    const merged = new Map(selected);
    for (const row of newer) merged.set(rowId(row), row);
    return merged;
  }, [selected, shown, rowId]);
  const ids = useMemo(() => new Set(selected.keys()), [selected]);
  const change = useCallback(
    (changed: readonly Row[], isSelected: boolean) =>
      setSelected((current) => {
        const next = new Map(current);
        for (const row of changed) {
          if (isSelected) next.set(rowId(row), row);
          else next.delete(rowId(row));
        }
        return next;
      }),
    [rowId],
  );
  const remove = useCallback((changed: readonly Row[]) => change(changed, false), [change]);
  const clear = useCallback(() => setSelected(new Map()), []);
  return { rows, ids, change, remove, clear };
}

import type { RowId } from '@renderer/ui/table/column';
import { useCallback, useMemo, useState } from 'react';

export interface ListSelection<Row> {
  rows: ReadonlyMap<RowId, Row>;
  ids: ReadonlySet<RowId>;
  change(rows: readonly Row[], isSelected: boolean): void;
  remove(rows: readonly Row[]): void;
  /** Newer selves of rows that are selected; others are left out. */
  replace(rows: readonly Row[]): void;
  clear(): void;
}

/**
 * Keeps selected rows by id, so that they survive a change of page or search; a row that is read again replaces its older self. Another
 * `tab` starts without any: what can be done with its rows is something else.
 */
export function useListSelection<Row extends { id: RowId }>(
  shown: readonly Row[],
  initial: ReadonlyMap<RowId, Row>,
  tab: string,
): ListSelection<Row> {
  const [selected, setSelected] = useState(initial);
  const [selectedIn, setSelectedIn] = useState(tab);
  if (selectedIn !== tab) {
    setSelectedIn(tab);
    setSelected(new Map());
  }
  const rows = useMemo(() => {
    const newer = shown.filter((row) => selected.has(row.id) && selected.get(row.id) !== row);
    if (newer.length === 0) return selected;
    const merged = new Map(selected);
    for (const row of newer) merged.set(row.id, row);
    return merged;
  }, [selected, shown]);
  const ids = useMemo(() => new Set(selected.keys()), [selected]);
  const change = useCallback(
    (changed: readonly Row[], isSelected: boolean) =>
      setSelected((current) => {
        const next = new Map(current);
        for (const row of changed) {
          if (isSelected) next.set(row.id, row);
          else next.delete(row.id);
        }
        return next;
      }),
    [],
  );
  const remove = useCallback((changed: readonly Row[]) => change(changed, false), [change]);
  const replace = useCallback(
    (newer: readonly Row[]) =>
      setSelected((current) => new Map([...current, ...newer.flatMap((row) => (current.has(row.id) ? [[row.id, row] as const] : []))])),
    [],
  );
  const clear = useCallback(() => setSelected(new Map()), []);
  return { rows, ids, change, remove, replace, clear };
}

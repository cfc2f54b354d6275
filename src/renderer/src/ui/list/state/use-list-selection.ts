import type { RowId } from '@renderer/ui/table/column';
import { useCallback, useMemo, useState } from 'react';

export interface ListSelection<Row> {
  rows: ReadonlyMap<RowId, Row>;
  ids: ReadonlySet<RowId>;
  change(rows: readonly Row[], isSelected: boolean): void;
  remove(rows: readonly Row[]): void;
  /** Replaces selected rows with newer versions; ignores other rows. */
  replace(rows: readonly Row[]): void;
  clear(): void;
}

/** When the server returned a row (ms). Not a part of the row, which stays the same object on every page that shows it. */
const readTimes = new WeakMap<object, number>();

function noteRead(rows: readonly object[], at: number): void {
  for (const row of rows) if (!readTimes.has(row)) readTimes.set(row, at);
}

const readAt = (row: object): number => readTimes.get(row) ?? 0;

/**
 * Stores selected rows by id, so that they survive a change of page or search. A row that is loaded again replaces the older version, and a
 * page that was loaded earlier doesn't bring that back. Another `tab` starts without selection, because its rows have other actions.
 */
export function useListSelection<Row extends { id: RowId }>(
  shown: readonly Row[],
  shownAt: number,
  initial: ReadonlyMap<RowId, Row>,
  tab: string,
): ListSelection<Row> {
  const [selected, setSelected] = useState(initial);
  const [selectedIn, setSelectedIn] = useState(tab);
  if (selectedIn !== tab) {
    setSelectedIn(tab);
    setSelected(new Map());
  }
  noteRead(shown, shownAt);
  const isNewer = (row: Row): boolean => {
    const known = selected.get(row.id);
    return known !== undefined && known !== row && readAt(row) >= readAt(known);
  };
  const newer = shown.filter(isNewer);
  if (newer.length > 0) setSelected(new Map([...selected, ...newer.map((row) => [row.id, row] as const)]));
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
  const replace = useCallback((latest: readonly Row[]) => {
    noteRead(latest, Date.now());
    setSelected((current) => new Map([...current, ...latest.flatMap((row) => (current.has(row.id) ? [[row.id, row] as const] : []))]));
  }, []);
  const clear = useCallback(() => setSelected(new Map()), []);
  return { rows: selected, ids, change, remove, replace, clear };
}

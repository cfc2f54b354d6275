import { useCallback, useMemo, useState } from 'react';
import type { GridProps } from '../grid-props';
import { sizes } from '../grid-styles';
import type { GridGroup, GridRow } from './grid-types';

/** Rows below the line of their group, or all rows if there are no groups. */
export interface GridPart<Key extends string> {
  group: GridGroup | null;
  isOpen: boolean;
  /** All rows, shown or not. */
  rows: readonly GridRow<Key>[];
  /** The rows that match the filter. */
  found: readonly GridRow<Key>[];
  visible: readonly GridRow<Key>[];
}

export interface GridGroups<Key extends string> {
  parts: readonly GridPart<Key>[];
  visible: readonly GridRow<Key>[];
  /** The rows that match the filter, including those of collapsed groups. */
  counted: readonly GridRow<Key>[];
  /** Top of a shown row, in pixels from the first line. */
  topOf: (row: number) => number;
  toggle: (group: string) => void;
  /** Expands the group of a row. */
  reveal: (id: string) => void;
}

/** Leaves out groups without matching rows; a filter expands all groups, so that no match is hidden. */
export function toParts<Key extends string>(
  rows: readonly GridRow<Key>[],
  groups: readonly GridGroup[],
  shown: ReadonlySet<string> | undefined,
  closed: ReadonlySet<string>,
): GridPart<Key>[] {
  const toShown = (own: readonly GridRow<Key>[]): readonly GridRow<Key>[] => (shown ? own.filter(({ id }) => shown.has(id)) : own);
  if (groups.length === 0) {
    const found = toShown(rows);
    return [{ group: null, isOpen: true, rows, found, visible: found }];
  }
  return groups.flatMap((group) => {
    const own = rows.filter(({ id }) => group.rows.has(id));
    const isOpen = shown !== undefined || !closed.has(group.key);
    const found = toShown(own);
    return found.length === 0 ? [] : [{ group, isOpen, rows: own, found, visible: isOpen ? found : [] }];
  });
}

/** Returns the offset of each shown row, because group lines are higher than rows. */
export function toGroupOffsets<Key extends string>(parts: readonly GridPart<Key>[]): number[] {
  const tops: number[] = [];
  let top = 0;
  for (const { group, visible } of parts) {
    if (group) top += sizes.group;
    for (const _row of visible) {
      tops.push(top);
      top += sizes.row;
    }
  }
  return tops;
}

const noGroups: readonly GridGroup[] = [];

/** The rows in their groups, and the state of each group. */
export function useGridGroups<Key extends string>({
  rows,
  groups = noGroups,
  shown,
}: Pick<GridProps<Key>, 'rows' | 'groups' | 'shown'>): GridGroups<Key> {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((group: string) => setClosed((before) => before.symmetricDifference(new Set([group]))), []);
  const reveal = useCallback(
    (id: string) => setClosed((before) => new Set([...before].filter((key) => !groups.find((group) => group.key === key)?.rows.has(id)))),
    [groups],
  );
  return useMemo(() => {
    const parts = toParts(rows, groups, shown, closed);
    const tops = toGroupOffsets(parts);
    return {
      parts,
      visible: parts.flatMap(({ visible }) => visible),
      counted: parts.flatMap(({ found }) => found),
      topOf: (row) => tops[row] ?? 0,
      toggle,
      reveal,
    };
  }, [rows, groups, shown, closed, toggle, reveal]);
}

import { useRef } from 'react';
import type { RowId } from './column';

interface Shown {
  ids: readonly RowId[];
  slots: ReadonlyMap<RowId, number>;
}

/**
 * Keys for rows of which the elements are kept: when none of the records stays (another page), each takes over the element at its
 * position; when some stay (a deleted row, a new one), each stays with its own, so that focus and an open menu do too.
 */
export function useSlots(ids: readonly RowId[]): (id: RowId) => number {
  const shown = useRef<Shown>({ ids: [], slots: new Map() });
  const next = useRef(0);
  const { current: before } = shown;
  if (before.ids !== ids) {
    const isOtherPage = !ids.some((id) => before.slots.has(id));
    const freed = isOtherPage ? before.ids.map((id) => before.slots.get(id)) : [];
    const slots = new Map<RowId, number>();
    for (const [at, id] of ids.entries()) {
      const kept = freed[at] ?? before.slots.get(id);
      if (kept === undefined) next.current += 1;
      slots.set(id, kept ?? next.current);
    }
    shown.current = { ids, slots };
  }
  const { slots } = shown.current;
  return (id) => slots.get(id) ?? -1;
}

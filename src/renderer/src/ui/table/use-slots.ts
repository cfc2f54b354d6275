import { useRef } from 'react';
import type { RowId } from './column';

interface Shown {
  ids: readonly RowId[];
  slots: ReadonlyMap<RowId, number>;
}

/**
 * Keys for rows of which the elements are kept: when none of the records stays (another page), each takes over the element at its
 * position; when some stay (a deleted row, a new one), each stays with its own, so that focus and an open menu do too. Where rows only
 * move on (`isMovingOn`: a table that is scrolled down), those that come at the end take over the elements of those that have left, which costs
 * less than new ones; at the beginning they would push all others from their places.
 */
export function useSlots(ids: readonly RowId[], isMovingOn = false): (id: RowId) => number {
  const shown = useRef<Shown>({ ids: [], slots: new Map() });
  const next = useRef(0);
  const { current: before } = shown;
  if (before.ids !== ids) {
    const isOtherPage = !ids.some((id) => before.slots.has(id));
    const freed = isOtherPage ? before.ids.map((id) => before.slots.get(id)) : [];
    const left = isMovingOn && !isOtherPage ? freedSlots(before, ids) : [];
    const lastKept = ids.findLastIndex((id) => before.slots.has(id));
    const slots = new Map<RowId, number>();
    for (const [at, id] of ids.entries()) {
      const kept = freed[at] ?? before.slots.get(id) ?? (at > lastKept ? left.shift() : undefined);
      if (kept === undefined) next.current += 1;
      slots.set(id, kept ?? next.current);
    }
    shown.current = { ids, slots };
  }
  const { slots } = shown.current;
  return (id) => slots.get(id) ?? -1;
}

/** Of what is not shown any more. */
function freedSlots({ slots }: Shown, ids: readonly RowId[]): number[] {
  const shown = new Set(ids);
  return [...slots].flatMap(([id, slot]) => (shown.has(id) ? [] : [slot]));
}

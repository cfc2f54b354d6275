import { useRef } from 'react';
import type { RowId } from './column';

interface Shown {
  ids: readonly RowId[];
  slots: ReadonlyMap<RowId, number>;
}

/**
 * Returns keys for reused row elements. If none of the records stays (another page), each one reuses the element at its position. If some
 * stay (a deleted or a new row), each keeps its own, with focus and open menu. While the table is scrolled down (`isMovingOn`), new rows at
 * the end reuse the elements of rows that have left, which is cheaper than new ones. At the start they would move all other elements.
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

/** Returns the keys of rows that are no longer shown. */
function freedSlots({ slots }: Shown, ids: readonly RowId[]): number[] {
  const shown = new Set(ids);
  return [...slots].flatMap(([id, slot]) => (shown.has(id) ? [] : [slot]));
}

import type { RowId } from '@renderer/ui/table/column';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isReturnToList, type ListMemory, recallList, rememberList } from './list-memory';

export interface ListPlace {
  memory: ListMemory;
  /** True until scroll position and focus of a restored list are set. */
  isPending: boolean;
}

/**
 * Returns the memory of a list that is restored by the back button or a link made with `toListLink`. Any other navigation starts without
 * it.
 */
export function useListMemory(id: string): ListPlace {
  const { search, state } = useLocation();
  const comesBack = useNavigationType() === 'POP' || isReturnToList(state);
  const [start] = useState<ListPlace>(() => {
    const known = comesBack ? recallList(id) : null;
    return known?.search === search
      ? { memory: known, isPending: true }
      : { memory: { search, scrollTop: 0, row: null, selected: new Map<RowId, unknown>() }, isPending: false };
  });
  useEffect(() => {
    start.memory.search = search;
    delete start.memory.leftAt;
    rememberList(id, start.memory);
  }, [id, search, start]);
  return start;
}

/** Tracks scroll position and focus of the table, and restores both once when a restored list has its rows. */
export function usePlaceInList(
  place: ListPlace,
  scrollRef: RefObject<HTMLElement | null>,
  hasRows: boolean,
  goToRef: RefObject<((place: number) => void) | null>,
): void {
  useLayoutEffect(() => {
    const scroller = scrollRef.current;
    if (!scroller || !hasRows) return undefined;
    const { memory } = place;
    if (place.isPending) {
      place.isPending = false;
      scroller.scrollTop = memory.scrollTop;
      const { row, at } = memory;
      // After the shell has focused the page's title.
      if (row !== null) setTimeout(() => focusRow(scroller, row) || (at !== undefined && goToRef.current?.(at)));
    }
    const onScroll = (): void => {
      memory.scrollTop = scroller.scrollTop;
    };
    const onFocus = (event: FocusEvent): void => {
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>('tr[data-row]') : null;
      if (!row) return;
      memory.row = row.dataset.row ?? null;
      if (row.dataset.place === undefined) delete memory.at;
      else memory.at = Number(row.dataset.place);
    };
    scroller.addEventListener('scroll', onScroll, { passive: true });
    scroller.addEventListener('focusin', onFocus);
    return () => {
      scroller.removeEventListener('scroll', onScroll);
      scroller.removeEventListener('focusin', onFocus);
    };
  }, [place, scrollRef, hasRows, goToRef]);
}

/** Focuses a row; returns false if it isn't rendered. */
function focusRow(scroller: HTMLElement, row: RowId): boolean {
  const line = scroller.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(String(row))}"]`);
  line?.querySelector<HTMLElement>('[data-row-link]')?.focus({ preventScroll: true });
  // The user may have moved on to other rows since the list was left.
  line?.scrollIntoView({ block: 'nearest' });
  return line !== null;
}

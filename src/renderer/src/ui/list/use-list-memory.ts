import type { RowId } from '@renderer/ui/data-table/column';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isReturnToList, type ListMemory, recallList, rememberList } from './list-memory';

/**
 * Memory of a list that comes back as it was left: by the back button or by a link made with `toListLink`. Everything else starts
 * afresh.
 */
export function useListMemory(id: string): { memory: ListMemory; isRestored: boolean } {
  const { search, state } = useLocation();
  const comesBack = useNavigationType() === 'POP' || isReturnToList(state);
  const [start] = useState(() => {
    const known = comesBack ? recallList(id) : null;
    return known?.search === search
      ? { memory: known, isRestored: true }
      : { memory: { search, scrollTop: 0, row: null, selected: new Map<RowId, unknown>() }, isRestored: false };
  });
  useEffect(() => {
    start.memory.search = search;
    rememberList(id, start.memory);
  }, [id, search, start]);
  return start;
}

/** Follows scroll and focus of the table, and brings both back once when a restored list has its rows. */
export function usePlaceInList(memory: ListMemory, isRestored: boolean, scrollRef: RefObject<HTMLElement | null>, hasRows: boolean): void {
  const pending = useRef(isRestored);

  useLayoutEffect(() => {
    const scroller = scrollRef.current;
    if (!scroller || !hasRows) return undefined;
    if (pending.current) {
      pending.current = false;
      scroller.scrollTop = memory.scrollTop;
      const { row } = memory;
      // After the shell has put the focus on the title of the page.
      if (row !== null) setTimeout(() => focusRow(scroller, row));
    }
    const onScroll = (): void => {
      memory.scrollTop = scroller.scrollTop;
    };
    const onFocus = (event: FocusEvent): void => {
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>('tr[data-row]') : null;
      if (row) memory.row = row.dataset.row ?? null;
    };
    scroller.addEventListener('scroll', onScroll, { passive: true });
    scroller.addEventListener('focusin', onFocus);
    return () => {
      scroller.removeEventListener('scroll', onScroll);
      scroller.removeEventListener('focusin', onFocus);
    };
  }, [memory, scrollRef, hasRows]);
}

function focusRow(scroller: HTMLElement, row: RowId): void {
  scroller.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(String(row))}"] [data-row-link]`)?.focus({ preventScroll: true });
}

import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { RowId } from '../column';
import type { DataTableProps } from '../data-table-props';

interface RowPresses {
  onPointerDownCapture(event: PointerEvent): void;
  onClickCapture(event: MouseEvent): void;
  onClick(event: MouseEvent): void;
  onAuxClick(event: MouseEvent): void;
}

function rowIdOf(target: EventTarget): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>('tr[data-row]')?.dataset.row ?? null) : null;
}

/** A press without a modifier key for another window or a range. */
export const isPlainPress = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** A press with Ctrl or Command, which opens a new window. */
const asksForWindow = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  (button === 0 && (ctrlKey || metaKey) && !altKey && !shiftKey) || (button === 1 && !altKey && !shiftKey);

/**
 * Follows a row's link. It ignores a press that ends on another record than it began on, because the next page may reuse the rows' elements
 * between press and release.
 */
export function useRowPresses<Row>({ rows, rowId, links }: DataTableProps<Row>): RowPresses {
  const pressed = useRef<RowId | null>(null);
  const linkedRow = ({ defaultPrevented, target }: MouseEvent): Row | undefined => {
    if (defaultPrevented || !(target instanceof Element) || !target.closest('[data-row-link]')) return undefined;
    const id = rowIdOf(target);
    return rows.find((candidate) => String(rowId(candidate)) === id);
  };
  const openWindow = (event: MouseEvent): void => {
    const row = linkedRow(event);
    if (row === undefined || !links) return;
    event.preventDefault();
    links.openWindow(row);
  };
  return {
    onPointerDownCapture({ target }) {
      pressed.current = rowIdOf(target);
    },
    onClickCapture(event) {
      const began = pressed.current;
      pressed.current = null;
      if (began === null || began === rowIdOf(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onClick(event) {
      if (asksForWindow(event)) return openWindow(event);
      const row = isPlainPress(event) ? linkedRow(event) : undefined;
      if (row === undefined || !links) return;
      event.preventDefault();
      links.follow(links.of(row));
    },
    onAuxClick(event) {
      if (asksForWindow(event)) openWindow(event);
    },
  };
}

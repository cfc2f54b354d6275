import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { RowId } from '../column';
import type { DataTableProps } from '../data-table-props';

interface RowPresses {
  onPointerDownCapture(event: PointerEvent): void;
  onClickCapture(event: MouseEvent): void;
  onClick(event: MouseEvent): void;
}

function rowIdOf(target: EventTarget): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>('tr[data-row]')?.dataset.row ?? null) : null;
}

/** Without a key that asks for another window or a range. */
export const isPlainPress = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/**
 * Follows the link of a row, and lets no press act upon another record than the one on which it began: the next page may take over the
 * elements of the rows between pressing and letting go.
 */
export function useRowPresses<Row>({ rows, rowId, links }: DataTableProps<Row>): RowPresses {
  const pressed = useRef<RowId | null>(null);
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
      if (event.defaultPrevented || !links || !isPlainPress(event) || !(event.target instanceof Element)) return;
      if (!event.target.closest('[data-row-link]')) return;
      const id = rowIdOf(event.target);
      const row = rows.find((candidate) => String(rowId(candidate)) === id);
      if (row === undefined) return;
      event.preventDefault();
      links.follow(links.of(row));
    },
  };
}

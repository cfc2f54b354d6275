import type { Place } from '../grid-view';

/** Returns the cell that contains an element. */
export function placeOf(target: EventTarget | null): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const id = cell?.closest<HTMLElement>('[data-row]')?.dataset.row;
  return cell && id !== undefined ? { id, column: Number(cell.dataset.column) } : null;
}

import type { GridControl } from './grid-control';
import type { Box } from './model/grid-types';
import { placeOf } from './model/place-of';

/** Selects cells by pressing and dragging, or fills upward or downward from the fill handle. */
export function startDrag<Key extends string>(event: PointerEvent, control: GridControl<Key>): void {
  const { target, button, shiftKey } = event;
  if (button !== 0 || !(target instanceof Element) || target.closest('[data-editor], button')) return;
  const source = control.view.box;
  if (source && target.closest('[data-fill-handle]')) {
    event.preventDefault();
    followPointer(
      (move) => {
        control.view.set({ fill: toFillBox(source, rowUnder(move, control)) });
      },
      (isDone) => {
        const { fill } = control.view.state;
        control.view.set({ fill: null });
        if (isDone && fill) control.fill(source, fill);
      },
    );
    return;
  }
  const place = placeOf(target);
  if (!place) return;
  control.press(place, shiftKey);
  followPointer(
    (move) => {
      const { column } = placeOf(elementUnder(move)) ?? {};
      const id = control.view.order[rowUnder(move, control)];
      const { active } = control.view.state;
      if (id === undefined || !active || (id === active.id && (column ?? active.column) === active.column)) return;
      const lastColumn = control.sheet.columns.length - 1;
      control.select({ id, column: Math.min(Math.max(column ?? active.column, 0), lastColumn) }, true);
    },
    () => undefined,
  );
}

/** The rows that are filled if the handle is released at `row`; null inside of the source. */
function toFillBox(source: Box, row: number): Box | null {
  if (row > source.bottom) return { ...source, top: source.bottom + 1, bottom: row };
  return row < source.top ? { ...source, top: row, bottom: source.top - 1 } : null;
}

/** The row under the pointer. Outside of the rows, it is the nearest one, and the grid scrolls to it. */
function rowUnder<Key extends string>(event: PointerEvent, { root, view, options }: GridControl<Key>): number {
  const place = placeOf(elementUnder(event));
  if (place) return view.indexOf(place.id);
  const rows = root?.getBoundingClientRect();
  if (!rows || view.order.length === 0) return -1;
  const at = Math.max(
    view.order.findLastIndex((_id, row) => options.topOf(row) <= event.clientY - rows.top),
    0,
  );
  root?.querySelectorAll('[data-row]')[at]?.scrollIntoView?.({ block: 'nearest' });
  return at;
}

/** While the pointer is pressed, its events go to the element where it was pressed, so the position counts. */
function elementUnder({ clientX, clientY, target }: PointerEvent): EventTarget | null {
  return document.elementFromPoint?.(clientX, clientY) ?? target;
}

function followPointer(onMove: (event: PointerEvent) => void, onEnd: (isDone: boolean) => void): void {
  const listening = new AbortController();
  const { signal } = listening;
  const end = (isDone: boolean) => () => {
    listening.abort();
    onEnd(isDone);
  };
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', end(true), { signal });
  window.addEventListener('pointercancel', end(false), { signal });
}

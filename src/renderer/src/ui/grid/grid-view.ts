import { createNanoEvents } from 'nanoevents';
import { flushSync } from 'react-dom';
import type { Box } from './model/grid-types';

/** A cell: its row's id, and its column counted from 0. Column -1 is the row's head; the number of columns is its end. */
export interface Place {
  id: string;
  column: number;
}

interface Editing {
  /** Initial text of the input. */
  text: string;
  /** Started by entering a character: the arrow keys move to the next cell, not through the text. */
  isTyping: boolean;
  /** The input's text after the first change. */
  typed?: string;
}

export interface ViewState {
  /** Gets the entered text. */
  active: Place | null;
  /** The other corner of the selection. */
  anchor: Place | null;
  editing: Editing | null;
  /** The cells that the fill handle would fill. */
  fill: Box | null;
  /** The cell that refused a text last. */
  refusal: Refusal | null;
  hasFocus: boolean;
}

interface Refusal {
  id: string;
  key: string;
  how: 'typed' | 'pasted';
  /** Number of the block's cells that were accepted. */
  taken: number;
}

const nothing: ViewState = { active: null, anchor: null, editing: null, fill: null, refusal: null, hasFocus: false };

/** Focus, selection, and editor of the grid. They aren't React state, so that a key renders only the one or two rows that it affects. */
export class GridView {
  state: ViewState = nothing;
  /** Ids of the shown rows. */
  order: readonly string[] = [];
  #at = new Map<string, number>();
  #rows = new Map<string, () => void>();
  readonly #events = createNanoEvents<{ changed(): void }>();
  #columns = 0;

  /** Sets the ids of the shown rows, and the number of columns with cells. */
  take(order: readonly string[], columns: number): void {
    this.#columns = columns;
    if (order.length === this.order.length && order.every((id, at) => id === this.order[at])) return;
    const before = this.order;
    this.order = order;
    this.#at = new Map(order.map((id, at) => [id, at]));
    const { active, anchor } = this.state;
    if (!active || this.#at.has(active.id)) {
      if (anchor && !this.#at.has(anchor.id)) this.state = { ...this.state, anchor: active };
      return;
    }
    // The row is gone or hidden, so the row in its place becomes active.
    const at = Math.min(before.indexOf(active.id), order.length - 1);
    const id = order[Math.max(at, 0)];
    const place = id === undefined ? null : { ...active, id };
    this.state = { ...nothing, hasFocus: this.state.hasFocus, active: place, anchor: place };
  }

  indexOf(id: string): number {
    return this.#at.get(id) ?? -1;
  }

  /** The selected cells; null if there are none, or if the focus is in a row's head or at its end. */
  get box(): Box | null {
    const { active, anchor } = this.state;
    if (!active || !this.#isCell(active)) return null;
    const other = anchor && this.#isCell(anchor) ? anchor : active;
    const [row, otherRow] = [this.indexOf(active.id), this.indexOf(other.id)];
    if (row < 0 || otherRow < 0) return null;
    return {
      top: Math.min(row, otherRow),
      bottom: Math.max(row, otherRow),
      start: Math.min(active.column, other.column),
      end: Math.max(active.column, other.column),
    };
  }

  #isCell({ column }: Place): boolean {
    return column >= 0 && column < this.#columns;
  }

  /** The row's part of this state as a string, which is equal if nothing has changed: stop, editor, selected and filled columns. */
  rowState(id: string): string {
    const { active, editing, fill } = this.state;
    const at = this.indexOf(id);
    const isActive = active?.id === id;
    const isStop = isActive || (active === null && at === 0);
    const within = (box: Box | null): string => (box && at >= box.top && at <= box.bottom ? `${box.start}-${box.end}` : '');
    return `${isStop ? (active?.column ?? 0) : ''}|${isActive && editing ? 'e' : ''}|${within(this.box)}|${within(fill)}`;
  }

  /**
   * Changes the state, and renders the affected rows before it returns. `beforeDrawing` runs with the new state. For event handlers only.
   */
  set(change: Partial<ViewState>, beforeDrawing?: () => void): void {
    flushSync(() => {
      this.note(change);
      beforeDrawing?.();
    });
  }

  /** Changes the state; React renders the affected rows with its next update. */
  note(change: Partial<ViewState>): void {
    const before = this.#touched();
    this.state = { ...this.state, ...change };
    for (const id of new Set([...before, ...this.#touched()])) this.#rows.get(id)?.();
    this.#events.emit('changed');
  }

  /** Stores the editor's text. Rows don't render; only the bubble and the status line do. */
  typed(text: string): void {
    const { editing } = this.state;
    if (!editing) return;
    this.state = { ...this.state, editing: { ...editing, typed: text } };
    this.#events.emit('changed');
  }

  #touched(): string[] {
    const { active, fill } = this.state;
    const ids = [...this.#idsOf(this.box), ...this.#idsOf(fill)];
    const stop = active?.id ?? this.order[0];
    return stop === undefined ? ids : [...ids, stop];
  }

  #idsOf(box: Box | null): readonly string[] {
    return box ? this.order.slice(box.top, box.bottom + 1) : [];
  }

  /** Renders all rows again after rows were added or removed. */
  redraw(): void {
    for (const listener of [...this.#rows.values()]) listener();
    this.#events.emit('changed');
  }

  readonly subscribeRow = (id: string, listener: () => void): (() => void) => {
    this.#rows.set(id, listener);
    return () => {
      if (this.#rows.get(id) === listener) this.#rows.delete(id);
    };
  };

  readonly subscribe = (listener: () => void): (() => void) => this.#events.on('changed', listener);
}

/** Returns null outside of the shown rows. */
export function placeInBox({ order }: GridView, row: number, column: number): Place | null {
  const id = order[row];
  return id === undefined ? null : { id, column };
}

/** The element of a place: its cell, the cell that covers it, or the row's first element. */
export function findCell(root: HTMLElement | null, { id, column }: Place): HTMLElement | null {
  const row = root?.querySelector(`[data-row="${CSS.escape(id)}"]`);
  return (
    row?.querySelector<HTMLElement>(`[data-column="${column}"], [data-covers~="${column}"]`) ??
    row?.querySelector<HTMLElement>('[data-column]') ??
    null
  );
}

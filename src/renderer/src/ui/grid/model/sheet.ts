import { createNanoEvents } from 'nanoevents';
import type { CellValue } from './cell';
import type { CellPatch, GridColumn, GridRow } from './grid-types';

interface Change<Key extends string> extends CellPatch<Key> {
  before: CellValue;
}

/** Maximum number of undo steps. */
const keptSteps = 200;

/**
 * The cells with their undo history, independent of any screen. The caller owns the values: `send` requests a change, and `take` sets the
 * resulting rows. A single entered cell waits for `flush`, because the caller's form needs far more time than this grid. Until then, and
 * until the caller's rows arrive, `value` returns the entered value.
 */
export class Sheet<Key extends string> {
  rows: readonly GridRow<Key>[] = [];
  columns: readonly GridColumn<Key>[] = [];
  #byId = new Map<string, GridRow<Key>>();
  /** Whether there are steps to undo or redo; a new object on each change. */
  steps = { canUndo: false, canRedo: false };
  /** Values that are entered but not sent, and sent values that the caller's rows don't have yet. */
  #waiting = new Map<string, CellPatch<Key>>();
  #sent = new Map<string, CellPatch<Key>>();
  #done: Change<Key>[][] = [];
  #undone: Change<Key>[][] = [];
  readonly #events = createNanoEvents<{ stepsChanged(): void }>();
  readonly #send: (patches: CellPatch<Key>[]) => void;

  constructor(send: (patches: CellPatch<Key>[]) => void) {
    this.#send = send;
  }

  take(rows: readonly GridRow<Key>[], columns: readonly GridColumn<Key>[]): void {
    if (rows !== this.rows) {
      this.#byId = new Map(rows.map((row) => [row.id, row]));
      this.#sent.clear();
    }
    this.rows = rows;
    this.columns = columns;
  }

  row(id: string): GridRow<Key> | undefined {
    return this.#byId.get(id);
  }

  value(id: string, key: Key): CellValue {
    const typed = this.#typed(id, key);
    return typed ? typed.value : (this.#byId.get(id)?.cells[key] ?? null);
  }

  /** Returns the value entered last in a cell, if the caller's row doesn't have it yet. */
  #typed(id: string, key: Key): CellPatch<Key> | undefined {
    return this.#waiting.get(toCell(id, key)) ?? this.#sent.get(toCell(id, key));
  }

  /** Returns a row's differences to the caller's values as a string; empty if there are none. */
  ahead(id: string): string {
    if (this.#waiting.size + this.#sent.size === 0) return '';
    return this.columns.map(({ key }) => this.#typed(id, key)?.value ?? '').join();
  }

  canWrite(id: string, column: GridColumn<Key> | undefined): boolean {
    const row = this.#byId.get(id);
    return (
      row !== undefined &&
      row.leftOut === undefined &&
      column !== undefined &&
      column.lockedText === undefined &&
      row.closed?.keys.has(column.key) !== true
    );
  }

  /** Subscribes to `steps`. */
  readonly subscribe = (listener: () => void): (() => void) => this.#events.on('stepsChanged', listener);

  #tell(): void {
    const [canUndo, canRedo] = [this.#done.length > 0, this.#undone.length > 0];
    if (canUndo === this.steps.canUndo && canRedo === this.steps.canRedo) return;
    this.steps = { canUndo, canRedo };
    this.#events.emit('stepsChanged');
  }

  /** The step that `undo` would revert; a different object per step. */
  get lastStep(): object | undefined {
    return this.#done.at(-1);
  }

  /** Writes patches as one undoable step. */
  write(patches: readonly CellPatch<Key>[]): void {
    const changes = patches
      .map((patch) => ({ ...patch, before: this.value(patch.id, patch.key) }))
      .filter(({ before, value }) => before !== value);
    if (changes.length === 0) return;
    this.#remember(changes);
    this.flush(changes.map(toPatch));
  }

  /** Sends a value during input: the caller gets it at once, but it isn't an undo step yet. */
  preview(patch: CellPatch<Key>): void {
    this.flush([patch]);
  }

  /** Ends the input that `preview` began; `before` is the original value. The caller gets the value with `flush`. */
  settle(patch: CellPatch<Key>, before: CellValue): void {
    if (patch.value !== before) this.#remember([{ ...patch, before }]);
    if (patch.value !== this.value(patch.id, patch.key)) this.#waiting.set(toCell(patch.id, patch.key), patch);
  }

  get isWaiting(): boolean {
    return this.#waiting.size > 0;
  }

  /** Sends the waiting values, followed by `patches`. */
  flush(patches: readonly CellPatch<Key>[] = []): void {
    const all = new Map(this.#waiting);
    for (const patch of patches) all.set(toCell(patch.id, patch.key), patch);
    this.#waiting.clear();
    if (all.size === 0) return;
    this.#sent = new Map([...this.#sent, ...all]);
    this.#send([...all.values()]);
  }

  /** Returns the reverted cells; empty if there was no step to undo. */
  undo(): CellPatch<Key>[] {
    return this.#replay(this.#done, this.#undone, ({ id, key, value, before }) => ({ id, key, from: value, to: before }));
  }

  redo(): CellPatch<Key>[] {
    return this.#replay(this.#undone, this.#done, ({ id, key, value, before }) => ({ id, key, from: before, to: value }));
  }

  #remember(changes: Change<Key>[]): void {
    this.#done = [...this.#done, changes].slice(-keptSteps);
    this.#undone = [];
    this.#tell();
  }

  /** Skips cells that were changed elsewhere meanwhile, and steps of which no cell is left. */
  #replay(
    from: Change<Key>[][],
    to: Change<Key>[][],
    turn: (change: Change<Key>) => { id: string; key: Key; from: CellValue; to: CellValue },
  ): CellPatch<Key>[] {
    for (let step = from.pop(); step; step = from.pop()) {
      const turned = step.map(turn).filter((change) => this.#byId.has(change.id) && this.value(change.id, change.key) === change.from);
      if (turned.length === 0) continue;
      to.push(step);
      const patches = turned.map(({ id, key, to: value }) => ({ id, key, value }));
      this.#tell();
      this.flush(patches);
      return patches;
    }
    this.#tell();
    return [];
  }
}

const toCell = (id: string, key: string): string => `${id} ${key}`;

function toPatch<Key extends string>({ id, key, value }: Change<Key>): CellPatch<Key> {
  return { id, key, value };
}

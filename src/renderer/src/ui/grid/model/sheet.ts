import { createNanoEvents } from 'nanoevents';
import type { CellValue } from './cell';
import type { CellPatch, GridColumn, GridRow } from './grid-types';

interface Change<Key extends string> extends CellPatch<Key> {
  before: CellValue;
}

/** More than anybody takes back. */
const keptSteps = 200;

/**
 * The cells and what was done to them, without any knowledge of a screen. The values belong to the caller: `send` asks for a change, and
 * `take` brings what became of it. A single cell that was typed waits for `flush`, because the caller's form has far more to do than this
 * grid; until then, and until the caller's rows have come back, `value` is what was typed.
 */
export class Sheet<Key extends string> {
  rows: readonly GridRow<Key>[] = [];
  columns: readonly GridColumn<Key>[] = [];
  #byId = new Map<string, GridRow<Key>>();
  /** Whether there is something to take back or to do again; another object whenever that changes. */
  steps = { canUndo: false, canRedo: false };
  /** Settled and not yet sent, then sent and not yet come back. */
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

  /** What was typed last in a cell whose row has not come back with it. */
  #typed(id: string, key: Key): CellPatch<Key> | undefined {
    return this.#waiting.get(toCell(id, key)) ?? this.#sent.get(toCell(id, key));
  }

  /** What is different in a row from what the caller gave; equal when nothing is. */
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

  /** Hears of `steps`. */
  readonly subscribe = (listener: () => void): (() => void) => this.#events.on('stepsChanged', listener);

  #tell(): void {
    const [canUndo, canRedo] = [this.#done.length > 0, this.#undone.length > 0];
    if (canUndo === this.steps.canUndo && canRedo === this.steps.canRedo) return;
    this.steps = { canUndo, canRedo };
    this.#events.emit('stepsChanged');
  }

  /** What `undo` would take back; another object for each step. */
  get lastStep(): object | undefined {
    return this.#done.at(-1);
  }

  /** One step that can be taken back. */
  write(patches: readonly CellPatch<Key>[]): void {
    const changes = patches
      .map((patch) => ({ ...patch, before: this.value(patch.id, patch.key) }))
      .filter(({ before, value }) => before !== value);
    if (changes.length === 0) return;
    this.#remember(changes);
    this.flush(changes.map(toPatch));
  }

  /** What is being typed: the caller has it at once, but it is no step yet. */
  preview(patch: CellPatch<Key>): void {
    this.flush([patch]);
  }

  /** Ends what `preview` began; `before` is the value from before the typing. The caller hears of it by `flush`. */
  settle(patch: CellPatch<Key>, before: CellValue): void {
    if (patch.value !== before) this.#remember([{ ...patch, before }]);
    if (patch.value !== this.value(patch.id, patch.key)) this.#waiting.set(toCell(patch.id, patch.key), patch);
  }

  get isWaiting(): boolean {
    return this.#waiting.size > 0;
  }

  /** Sends what waits, and `patches` behind it. */
  flush(patches: readonly CellPatch<Key>[] = []): void {
    const all = new Map(this.#waiting);
    for (const patch of patches) all.set(toCell(patch.id, patch.key), patch);
    this.#waiting.clear();
    if (all.size === 0) return;
    this.#sent = new Map([...this.#sent, ...all]);
    this.#send([...all.values()]);
  }

  /** The cells that are as they were; empty when there is nothing to take back. */
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

  /** A cell that was changed elsewhere meanwhile stays as it is; a step of which nothing is left is passed over. */
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

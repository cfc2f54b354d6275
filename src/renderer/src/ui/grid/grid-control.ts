import { flushSync } from 'react-dom';
import type { GridCommand, Step } from './grid-keys';
import type { GridProps } from './grid-props';
import { findCell, type GridView, type Place, placeInBox, type ViewState } from './grid-view';
import { readCell, writeCell } from './model/cell';
import { findNextError, toNeighbour, toNextTypable } from './model/grid-moves';
import type { Box, CellError, CellPatch, GridColumn } from './model/grid-types';
import type { Sheet } from './model/sheet';
import { copyBox, type PastePlan, planClear, planFill, planFillDown, planFlags, planPaste } from './model/sheet-plans';

/** The screen's side of the control; replaced on every render. */
export interface ControlOptions<Key extends string> {
  isReadOnly: boolean;
  hasRowEnd: boolean;
  errors: readonly CellError<Key>[];
  onLeaveOut: ((id: string) => void) | undefined;
  onBringBack: ((id: string) => void) | undefined;
  /** Data for *Set for all*. */
  setForAll: Pick<GridProps<Key>, 'rows' | 'columns' | 'facets' | 'shown' | 'allText'>;
  /** Removes the filter, so that this hidden row is shown. */
  onShowAll: ((id: string) => void) | undefined;
  /** Top of a shown row, in pixels. */
  topOf: (row: number) => number;
  /** Reports the cells of a pasted block that couldn't be written. */
  onPasted: (plan: PastePlan<Key>, control: GridControl<Key>) => void;
}

const rowsWithoutLayout = 10;
const pauseMs = 300;

/** Translates keys, pointer, and clipboard into changes of the sheet and moves of the view. */
export class GridControl<Key extends string> {
  /** Contains the rows. */
  root: HTMLElement | null = null;
  /** Gets the focus when Escape leaves the grid. */
  behind: HTMLElement | null = null;
  #before: { place: Place; value: ReturnType<Sheet<Key>['value']> } | null = null;
  #wanted: Place | null = null;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Id of the element that explains the active cell's error. */
    readonly reasonId: string,
    readonly sheet: Sheet<Key>,
    readonly view: GridView,
    public options: ControlOptions<Key>,
  ) {}

  /** Returns whether the grid handled the key. */
  run(command: GridCommand): boolean {
    this.#wanted = null;
    if (this.view.state.refusal) this.view.note({ refusal: null });
    switch (command.do) {
      case 'go':
        return this.#go(command.step, command.isExtending);
      case 'advance':
        return this.#advance(command.along, command.isBackward);
      case 'edit':
        return this.#editOn();
      case 'type':
        return this.edit('', true);
      case 'toggle':
        return this.#toggle();
      case 'cancel':
        return this.#cancel();
      case 'leave':
        this.behind?.focus();
        return true;
      case 'selectAll':
        return this.#selectAll();
      case 'nextError':
        return this.goToNextError(command.isBackward);
      case 'undo':
        return this.undo();
      case 'redo':
        return this.redo();
      case 'clear':
        return this.#write((box) => planClear(this.sheet, this.view.order, box));
      case 'fillDown':
        return this.fillDown();
      case 'leaveOut':
        return this.#leaveOut();
    }
  }

  get #field() {
    const { sheet, view, options } = this;
    const columns = sheet.columns.length;
    return {
      order: view.order,
      columns,
      first: options.onLeaveOut && !options.isReadOnly ? -1 : 0,
      last: options.hasRowEnd ? columns : columns - 1,
    };
  }

  /** Measures the screen, which forces a layout, so only page keys call it. */
  #pageRows(): number {
    const scroller = this.root?.parentElement;
    const row = this.root?.querySelector('[data-row]')?.clientHeight;
    return scroller && row ? Math.max(1, Math.floor(scroller.clientHeight / row) - 3) : rowsWithoutLayout;
  }

  /** The active cell, or the first cell if none is active. */
  get place(): Place | null {
    const [id] = this.view.order;
    return this.view.state.active ?? (id === undefined ? null : { id, column: 0 });
  }

  #columnOf({ column }: Place): GridColumn<Key> | undefined {
    return this.sheet.columns[column];
  }

  canType(place: Place): boolean {
    return !this.options.isReadOnly && this.sheet.canWrite(place.id, this.#columnOf(place));
  }

  #go(step: Step, isExtending: boolean): boolean {
    const { place } = this;
    if (!place) return false;
    this.commit();
    const field = this.#field;
    // A range contains only cells, not the buttons at the ends of a row.
    const stops = isExtending ? { ...field, first: 0, last: field.columns - 1 } : field;
    const next = toNeighbour(place, step, stops, () => this.#pageRows());
    this.select(next, isExtending);
    return true;
  }

  #advance(along: 'row' | 'column', isBackward: boolean): boolean {
    const { place } = this;
    if (!place) return false;
    const wasEditing = this.view.state.editing !== null;
    this.commit();
    const next = toNextTypable(place, along, isBackward, this.#field, (at) => this.canType(at));
    if (next) this.select(next);
    else if (wasEditing || along === 'column') this.focusActive();
    // After the last cell, Tab moves to the page's next control.
    return next !== null || along === 'column' || wasEditing;
  }

  #editOn(): boolean {
    const { place } = this;
    const { editing } = this.view.state;
    if (editing) {
      this.view.state.editing = { ...editing, isTyping: !editing.isTyping };
      return true;
    }
    const column = place && this.#columnOf(place);
    return place && column ? this.edit(writeCell(this.sheet.value(place.id, column.key), column.kind, column.choices), false) : false;
  }

  /** Opens the editor in the active cell with `text`. */
  edit(text: string, isTyping: boolean): boolean {
    const { place } = this;
    const column = place && this.#columnOf(place);
    if (!place || !column || column.kind === 'flag' || !this.canType(place)) return false;
    this.#before = { place, value: this.sheet.value(place.id, column.key) };
    this.view.set({ active: place, anchor: place, editing: { text, isTyping } });
    // The key's default action enters the character into the editor that was opened by it.
    return !isTyping;
  }

  /** Sets all selected flags to the active flag's new value. In any other cell, the key enters a space. */
  #toggle(): boolean {
    const { place } = this;
    const column = place && this.#columnOf(place);
    if (!place || column?.kind !== 'flag') return this.edit('', true);
    const value = this.sheet.value(place.id, column.key) === 1 ? 0 : 1;
    const row = this.view.indexOf(place.id);
    const box = this.view.box ?? { top: row, bottom: row, start: place.column, end: place.column };
    this.write(planFlags(this.sheet, this.view.order, box, value));
    return true;
  }

  /** Handles every change in the editor. Notifies the caller's form in the next pause, because its validation takes longer. */
  typed(text: string): void {
    this.view.typed(text);
    this.#tellInPause();
  }

  #tellInPause(): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.tell(), pauseMs);
  }

  /** Reports the editor's text to the caller, because the form can be saved or left, or its draft stored, at any moment. */
  tell(): void {
    clearTimeout(this.#pause);
    const { editing } = this.view.state;
    const place = this.#before?.place;
    const column = place && this.#columnOf(place);
    const value = column && editing?.typed !== undefined ? readCell(editing.typed, column.kind, column.choices) : undefined;
    const isNews = place && column && value !== undefined && value !== this.sheet.value(place.id, column.key);
    if (isNews) this.sheet.preview({ id: place.id, key: column.key, value });
    else this.sheet.flush();
  }

  /** Reports and renders before it returns, for keys whose next step needs the current errors. */
  tellAtOnce(): void {
    flushSync(() => this.tell());
  }

  /** Closes the editor and writes its value. */
  commit(): void {
    const { editing } = this.view.state;
    const before = this.#before;
    const column = before && this.#columnOf(before.place);
    if (!editing || !before || !column) return;
    const { id } = before.place;
    this.#before = null;
    clearTimeout(this.#pause);
    const wasTouched = editing.typed !== undefined;
    const value = wasTouched ? readCell(editing.typed ?? '', column.kind, column.choices) : before.value;
    const refusal = wasTouched && typeof value === 'string' ? ({ id, key: column.key, how: 'typed', taken: 0 } as const) : null;
    if (wasTouched) this.sheet.settle({ id, key: column.key, value }, before.value);
    if (this.sheet.isWaiting) this.#tellInPause();
    this.view.note({ editing: null, refusal });
  }

  #cancel(): boolean {
    const before = this.#before;
    const column = before && this.#columnOf(before.place);
    this.#before = null;
    clearTimeout(this.#pause);
    if (before && column && this.sheet.value(before.place.id, column.key) !== before.value) {
      this.sheet.preview({ id: before.place.id, key: column.key, value: before.value });
    }
    this.#move({ editing: null });
    return true;
  }

  /** Makes a cell active. With `isExtending`, the selection's other corner stays in place. */
  select(place: Place, isExtending = false): void {
    const { anchor, active } = this.view.state;
    this.#move({ active: place, anchor: isExtending ? (anchor ?? active ?? place) : place });
  }

  /** Moves the focus before rendering: afterward the browser would have to lay out the page for it, and again when the editor closes. */
  #move(change: Partial<ViewState>): void {
    this.view.set(change, () => this.focusActive());
  }

  selectBox(box: Box): void {
    const active = placeInBox(this.view, box.top, box.start);
    const anchor = placeInBox(this.view, box.bottom, box.end);
    if (active && anchor) this.#move({ active, anchor });
  }

  #selectAll(): boolean {
    this.selectBox({ top: 0, bottom: this.view.order.length - 1, start: 0, end: this.sheet.columns.length - 1 });
    return true;
  }

  elementOf(place: Place): HTMLElement | null {
    return findCell(this.root, place);
  }

  focusActive(): void {
    const { active } = this.view.state;
    const cell = active && this.elementOf(active);
    const target = cell?.querySelector<HTMLElement>('[data-stop]') ?? cell;
    if (!target) return;
    if (document.activeElement !== target) target.focus({ preventScroll: true });
    cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }

  /** Handles that the focus left the grid. */
  left(): void {
    this.commit();
    this.tell();
    this.view.note({ hasFocus: false, refusal: null });
  }

  /** Handles that a cell or the editor got the focus by Tab or by the pointer. */
  focused(place: Place | null): void {
    const { active, hasFocus } = this.view.state;
    if (!hasFocus) this.view.note({ hasFocus: true });
    if (!place) return;
    if (active?.id === place.id && active.column === place.column) return;
    this.commit();
    this.view.note({ active: place, anchor: place });
  }

  /** Handles a press with the pointer. With Shift, the selection is extended from where it began. */
  press(place: Place, isExtending: boolean): void {
    this.#wanted = null;
    this.commit();
    const isCell = place.column >= 0 && place.column < this.sheet.columns.length;
    this.view.note({ refusal: null });
    this.select(place, isExtending && isCell);
  }

  #write(plan: (box: Box) => CellPatch<Key>[]): boolean {
    const { box } = this.view;
    if (!box || this.options.isReadOnly) return false;
    this.sheet.write(plan(box));
    return true;
  }

  fillDown(): boolean {
    return this.#write((box) => {
      // For a single row, the row above is the source, as in every spreadsheet.
      const whole = box.top === box.bottom && box.top > 0 ? { ...box, top: box.top - 1 } : box;
      return planFillDown(this.sheet, this.view.order, whole);
    });
  }

  fill(source: Box, target: Box): void {
    if (this.options.isReadOnly) return;
    this.sheet.write(planFill(this.sheet, this.view.order, source, target));
    this.selectBox({ ...source, top: Math.min(source.top, target.top), bottom: Math.max(source.bottom, target.bottom) });
  }

  write(patches: readonly CellPatch<Key>[]): void {
    if (!this.options.isReadOnly) this.sheet.write(patches);
  }

  /** Returns null if nothing is selected. */
  copy(isCut: boolean): string | null {
    const { box } = this.view;
    if (!box) return null;
    const text = copyBox(this.sheet, this.view.order, box);
    if (isCut) this.#write((cut) => planClear(this.sheet, this.view.order, cut));
    return text;
  }

  paste(text: string): void {
    const { box } = this.view;
    this.#wanted = null;
    if (!box || this.options.isReadOnly) return;
    const plan = planPaste(this.sheet, this.view.order, box, text);
    this.sheet.write(plan.patches);
    const [first] = plan.refused;
    const refusal = first && { id: first.id, key: first.key, how: 'pasted' as const, taken: plan.patches.length - plan.refused.length };
    this.view.note({ refusal: refusal ?? null });
    this.selectBox(plan.box);
    this.options.onPasted(plan, this);
  }

  undo(): boolean {
    return this.#replay(() => this.sheet.undo());
  }

  redo(): boolean {
    return this.#replay(() => this.sheet.redo());
  }

  #replay(step: () => CellPatch<Key>[]): boolean {
    if (this.options.isReadOnly) return false;
    const [first] = step();
    if (first) this.show({ id: first.id, column: this.sheet.columns.findIndex(({ key }) => key === first.key) });
    return true;
  }

  /** Moves to a cell, also if the filter hides its row. */
  show(place: Place): void {
    if (this.view.indexOf(place.id) >= 0) this.select(place);
    else if (this.options.onShowAll && this.sheet.row(place.id)) {
      this.#wanted = place;
      this.options.onShowAll(place.id);
    }
  }

  /** Runs after each render: focuses a wanted cell that was just added, or whose element was replaced. */
  drawn(): void {
    const wanted = this.#wanted;
    if (!wanted || this.view.indexOf(wanted.id) < 0) return;
    this.#wanted = null;
    this.view.note({ active: wanted, anchor: wanted });
    this.focusActive();
  }

  goToNextError(isBackward: boolean): boolean {
    const { sheet, view, options } = this;
    const next = findNextError(sheet, options.errors, view.state.active, isBackward);
    if (!next) return false;
    this.commit();
    this.show(next);
    return true;
  }

  #leaveOut(): boolean {
    const { active } = this.view.state;
    if (!active) return false;
    this.toggleLeftOut(active.id);
    return true;
  }

  toggleLeftOut(id: string): void {
    const { onLeaveOut, onBringBack, isReadOnly } = this.options;
    const toggle = this.sheet.row(id)?.leftOut === undefined ? onLeaveOut : onBringBack;
    if (isReadOnly || !toggle) return;
    this.commit();
    this.tell();
    this.#wanted = { id, column: Math.max(0, this.view.state.active?.column ?? 0) };
    toggle(id);
  }
}

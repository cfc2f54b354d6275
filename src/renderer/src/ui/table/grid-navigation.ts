import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/*
 * Implements the arrow keys because the grid axis of tabster's mover ignores Left, Right, Home, and End in right-to-left
 * (microsoft/tabster#385).
 */

const controls =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [contenteditable=""], [contenteditable="true"], [data-grid-stop]';

/** Everything in a row that can be focused: a cell's controls, or the cell itself if it has none. */
function stopsOf(row: Element): HTMLElement[] {
  const inside = [...row.querySelectorAll<HTMLElement>(controls)];
  return [...row.children].flatMap((cell) => {
    const own = inside.filter((control) => cell.contains(control));
    return own.length > 0 ? own : [cell as HTMLElement];
  });
}

const ownKeys =
  'input:not([type="checkbox"]):not([type="button"]):not([type="submit"]):not([type="reset"]), textarea, select, [contenteditable=""], [contenteditable="true"], [role="combobox"], [role="spinbutton"], [role="slider"], [role="listbox"], [role="menu"], [role="menu"] *, [role="radiogroup"] *';

/** Whether the control uses these keys itself, such as a text field; Tab leaves it. */
export function keepsKeys(target: HTMLElement): boolean {
  return target.matches(ownKeys);
}

const anyRow = ':scope > :is(tr[data-row], tr[data-group], tr[data-waits])';

function rowsOf(body: Element): HTMLElement[] {
  return [...body.querySelectorAll<HTMLElement>(anyRow)];
}

export type Move = 'up' | 'down' | 'previous' | 'next' | 'first' | 'last' | 'firstRow' | 'lastRow';

/** The lines of a window, which renders only some of its rows. */
interface Lines {
  count: number;
  /** Number of lines that fit on the screen. */
  pageOf(): number;
  reveal(line: number): HTMLElement | null;
}

/** The move of a key; Left and Right follow the reading direction. */
function toMove(key: string, hasControl: boolean, direction: 'ltr' | 'rtl'): Move | null {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowLeft' || key === 'ArrowRight') return key === forward ? 'next' : 'previous';
  if (key === 'ArrowUp') return 'up';
  if (key === 'ArrowDown') return 'down';
  if (key === 'Home') return hasControl ? 'firstRow' : 'first';
  if (key === 'End') return hasControl ? 'lastRow' : 'last';
  return null;
}

function columnOf(stop: HTMLElement): number {
  const cell = stop.closest('td, th');
  return cell?.parentElement ? [...cell.parentElement.children].indexOf(cell) : -1;
}

/**
 * The stop in `row` in the same column as `from`, at the same place among its cell's controls. In a group's head, whose cell spans all
 * columns, the last one.
 */
function counterpart(row: HTMLElement, from: HTMLElement, fromRow: HTMLElement): HTMLElement | undefined {
  const column = columnOf(from);
  const place = stopsOf(fromRow)
    .filter((stop) => columnOf(stop) === column)
    .indexOf(from);
  const candidates = stopsOf(row).filter((stop) => columnOf(stop) === column);
  return candidates[place] ?? candidates.at(-1) ?? stopsOf(row).at(-1);
}

const lineOf = (row: Element): number => Number(row.getAttribute('aria-rowindex')) - 2;

/** The target of a key in a window of rows; null for other keys, undefined at an edge. */
function findLine(lines: Lines, from: HTMLElement, key: Move | 'PageUp' | 'PageDown'): HTMLElement | null | undefined {
  const row = from.closest<HTMLElement>('tr[aria-rowindex]');
  if (!row) return undefined;
  const at = lineOf(row);
  const last = lines.count - 1;
  const target = {
    up: at - 1,
    down: at + 1,
    firstRow: 0,
    lastRow: last,
    PageUp: Math.max(0, at - lines.pageOf()),
    PageDown: Math.min(last, at + lines.pageOf()),
  }[key as 'up'];
  if (target === undefined) return null;
  if (target < 0 || target > last || target === at) return undefined;
  const found = lines.reveal(target);
  return found ? counterpart(found, from, row) : undefined;
}

/** The target of `move`; undefined at an edge. */
function findTarget(body: Element, from: HTMLElement, move: Move): HTMLElement | undefined {
  const row = from.closest<HTMLElement>('tr[data-row], tr[data-group]');
  if (!row) return undefined;
  const rows = rowsOf(body);
  const at = rows.indexOf(row);
  const stops = stopsOf(row);
  const inColumn = (target: HTMLElement | undefined): HTMLElement | undefined => target && counterpart(target, from, row);
  switch (move) {
    case 'up':
      return inColumn(rows[at - 1]);
    case 'down':
      return inColumn(rows[at + 1]);
    case 'firstRow':
      return inColumn(rows[0]);
    case 'lastRow':
      return inColumn(rows.at(-1));
    case 'first':
      return stops[0];
    case 'last':
      return stops.at(-1);
    case 'previous':
      return stops[stops.indexOf(from) - 1];
    case 'next':
      return stops[stops.indexOf(from) + 1];
  }
}

interface Place {
  row: number;
  stop: number;
  /** `aria-rowindex`, if only some rows are rendered. */
  line: string | null;
  /** The row wasn't loaded yet. */
  isWaiting: boolean;
}

function placeOf(body: Element, stop: HTMLElement): Place | null {
  const rows = rowsOf(body);
  const row = rows.findIndex((candidate) => candidate.contains(stop));
  const found = rows[row];
  if (!found) return null;
  return {
    row,
    stop: stopsOf(found).indexOf(stop),
    line: found.getAttribute('aria-rowindex'),
    isWaiting: found.hasAttribute('data-waits'),
  };
}

/** The stop at the place of a removed row: in the row that moved up, or in the last one. */
function findAt(body: Element, { row, stop, line, isWaiting }: Place): HTMLElement | undefined {
  const rows = rowsOf(body);
  const inLine = line === null ? undefined : rows.find((candidate) => candidate.getAttribute('aria-rowindex') === line);
  const next = inLine ?? rows[row] ?? rows.at(-1);
  const link = isWaiting ? next?.querySelector<HTMLElement>('[data-row-link]') : null;
  if (link) return link;
  const stops = next ? stopsOf(next) : [];
  return stops[stop] ?? stops[0];
}

/** Leaves exactly one element of the body in the tab order: the one focused last, or the first one of the first row. */
function keepOneTabStop(body: Element, current: HTMLElement | null, came: readonly Element[] = []): void {
  // Rows are replaced many times a second while scrolling, so as long as the stop stays, only new rows are checked.
  if (came.length > 0 && current !== null && current.tabIndex === 0 && body.contains(current) && !current.matches(':disabled')) {
    takeOut(came, current);
    return;
  }
  const stops = rowsOf(body).flatMap(stopsOf);
  const kept = current && stops.includes(current) ? current : (stops[0] ?? null);
  for (const stop of stops) {
    const index = stop === kept ? 0 : -1;
    if (stop.tabIndex !== index || !stop.hasAttribute('tabindex')) stop.tabIndex = index;
  }
}

function takeOut(rows: readonly Element[], kept: Element | null): void {
  for (const stop of rows.flatMap(stopsOf)) if (stop !== kept && stop.getAttribute('tabindex') !== '-1') stop.tabIndex = -1;
}

/** The rows of `body` with changes. */
function toTouchedRows(body: Element, changes: readonly MutationRecord[]): Element[] {
  const rows = new Set<Element>();
  for (const { target, addedNodes } of changes) {
    const touched = target === body ? [...addedNodes] : [target instanceof Element ? target.closest('tr') : null];
    for (const node of touched) if (node instanceof Element && node.matches('tr') && node.isConnected) rows.add(node);
  }
  return [...rows];
}

/** Time after the last scroll; users don't enter a table by Tab while they scroll it. */
const restMs = 120;

/** The focused stop, or the one that was focused last, and its place if its row is removed. */
interface Stop {
  current: HTMLElement | null;
  place: Place | null;
}

/** Maintains one tab stop while rows are added and removed, and returns the focus when its row is removed. */
function useOneTabStop(bodyRef: RefObject<HTMLElement | null>, isEnabled: boolean, stop: Stop, linesRef: RefObject<Lines | null>): void {
  useLayoutEffect(() => {
    const body = bodyRef.current;
    if (!body || !isEnabled) return undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const tidy = (changes: readonly MutationRecord[] = []): void => {
      const came = toTouchedRows(body, changes);
      if (linesRef.current && stop.current === null && changes.length > 0) {
        // The first visible row becomes the stop, once scrolling ends.
        takeOut(came, null);
        clearTimeout(rest);
        rest = setTimeout(() => keepOneTabStop(body, stop.current), restMs);
        return;
      }
      keepOneTabStop(body, stop.current, came);
      const { current, place } = stop;
      const isLost = current !== null && !current.isConnected && document.activeElement === document.body;
      if (isLost && place) findAt(body, place)?.focus({ preventScroll: place.line !== null });
    };
    tidy();
    const observer = new MutationObserver((changes) => tidy(changes));
    observer.observe(body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    return () => {
      clearTimeout(rest);
      observer.disconnect();
    };
  }, [bodyRef, isEnabled, stop, linesRef]);
}

/** Adds the arrow keys of a grid to a table body; returns the handlers for its element. */
export function useGridNavigation(
  bodyRef: RefObject<HTMLElement | null>,
  direction: 'ltr' | 'rtl',
  isEnabled: boolean,
  lines: Lines | null = null,
) {
  const linesRef = useRef(lines);
  linesRef.current = lines;
  const [stop] = useState((): Stop => ({ current: null, place: null }));
  useOneTabStop(bodyRef, isEnabled, stop, linesRef);

  const onFocus = useCallback(
    (event: { target: EventTarget }) => {
      const body = bodyRef.current;
      if (!body || !isEnabled || !(event.target instanceof HTMLElement) || !body.contains(event.target)) return;
      stop.current = event.target;
      stop.place = placeOf(body, event.target);
      keepOneTabStop(body, event.target);
    },
    [bodyRef, isEnabled, stop],
  );

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const body = bodyRef.current;
      if (!body || !isEnabled || event.defaultPrevented || event.altKey || event.metaKey) return;
      // With Shift, the rows in between are selected too (`useRowKeys`).
      if (event.shiftKey && event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      if (!(event.target instanceof HTMLElement) || !body.contains(event.target) || keepsKeys(event.target)) return;
      const { current: all } = linesRef;
      const isPage = event.key === 'PageUp' || event.key === 'PageDown';
      const move = toMove(event.key, event.ctrlKey, direction);
      if (!move && !(isPage && all && !event.ctrlKey)) return;
      event.preventDefault();
      const inLines = all ? findLine(all, event.target, isPage ? (event.key as 'PageUp') : (move as Move)) : null;
      const target = inLines === null && move ? findTarget(body, event.target, move) : inLines;
      // A row that was just rendered has no stops yet.
      if (target && all && !target.hasAttribute('tabindex')) target.tabIndex = -1;
      target?.focus();
      target?.scrollIntoView?.({ block: 'nearest' });
    },
    [bodyRef, direction, isEnabled],
  );

  return { onFocus, onKeyDown };
}

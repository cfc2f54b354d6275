import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/*
 * Own arrow keys instead of tabster's mover: its grid axis does nothing for Left, Right, Home and End in right-to-left
 * (microsoft/tabster#385).
 */

const controls =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [contenteditable=""], [contenteditable="true"], [data-grid-stop]';

/** Everything in a row that can hold the focus: the controls of a cell, or the cell itself when it has none. */
function stopsOf(row: Element): HTMLElement[] {
  const inside = [...row.querySelectorAll<HTMLElement>(controls)];
  return [...row.children].flatMap((cell) => {
    const own = inside.filter((control) => cell.contains(control));
    return own.length > 0 ? own : [cell as HTMLElement];
  });
}

const ownKeys =
  'input:not([type="checkbox"]):not([type="button"]):not([type="submit"]):not([type="reset"]), textarea, select, [contenteditable=""], [contenteditable="true"], [role="combobox"], [role="spinbutton"], [role="slider"], [role="listbox"], [role="menu"], [role="menu"] *, [role="radiogroup"] *';

/** Fields and the like: every key that they have a use for is theirs; Tab leads out of them. */
export function keepsKeys(target: HTMLElement): boolean {
  return target.matches(ownKeys);
}

const anyRow = ':scope > :is(tr[data-row], tr[data-group], tr[data-waits])';

function rowsOf(body: Element): HTMLElement[] {
  return [...body.querySelectorAll<HTMLElement>(anyRow)];
}

export type Move = 'up' | 'down' | 'previous' | 'next' | 'first' | 'last' | 'firstRow' | 'lastRow';

/** Rows of which only some are drawn. */
interface Lines {
  count: number;
  /** How many lines fit. */
  pageOf(): number;
  reveal(line: number): HTMLElement | null;
}

/** Which way a key moves; Left and Right follow the direction of reading. */
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
 * The stop in `row` that stands in the same column as `from`, and at the same place among the controls of its cell; in the head of a
 * group, of which one cell lies over all columns, the one at its end.
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

/** The row that a key leads to among more rows than are drawn; null for the other keys, undefined at an edge. */
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

/** Where `move` leads from `from`; undefined at an edge. */
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
  /** `aria-rowindex`, where only some rows are drawn. */
  line: string | null;
  /** The row was not there yet. */
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

/** The stop at a place whose row is gone: in the row that moved up, or in the last one. */
function findAt(body: Element, { row, stop, line, isWaiting }: Place): HTMLElement | undefined {
  const rows = rowsOf(body);
  const inLine = line === null ? undefined : rows.find((candidate) => candidate.getAttribute('aria-rowindex') === line);
  const next = inLine ?? rows[row] ?? rows.at(-1);
  const link = isWaiting ? next?.querySelector<HTMLElement>('[data-row-link]') : null;
  if (link) return link;
  const stops = next ? stopsOf(next) : [];
  return stops[stop] ?? stops[0];
}

/** Leaves exactly one element of the body in the tab order: the one used last, else the first of the first row. */
function keepOneTabStop(body: Element, current: HTMLElement | null, came: readonly Element[] = []): void {
  // Scrolled rows come and go many times a second: as long as the stop stays, only they are looked at.
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

/** The rows of `body` that something was changed in. */
function toTouchedRows(body: Element, changes: readonly MutationRecord[]): Element[] {
  const rows = new Set<Element>();
  for (const { target, addedNodes } of changes) {
    const touched = target === body ? [...addedNodes] : [target instanceof Element ? target.closest('tr') : null];
    for (const node of touched) if (node instanceof Element && node.matches('tr') && node.isConnected) rows.add(node);
  }
  return [...rows];
}

/** Nobody goes into a table with Tab while it is scrolled. */
const restMs = 120;

/** Gives a table body the arrow keys of a grid; returns the handlers for its element. */
export function useGridNavigation(
  bodyRef: RefObject<HTMLElement | null>,
  direction: 'ltr' | 'rtl',
  isEnabled: boolean,
  lines: Lines | null = null,
) {
  const linesRef = useRef(lines);
  linesRef.current = lines;
  const currentRef = useRef<HTMLElement | null>(null);
  const placeRef = useRef<Place | null>(null);

  useLayoutEffect(() => {
    const body = bodyRef.current;
    if (!body || !isEnabled) return undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const tidy = (changes: readonly MutationRecord[] = []): void => {
      const came = toTouchedRows(body, changes);
      if (linesRef.current && currentRef.current === null && changes.length > 0) {
        // The first row of those in view will be the stop, once they rest.
        takeOut(came, null);
        clearTimeout(rest);
        rest = setTimeout(() => keepOneTabStop(body, currentRef.current), restMs);
        return;
      }
      keepOneTabStop(body, currentRef.current, came);
      const lost = currentRef.current !== null && !currentRef.current.isConnected && document.activeElement === document.body;
      if (lost && placeRef.current) findAt(body, placeRef.current)?.focus({ preventScroll: placeRef.current.line !== null });
    };
    tidy();
    const observer = new MutationObserver((changes) => tidy(changes));
    observer.observe(body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    return () => {
      clearTimeout(rest);
      observer.disconnect();
    };
  }, [bodyRef, isEnabled]);

  const onFocus = useCallback(
    (event: { target: EventTarget }) => {
      const body = bodyRef.current;
      if (!body || !isEnabled || !(event.target instanceof HTMLElement) || !body.contains(event.target)) return;
      currentRef.current = event.target;
      placeRef.current = placeOf(body, event.target);
      keepOneTabStop(body, event.target);
    },
    [bodyRef, isEnabled],
  );

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const body = bodyRef.current;
      if (!body || !isEnabled || event.defaultPrevented || event.altKey || event.metaKey) return;
      // With Shift the rows in between are selected too (`useRowKeys`).
      if (event.shiftKey && event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      if (!(event.target instanceof HTMLElement) || !body.contains(event.target) || keepsKeys(event.target)) return;
      const { current: all } = linesRef;
      const isPage = event.key === 'PageUp' || event.key === 'PageDown';
      const move = toMove(event.key, event.ctrlKey, direction);
      if (!move && !(isPage && all && !event.ctrlKey)) return;
      event.preventDefault();
      const inLines = all ? findLine(all, event.target, isPage ? (event.key as 'PageUp') : (move as Move)) : null;
      const target = inLines === null && move ? findTarget(body, event.target, move) : inLines;
      // A row that was drawn just now has no stops yet.
      if (target && all && !target.hasAttribute('tabindex')) target.tabIndex = -1;
      target?.focus();
      target?.scrollIntoView?.({ block: 'nearest' });
    },
    [bodyRef, direction, isEnabled],
  );

  return { onFocus, onKeyDown };
}

import type { Step } from '../grid-keys';
import type { Place } from '../grid-view';
import type { CellError } from './grid-types';
import type { Sheet } from './sheet';

interface Field {
  /** Ids of the shown rows. */
  order: readonly string[];
  /** Number of the columns with cells. */
  columns: number;
  /** The outermost stops: -1 with a button in the heads of rows, `columns` with one at their ends. */
  first: number;
  last: number;
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** The place that a key moves to; at an edge, the same place. `pageRows` is called only for PageUp and PageDown. */
export function toNeighbour({ id, column }: Place, step: Step, { order, columns, first, last }: Field, pageRows: () => number): Place {
  const row = order.indexOf(id);
  const bottom = order.length - 1;
  const at = (nextRow: number, nextColumn: number): Place => ({
    id: order[clamp(nextRow, 0, bottom)] ?? id,
    column: clamp(nextColumn, first, last),
  });
  switch (step) {
    case 'up':
      return at(row - 1, column);
    case 'down':
      return at(row + 1, column);
    case 'previous':
      return at(row, column - 1);
    case 'next':
      return at(row, column + 1);
    case 'pageUp':
      return at(row - pageRows(), column);
    case 'pageDown':
      return at(row + pageRows(), column);
    case 'top':
      return at(0, column);
    case 'bottom':
      return at(bottom, column);
    case 'rowStart':
      return at(row, 0);
    case 'rowEnd':
      return at(row, columns - 1);
    case 'firstCell':
      return at(0, 0);
    case 'lastCell':
      return at(bottom, columns - 1);
  }
}

/** The next editable cell: along the row and on to the next row (Tab), or down the column (Enter). Null after the last one. */
export function toNextTypable(
  from: Place,
  along: 'row' | 'column',
  isBackward: boolean,
  { order, columns }: Pick<Field, 'order' | 'columns'>,
  canType: (place: Place) => boolean,
): Place | null {
  const step = isBackward ? -1 : 1;
  const cells = along === 'row' ? columns : 1;
  // From the ends of a row, the first step leads to its nearest cell.
  const start = along === 'row' ? clamp(from.column, isBackward ? 0 : -1, isBackward ? columns : columns - 1) : 0;
  const from1d = order.indexOf(from.id) * cells + start;
  for (let at = from1d + step; at >= 0 && at < order.length * cells; at += step) {
    const id = order[Math.floor(at / cells)];
    if (id === undefined) return null;
    const place = { id, column: along === 'row' ? at % cells : from.column };
    if (canType(place)) return place;
  }
  return null;
}

/** The next cell with an error after the active one, in the order of rows and columns; starts again at the end. */
export function findNextError<Key extends string>(
  { rows, columns }: Pick<Sheet<Key>, 'rows' | 'columns'>,
  errors: readonly CellError<Key>[],
  active: Place | null,
  isBackward: boolean,
): Place | null {
  const ranks = new Map(rows.map(({ id }, at) => [id, at]));
  const keys = columns.map(({ key }) => key);
  const toRank = (id: string, column: number): number => (ranks.get(id) ?? 0) * keys.length + column;
  const here = active ? toRank(active.id, Math.min(active.column, keys.length - 1)) : -1;
  const ordered = isBackward ? errors.toReversed() : errors;
  const isAhead = ({ id, key }: CellError<Key>): boolean => {
    const there = toRank(id, keys.indexOf(key));
    return isBackward ? there < here : there > here;
  };
  const next = ordered.find(isAhead) ?? ordered[0];
  return next ? { id: next.id, column: keys.indexOf(next.key) } : null;
}

import type { fullListNames } from './full-list-names.generated';

/** A list that the app can load in full: the call that loads it. */
export type FullListName = (typeof fullListNames)[number];

/**
 * Type of a column. `id` is a number that identifies something; `code` and `phone` are left-to-right texts; a `choice` has values whose
 * names are in the dictionaries, `named` values have their names in both languages; `money` is in fils, a `moment` in ms or a day, an `age`
 * is a moment whose filter is in minutes; in a `tree` a value is selected alone or by its parent (`toTreeValue`).
 */
export type ColumnType = 'id' | 'text' | 'code' | 'phone' | 'number' | 'rate' | 'money' | 'moment' | 'age' | 'choice' | 'named' | 'tree';

interface TypeTraits {
  /** Type of the cell in a spreadsheet. */
  cell: 'text' | 'number' | 'money' | 'date';
  /** Width of its column on paper in characters; texts wrap. */
  letters: number;
  /** Whether its filter lists values, each with its count. */
  isCounted?: true;
}

export const columnTypes: Readonly<Record<ColumnType, TypeTraits>> = {
  id: { cell: 'number', letters: 9 },
  text: { cell: 'text', letters: 17 },
  code: { cell: 'text', letters: 17 },
  phone: { cell: 'text', letters: 17 },
  number: { cell: 'number', letters: 9 },
  rate: { cell: 'number', letters: 12 },
  money: { cell: 'money', letters: 11 },
  moment: { cell: 'date', letters: 16 },
  age: { cell: 'date', letters: 16 },
  choice: { cell: 'text', letters: 12, isCounted: true },
  named: { cell: 'text', letters: 16, isCounted: true },
  tree: { cell: 'text', letters: 20, isCounted: true },
};

/** Only this many of the newest rows are loaded, and the screen shows that. */
export const maxFullListRows = 20_000;

/** Means "none" among the values of a choice. */
export const noValue = '-';

const treeSeparator = ' > ';

/** Returns a value with its parent, by which a `tree` is selected. */
export const toTreeValue = (above: string, value: string): string => above + treeSeparator + value;

/** Returns the parent of this value; null at the top. */
export function toTreeParent(value: string): string | null {
  const at = value.indexOf(treeSeparator);
  return at < 0 ? null : value.slice(0, at);
}

/** Returns the value without its parent. */
export const toTreeLeaf = (value: string): string => value.split(treeSeparator).at(-1) ?? value;

const setSeparator = ' + ';

/** Combines several values of one row for groups, because a row is in one group only. */
export const toSetValue = (values: readonly string[]): string => values.join(setSeparator);
export const toSetValues = (value: string): string[] => value.split(setSeparator);

/** Parses `from..to`, a filter of a number; either end may be open. */
export function parseRange(text: string): { from: number; to: number } | null {
  const ends = /^(-?\d*)\.\.(-?\d*)$/.exec(text);
  if (!ends || text === '..') return null;
  const [, from = '', to = ''] = ends;
  return { from: from === '' ? Number.NEGATIVE_INFINITY : Number(from), to: to === '' ? Number.POSITIVE_INFINITY : Number(to) };
}

/** Returns the filter of a number; null if both ends are open. */
export function toRangeText(from: number | null, to: number | null): string | null {
  return from === null && to === null ? null : `${from ?? ''}..${to ?? ''}`;
}

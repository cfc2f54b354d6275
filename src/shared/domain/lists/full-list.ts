import type { fullListNames } from './full-list-names.generated';

/** A list that the app can load in full: the call that loads it. */
export type FullListName = (typeof fullListNames)[number];

/**
 * What a column holds. `id` is a number that names something; `code` and `phone` are texts from left to right; a `choice` has values that the texts name,
 * `named` ones bring their names in both languages; `money` is in fils, a `moment` in ms or a day, an `age` is a moment whose filter is in minutes; in a
 * `tree` a value is selected alone or by the one above it (`toTreeValue`).
 */
export type ColumnType = 'id' | 'text' | 'code' | 'phone' | 'number' | 'rate' | 'money' | 'moment' | 'age' | 'choice' | 'named' | 'tree';

interface TypeTraits {
  /** A spreadsheet takes it for this. */
  cell: 'text' | 'number' | 'money' | 'date';
  /** Letters that its column needs on paper, where texts wrap. */
  letters: number;
  /** Its filter lists values, each with its count. */
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

/** More are not read: the newest count, and the screen says so. */
export const maxFullListRows = 20_000;

/** Stands for "none" among the values of a choice. */
export const noValue = '-';

const treeSeparator = ' > ';

/** A value below another one, as a `tree` is ticked by it. */
export const toTreeValue = (above: string, value: string): string => above + treeSeparator + value;

/** The value above this one; null at the top. */
export function toTreeParent(value: string): string | null {
  const at = value.indexOf(treeSeparator);
  return at < 0 ? null : value.slice(0, at);
}

/** The value alone, without the one above it. */
export const toTreeLeaf = (value: string): string => value.split(treeSeparator).at(-1) ?? value;

const setSeparator = ' + ';

/** Several values of one row as one, for groups: a row stands in one group only. */
export const toSetValue = (values: readonly string[]): string => values.join(setSeparator);
export const toSetValues = (value: string): string[] => value.split(setSeparator);

/** `from..to` of a condition on a number, either end open. */
export function parseRange(text: string): { from: number; to: number } | null {
  const ends = /^(-?\d*)\.\.(-?\d*)$/.exec(text);
  if (!ends || text === '..') return null;
  const [, from = '', to = ''] = ends;
  return { from: from === '' ? Number.NEGATIVE_INFINITY : Number(from), to: to === '' ? Number.POSITIVE_INFINITY : Number(to) };
}

/** The condition on a number; null when both ends are open. */
export function toRangeText(from: number | null, to: number | null): string | null {
  return from === null && to === null ? null : `${from ?? ''}..${to ?? ''}`;
}

import type { FullListCount, FullListGroup, FullListQuery, FullListResult } from '@shared/contract/desktop/full-lists';
import { toLatinDigits } from '@shared/domain/digits';
import type { Language } from '@shared/domain/language';
import { type ColumnType, columnTypes, noValue, parseRange } from '@shared/domain/lists/full-list';
import { type Fils, sumFils } from '@shared/domain/money';
import { toPhoneDigits } from '@shared/domain/phone';
import { createTextMatch, foldText } from '@shared/domain/text-search';
import type { Column, ColumnValue, Named } from '@shared/lists/column';
import { toMomentMs, toNamed, toText, toTicked } from './column-values';
import { toGroupRanks, toGroups } from './group-rows';
import type { ListValues } from './list-values';

/** Values of a list's rows, by the row's place. */
export interface ColumnData {
  ids: readonly (number | string)[];
  values: Readonly<Record<string, readonly ColumnValue[]>>;
  /** Normalized text for the search, by row. */
  searched: readonly string[];
  /** Digits for the search, by row. */
  digits: readonly string[];
  fils: readonly Fils[] | null;
  canceled: readonly boolean[];
  /** Number of lines per row if each part has its own line. */
  parts: readonly number[];
  /** The rows themselves as JSON: a place means the same row for as long as these columns are referenced, even if the list changes. */
  bytes: readonly Uint8Array[];
}

type Asked = Pick<FullListQuery, 'filters' | 'sort' | 'search' | 'language' | 'group'>;
type Matches = (at: number) => boolean;

const minuteMs = 60_000;

const isText = (type: ColumnType): boolean => columnTypes[type].cell === 'text';

/** Whether the column's values can be selected in the filter, and are counted. */
const isTicked = (type: ColumnType | undefined): boolean => type !== undefined && columnTypes[type].isCounted === true;

function toTest(values: readonly ColumnValue[], type: ColumnType | undefined, asked: readonly string[], now: number): Matches {
  if (isTicked(type)) {
    const wanted = new Set(asked);
    return (at) => toTicked(values[at] ?? null).some((value) => wanted.has(value));
  }
  const range = type === undefined || isText(type) ? null : parseRange(asked[0] ?? '');
  if (!range) return () => false;
  return (at) => {
    const value = type === 'moment' ? toMomentMs(values[at] ?? null) : values[at];
    if (typeof value !== 'number') return false;
    const measured = type === 'age' ? (now - value) / minuteMs : value;
    return measured >= range.from && measured <= range.to;
  };
}

/** Matches an equal number, or a part of the searched text in any spelling; every word must match. */
function toSearch({ ids, searched, digits }: ColumnData, search: string): Matches {
  const wanted = foldText(search.trim());
  if (wanted === '') return () => true;
  const id = wanted.replace(/^#/, '');
  const phone = toPhoneDigits(wanted);
  const words = search.trim().split(/\s+/).map(createTextMatch);
  return (at) =>
    String(ids[at]) === id ||
    words.every((isFound) => isFound(searched[at] ?? '')) ||
    (phone !== null && (digits[at]?.includes(phone) ?? false));
}

/** Returns one sort key per row; NaN for a row without a value, which is sorted last. */
function toRanks(values: readonly ColumnValue[], { type, values: order }: Partial<Column<never>>, language: Language): Float64Array {
  const ranks = new Float64Array(values.length).fill(Number.NaN);
  if (type !== undefined && columnTypes[type].cell !== 'text') {
    for (const [at, value] of values.entries()) {
      const rank = type === 'moment' ? toMomentMs(value) : value;
      if (typeof rank === 'number') ranks[at] = rank;
    }
    return ranks;
  }
  const texts = values.map((value) => (type === 'choice' ? (toTicked(value)[0] ?? noValue) : toText(value, language)));
  const places = new Map(toSorted(new Set(texts), order, language).map((text, place) => [text, place]));
  for (const [at, text] of texts.entries()) if (text !== '' && text !== noValue) ranks[at] = places.get(text) ?? Number.NaN;
  return ranks;
}

function toSorted(texts: Iterable<string>, order: readonly string[] = [], language: Language): string[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const place = (text: string): number => {
    const at = order.indexOf(text);
    return at < 0 ? order.length : at;
  };
  return [...texts].sort((one, other) => place(one) - place(other) || compare(one, other));
}

export interface ListView {
  /** Places of the matching rows, in the requested order. */
  places: number[];
  counts: Record<string, FullListCount[]>;
  sum: FullListResult['sum'];
  /** Null in lists without pieces. */
  pieces: number | null;
  /** Null if no groups were requested. */
  groups: FullListGroup[] | null;
}

/** Filters, sorts, counts, and sums. The caller caches the ranks of a column as long as its values stay the same. */
export function viewRows(
  columns: ColumnData,
  list: Pick<ListValues, 'columns' | 'pieces'>,
  asked: Asked,
  options: { now: number; ranks: Map<string, Float64Array> },
): ListView {
  const declared = list.columns;
  const total = columns.ids.length;
  const isFound = toSearch(columns, asked.search ?? '');
  const filters = Object.entries(asked.filters).filter(([, values]) => values.length > 0);
  const tests = filters.map(([key, values]) => ({
    key,
    fits: toTest(columns.values[key] ?? [], declared[key]?.type, values, options.now),
  }));
  const counting = Object.keys(declared).filter((key) => isTicked(declared[key]?.type));
  const counts = new Map(counting.map((key) => [key, new Map<string, FullListCount>()]));
  const places: number[] = [];
  for (let at = 0; at < total; at++) {
    if (!isFound(at)) continue;
    const missed = tests.filter(({ fits }) => !fits(at));
    if (missed.length > 1) continue;
    if (missed.length === 0) places.push(at);
    // The counts of a filter's values include the rows that the other filters leave.
    for (const key of missed[0] ? [missed[0].key] : counting) count(counts.get(key), columns.values[key]?.[at] ?? null);
  }
  const groups = sortPlaces(places, asked, { ...options, columns, declared });
  const pieces = list.pieces === undefined ? null : toPieces(columns.values[list.pieces] ?? [], places);
  return { places, counts: toCounts(counts, declared, asked.language), sum: toSum(columns, places), pieces, groups };
}

/** Returns how many rows match. */
export function countRows(columns: ColumnData, declared: ListValues['columns'], filters: Asked['filters'], now: number): number {
  const tests = Object.entries(filters)
    .filter(([, values]) => values.length > 0)
    .map(([key, values]) => toTest(columns.values[key] ?? [], declared[key]?.type, values, now));
  return columns.ids.reduce<number>((count, _id, at) => count + Number(tests.every((fits) => fits(at))), 0);
}

function count(counts: Map<string, FullListCount> | undefined, value: ColumnValue): void {
  const named = toNamed(value);
  for (const [at, one] of toTicked(value).entries()) {
    const known = counts?.get(one);
    if (known) known.count += 1;
    else counts?.set(one, { value: one, count: 1, ...toNames(named[at]) });
  }
}

const toNames = (named: Named | undefined): Partial<Named> => (named ? { name_en: named.name_en, name_ar: named.name_ar } : {});

function toCounts(
  counts: ReadonlyMap<string, ReadonlyMap<string, FullListCount>>,
  declared: ListValues['columns'],
  language: Language,
): Record<string, FullListCount[]> {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return Object.fromEntries(
    [...counts].map(([key, values]) => {
      const order = declared[key]?.values ?? [];
      const place = ({ value }: FullListCount): number =>
        value === noValue ? order.length + 1 : order.indexOf(value) < 0 ? order.length : order.indexOf(value);
      const name = (one: FullListCount): string => one[`name_${language}`] || one.value;
      return [key, [...values.values()].sort((one, other) => place(one) - place(other) || compare(name(one), name(other)))];
    }),
  );
}

interface Sorting {
  columns: ColumnData;
  declared: ListValues['columns'];
  ranks: Map<string, Float64Array>;
}

/**
 * Sorts places in the requested order; rows without a sort and equal rows stay in the order of the list. Rows without a value come last in
 * either direction. With groups, rows are in the order of their groups, and in the requested order within each.
 */
function sortPlaces(places: number[], { sort, language, group }: Asked, sorting: Sorting): FullListGroup[] | null {
  const { columns, declared, ranks } = sorting;
  const keep = (name: string, make: () => Float64Array): Float64Array => {
    const known = ranks.get(name) ?? make();
    ranks.set(name, known);
    return known;
  };
  const values = sort && columns.values[sort.key];
  const known = values && keep(`${sort.key} ${language}`, () => toRanks(values, declared[sort.key] ?? {}, language));
  const grouped = group && columns.values[group.key];
  const type = group && declared[group.key]?.type;
  // Sorting by the grouping column reverses the order of the groups.
  const isReversed = sort?.key === group?.key && sort?.isDescending !== (type === 'moment');
  const inGroups =
    grouped &&
    keep(['group', group.key, language, isReversed, ...(group.ranges ?? [])].join(' '), () =>
      toGroupRanks({ values: grouped, type, order: declared[group.key]?.values, language }, group, isReversed),
    );
  const sign = sort?.isDescending ? -1 : 1;
  const byValue = (one: number, other: number): number => {
    if (!known) return one - other;
    const [a, b] = [known[one] ?? Number.NaN, known[other] ?? Number.NaN];
    if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b)) || one - other;
    return sign * (a - b) || one - other;
  };
  if (inGroups) places.sort((one, other) => (inGroups[one] ?? 0) - (inGroups[other] ?? 0) || byValue(one, other));
  else if (known) places.sort(byValue);
  return inGroups ? toGroups(places, inGroups, { values: grouped, type }, group, (own) => toSum(columns, own)) : null;
}

function toSum({ fils, canceled }: ColumnData, places: readonly number[]): ListView['sum'] {
  if (!fils) return null;
  const known = (at: number): readonly Fils[] => (fils[at] === undefined ? [] : [fils[at]]);
  const calledOff = places.filter((at) => canceled[at]);
  return { fils: sumFils(places.flatMap(known)), canceledFils: sumFils(calledOff.flatMap(known)), canceled: calledOff.length };
}

const toPieces = (values: readonly ColumnValue[], places: readonly number[]): number =>
  places.reduce((sum, at) => {
    const value = values[at];
    return sum + (typeof value === 'number' ? Math.max(0, value) : 0);
  }, 0);

/** Returns the search values of a row, computed once. */
export function toSearched(text: string): { searched: string; digits: string } {
  return { searched: foldText(text), digits: toLatinDigits(text).replace(/[^\d\n]/g, '') };
}

import type { FullListGroup, FullListQuery } from '@shared/contract/desktop/full-lists';
import { toKuwaitDay } from '@shared/domain/dates';
import type { Language } from '@shared/domain/language';
import { type ColumnType, noValue, parseRange, toSetValue } from '@shared/domain/lists/full-list';
import type { ColumnValue } from '@shared/lists/column';
import { toNamed, toText, toTicked } from './column-values';

type Grouping = NonNullable<FullListQuery['group']>;

interface Grouped {
  values: readonly ColumnValue[];
  type: ColumnType | undefined;
  /** The declared order of the values, if there is one. */
  order: readonly string[] | undefined;
  language: Language;
}

/**
 * Returns a function that returns a value's group. A row with several values is in the group of exactly these values, so that the groups
 * add up to the total.
 */
function toGroupOf(type: ColumnType | undefined, { ranges = [] }: Grouping): (value: ColumnValue) => string {
  const spans = ranges.flatMap((text) => {
    const range = parseRange(text);
    return range ? [{ text, ...range }] : [];
  });
  return (value) => {
    if (typeof value === 'number') {
      if (type === 'moment' || type === 'age') return toKuwaitDay(new Date(value));
      if (spans.length > 0) return spans.find(({ from, to }) => value >= from && value <= to)?.text ?? noValue;
    }
    return toSetValue(toTicked(value === '' ? null : value));
  };
}

/** Returns one number per row, the position of its group: groups of days newest first, rows without a value last. */
export function toGroupRanks({ values, type, order = [], language }: Grouped, grouping: Grouping, isReversed: boolean): Float64Array {
  const groupOf = toGroupOf(type, grouping);
  const groups = values.map(groupOf);
  const samples = new Map(groups.map((group, at) => [group, values[at] ?? null]));
  samples.delete(noValue);
  const { compare } = new Intl.Collator(language, { numeric: true });
  const known = grouping.ranges ?? order;
  const place = (group: string, value: ColumnValue): number => {
    const at = known.indexOf(grouping.ranges ? group : (toTicked(value)[0] ?? ''));
    return at < 0 ? known.length : at;
  };
  const sign = type === 'moment' || type === 'age' ? -1 : 1;
  const inOrder = [...samples]
    .map(([group, value]) => ({ group, place: place(group, value), name: toNamed(value).length > 0 ? toText(value, language) : group }))
    .sort((one, other) => one.place - other.place || sign * compare(one.name, other.name));
  const ranks = new Map((isReversed ? inOrder.reverse() : inOrder).map(({ group }, at) => [group, at]));
  return Float64Array.from(groups, (group) => ranks.get(group) ?? ranks.size);
}

/** Returns the heads of the groups; `places` must be in the order of the groups. */
export function toGroups(
  places: readonly number[],
  ranks: Float64Array,
  { values, type }: Pick<Grouped, 'values' | 'type'>,
  grouping: Grouping,
  toSum: (places: readonly number[]) => FullListGroup['sum'],
): FullListGroup[] {
  const groupOf = toGroupOf(type, grouping);
  const starts = places.flatMap((at, index) => (index === 0 || ranks[at] !== ranks[places[index - 1] ?? -1] ? [index] : []));
  return starts.map((start, at) => {
    const own = places.slice(start, starts[at + 1]);
    const value = values[own[0] ?? -1] ?? null;
    const isNamed = toNamed(value).length > 0;
    return {
      value: groupOf(value),
      count: own.length,
      ...(isNamed && { name_en: toText(value, 'en'), name_ar: toText(value, 'ar') }),
      sum: toSum(own),
    };
  });
}

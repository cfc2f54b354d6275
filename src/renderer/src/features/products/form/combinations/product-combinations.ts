import type { Fils } from '@shared/domain/money';
import {
  type ChosenValue,
  type CombinationKey,
  combine,
  groupByVariant,
  isSameValue,
  toChosenValues,
  toCombinationKey,
  toCombinationValues,
} from '@shared/products/combinations';
import { type CombinationEntry, isSold } from '@shared/products/product-body';

/** Properties that each combination has separately, unless they are shared by all. */
export type SharedPart = 'image' | 'price' | 'cost';

/** Initial values of a new combination. */
export type FreshEntry = Pick<CombinationEntry, 'price' | 'cost' | 'images'>;

export interface Choice {
  /** Values of one variant are adjacent. */
  chosen: ChosenValue[];
  combinations: CombinationEntry[];
}

function has(values: readonly ChosenValue[], value: ChosenValue): boolean {
  return values.some((one) => isSameValue(one, value));
}

/**
 * Returns the choice with other values and their combinations. Combinations that stay keep their input: a variant that is added with its
 * first values extends them with the first one, and one that is removed with all its values is removed from them. The server's combinations
 * of fewer values stay unchanged.
 */
export function chooseValues({ chosen: before, combinations }: Choice, after: readonly ChosenValue[], fresh: FreshEntry): Choice {
  const groupsBefore = groupByVariant(before);
  const groupsAfter = groupByVariant(after);
  const added = [...groupsAfter].flatMap(([variant, [first]]) => (groupsBefore.has(variant) || !first ? [] : [first]));
  const isFull = (values: readonly ChosenValue[]): boolean => before.length > 0 && values.length === groupsBefore.size;
  const kept = new Map<CombinationKey, CombinationEntry>();
  for (const entry of combinations) {
    const values = toCombinationValues(entry.key);
    const isGone = values.some((value) => !has(after, value) && has(before, value) && groupsAfter.has(value.variant_id));
    if (isGone) continue;
    const staying = values.filter((value) => has(after, value) || !has(before, value));
    if (staying.length === 0 && values.length > 0) continue;
    const changed = [...staying, ...(isFull(values) ? added : [])];
    const isSame = staying.length === values.length && changed.length === values.length;
    const key = isSame ? entry.key : toCombinationKey(changed);
    const rival = kept.get(key);
    if (!rival || (rival.isLeftOut && !entry.isLeftOut)) kept.set(key, isSame ? entry : { ...entry, key });
  }
  const made = combine(after).map(toCombinationKey);
  for (const key of made) {
    if (!kept.has(key)) kept.set(key, { key, isLeftOut: false, amount: null, ...fresh });
  }
  return { chosen: [...after], combinations: [...kept.values()] };
}

/** Restores removed entries, unless new ones of the same values have input. */
export function putBack({ chosen, combinations }: Choice, taken: readonly CombinationEntry[]): Choice {
  const byKey = new Map(taken.map((entry) => [entry.key, entry]));
  return {
    chosen,
    combinations: combinations.map((entry) => (entry.amount === null ? (byKey.get(entry.key) ?? entry) : entry)),
  };
}

/** Sorts combinations as on the server, new ones by their values, so that undoing a removal is no change. */
export function arrange({ chosen, combinations }: Choice, stored: Choice, order: readonly ChosenValue[]): Choice {
  const storedRank = rankOf(stored.combinations.map(({ key }) => key));
  const sorted = sortValues(chosen, [...stored.chosen, ...order]);
  const compare = compareByValues(sorted);
  return {
    chosen: sorted,
    combinations: combinations.toSorted((one, other) => storedRank(one.key) - storedRank(other.key) || compare(one, other)),
  };
}

function sortValues(chosen: readonly ChosenValue[], order: readonly ChosenValue[]): ChosenValue[] {
  const variantRank = rankOf(order.map(({ variant_id }) => variant_id));
  const valueRank = rankOf(order.map((value) => toCombinationKey([value])));
  return chosen.toSorted(
    (one, other) =>
      variantRank(one.variant_id) - variantRank(other.variant_id) ||
      valueRank(toCombinationKey([one])) - valueRank(toCombinationKey([other])),
  );
}

/** Sorts combinations for display by their values in the variants' order; those without a value for each variant are last. */
export function inDisplayOrder(combinations: readonly CombinationEntry[], order: readonly ChosenValue[]): CombinationEntry[] {
  const chosen = toChosenValues(combinations.map(({ key }) => toCombinationValues(key)));
  return combinations.toSorted(compareByValues(sortValues(chosen, order)));
}

function compareByValues(order: readonly ChosenValue[]): (one: CombinationEntry, other: CombinationEntry) => number {
  const variants = [...groupByVariant(order).keys()];
  const rank = rankOf(order.map((value) => toCombinationKey([value])));
  const places = new Map<CombinationKey, number[]>();
  const toPlace = (key: CombinationKey): number[] => {
    const known = places.get(key);
    if (known) return known;
    const values = toCombinationValues(key);
    const missing = variants.length - values.length;
    const ranks = variants.map((variant) => {
      const value = values.find(({ variant_id }) => variant_id === variant);
      return value ? rank(toCombinationKey([value])) : order.length;
    });
    const place = [missing === 0 ? 0 : 1, ...ranks];
    places.set(key, place);
    return place;
  };
  return (one, other) => {
    const left = toPlace(one.key);
    const right = toPlace(other.key);
    const at = left.findIndex((part, index) => part !== right[index]);
    return at === -1 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
  };
}

/** Ranks keys by their first position; unknown ones are last. */
function rankOf<Key>(keys: readonly Key[]): (key: Key) => number {
  const ranks = new Map<Key, number>();
  for (const [index, key] of keys.entries()) if (!ranks.has(key)) ranks.set(key, index);
  return (key) => ranks.get(key) ?? keys.length;
}

/** One of several values from which the user selects one, and its number of combinations. */
export interface SharedChoice<Value> {
  value: Value;
  count: number;
}

/**
 * Returns the different values, the most frequent first, without invalid ones. `own` is the product's value, and counts as one that no
 * combination has.
 */
export function toPriceChoices(combinations: readonly CombinationEntry[], part: 'price' | 'cost', own: Fils | null): SharedChoice<Fils>[] {
  const values = combinations.filter(isSold).flatMap((entry) => (typeof entry[part] === 'number' ? [entry[part] as Fils] : []));
  return toChoices(values, own === null ? [] : [own], String);
}

export function toPictureChoices(combinations: readonly CombinationEntry[], own: readonly string[]): SharedChoice<readonly string[]>[] {
  const values = combinations.filter(isSold).flatMap(({ images }) => (images.length > 0 ? [images] : []));
  return toChoices<readonly string[]>(values, own.length > 0 ? [own] : [], (images) => images.join('\n'));
}

function toChoices<Value>(values: readonly Value[], more: readonly Value[], toName: (value: Value) => string): SharedChoice<Value>[] {
  const choices = new Map<string, SharedChoice<Value>>(more.map((value) => [toName(value), { value, count: 0 }]));
  for (const value of values) {
    const known = choices.get(toName(value));
    choices.set(toName(value), { value, count: (known?.count ?? 0) + 1 });
  }
  return [...choices.values()].sort((one, other) => other.count - one.count);
}

/** Returns the margin in fils and as a percentage of the price; null without both. */
export function toMargin(price: Fils | null, cost: Fils | null): { amount: Fils; percent: number } | null {
  if (price === null || cost === null || price === 0) return null;
  return { amount: (price - cost) as Fils, percent: ((price - cost) / price) * 100 };
}

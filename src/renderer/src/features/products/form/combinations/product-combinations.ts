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

/** What a combination has of its own besides the quantity, unless it is shared by all. */
export type SharedPart = 'image' | 'price' | 'cost';

/** What a new combination begins with. */
export type FreshEntry = Pick<CombinationEntry, 'price' | 'cost' | 'images'>;

export interface Choice {
  /** Values of one variant stand together. */
  chosen: ChosenValue[];
  combinations: CombinationEntry[];
}

function has(values: readonly ChosenValue[], value: ChosenValue): boolean {
  return values.some((one) => isSameValue(one, value));
}

/**
 * The combinations of other values. Those that stay keep everything typed: a variant that comes in with its first values is added to them
 * with the first one, and one that goes out with all its values is taken off them. What the server has besides the product of the values
 * (combinations of fewer values) stays as it is.
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

/** Puts entries that were taken away back, unless new ones of the same values stand there with something typed in them. */
export function putBack({ chosen, combinations }: Choice, taken: readonly CombinationEntry[]): Choice {
  const byKey = new Map(taken.map((entry) => [entry.key, entry]));
  return {
    chosen,
    combinations: combinations.map((entry) => (entry.amount === null ? (byKey.get(entry.key) ?? entry) : entry)),
  };
}

/** As the server has them, then the others by their values: putting something back makes no form look changed. */
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

/** As they are shown: by the values in the order of their variants; what has no value for each of them stands behind. */
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

/** The first place counts; what has none comes last. */
function rankOf<Key>(keys: readonly Key[]): (key: Key) => number {
  const ranks = new Map<Key, number>();
  for (const [index, key] of keys.entries()) if (!ranks.has(key)) ranks.set(key, index);
  return (key) => ranks.get(key) ?? keys.length;
}

/** One of several values of which one is to stay, and how many combinations have it. */
export interface SharedChoice<Value> {
  value: Value;
  count: number;
}

/** The different values, the most frequent first; a value that cannot be taken is none. `own` is the product's and counts as none has it. */
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

/** What is left of the price, in fils and as a part of the price; null without both. */
export function toMargin(price: Fils | null, cost: Fils | null): { amount: Fils; percent: number } | null {
  if (price === null || cost === null || price === 0) return null;
  return { amount: (price - cost) as Fils, percent: ((price - cost) / price) * 100 };
}

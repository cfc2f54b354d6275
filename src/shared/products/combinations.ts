/** One value of one variant, by their ids. */
export interface ChosenValue {
  variant_id: number;
  variant_value_id: number;
}

/** More than this in one product is refused before anything is made of it (docs/adr/0026). */
export const maxCombinations = 500;

/**
 * Names a combination by its values, whatever their order, so that what was typed for it stays with it: `3:17,4:20`. A second one of the
 * same values, as a server may send it, gets a mark behind it.
 */
export type CombinationKey = string;

/** The same as the key of a combination of this value alone. */
export const toValueKey = ({ variant_id, variant_value_id }: ChosenValue): string => `${variant_id}:${variant_value_id}`;

export function toCombinationKey(values: readonly ChosenValue[]): CombinationKey {
  return [...values]
    .sort((one, other) => one.variant_id - other.variant_id || one.variant_value_id - other.variant_value_id)
    .map(toValueKey)
    .join(',');
}

export function toCombinationValues(key: CombinationKey): ChosenValue[] {
  const [values = ''] = key.split('#');
  return values === '' ? [] : values.split(',').map(readPart);
}

function readPart(part: string): ChosenValue {
  const [variant_id = 0, variant_value_id = 0] = part.split(':').map(Number);
  return { variant_id, variant_value_id };
}

/** Keys of combinations as they came: none stands there twice. */
export function toCombinationKeys(combinations: readonly (readonly ChosenValue[])[]): CombinationKey[] {
  const seen = new Map<string, number>();
  return combinations.map((values) => {
    const key = toCombinationKey(values);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? key : `${key}#${count}`;
  });
}

export function isSameValue(one: ChosenValue, other: ChosenValue): boolean {
  return one.variant_value_id === other.variant_value_id && one.variant_id === other.variant_id;
}

/** Each value once, those of one variant together, in the order in which they first stand there. */
export function toChosenValues(combinations: readonly (readonly ChosenValue[])[]): ChosenValue[] {
  const values = new Map(combinations.flat().map((value) => [toValueKey(value), value]));
  return [...groupByVariant([...values.values()]).values()].flat();
}

/** Chosen values by their variant; a variant without any is not in it. */
export function groupByVariant(chosen: readonly ChosenValue[]): Map<number, ChosenValue[]> {
  const groups = new Map<number, ChosenValue[]>();
  for (const { variant_id, variant_value_id } of chosen) {
    groups.set(variant_id, [...(groups.get(variant_id) ?? []), { variant_id, variant_value_id }]);
  }
  return groups;
}

/** How many combinations the values make, without making one. */
export function countCombinations(chosen: readonly ChosenValue[]): number {
  if (chosen.length === 0) return 0;
  return [...groupByVariant(chosen).values()].reduce((count, values) => count * values.length, 1);
}

/** All combinations, the last variant changing first; only for as many as `countCombinations` allows. */
export function combine(chosen: readonly ChosenValue[]): ChosenValue[][] {
  if (chosen.length === 0) return [];
  return [...groupByVariant(chosen).values()].reduce<ChosenValue[][]>(
    (made, values) => made.flatMap((combination) => values.map((value) => [...combination, value])),
    [[]],
  );
}

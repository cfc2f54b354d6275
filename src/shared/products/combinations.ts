/** One value of one variant, by their IDs. */
export interface ChosenValue {
  variant_id: number;
  variant_value_id: number;
}

/** A product with more combinations is rejected before they are created (docs/adr/0026). */
export const maxCombinations = 500;

/**
 * Identifies a combination by its values in any order, so that its input stays with it: `3:17,4:20`. If a server sends the same values
 * twice, the second key has a suffix.
 */
export type CombinationKey = string;

/** Equals the key of a combination with this value only. */
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

/** Returns unique keys of combinations, in their order. */
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

/** Returns each value once, grouped by variant, in the order of their first occurrence. */
export function toChosenValues(combinations: readonly (readonly ChosenValue[])[]): ChosenValue[] {
  const values = new Map(combinations.flat().map((value) => [toValueKey(value), value]));
  return [...groupByVariant([...values.values()]).values()].flat();
}

/** Groups values by variant; a variant without any isn't in the result. */
export function groupByVariant(chosen: readonly ChosenValue[]): Map<number, ChosenValue[]> {
  const groups = new Map<number, ChosenValue[]>();
  for (const { variant_id, variant_value_id } of chosen) {
    groups.set(variant_id, [...(groups.get(variant_id) ?? []), { variant_id, variant_value_id }]);
  }
  return groups;
}

/** Returns the number of combinations of the values without creating them. */
export function countCombinations(chosen: readonly ChosenValue[]): number {
  if (chosen.length === 0) return 0;
  return [...groupByVariant(chosen).values()].reduce((count, values) => count * values.length, 1);
}

/** Creates all combinations, the last variant changing first; call it only for as many as `countCombinations` allows. */
export function combine(chosen: readonly ChosenValue[]): ChosenValue[][] {
  if (chosen.length === 0) return [];
  return [...groupByVariant(chosen).values()].reduce<ChosenValue[][]>(
    (made, values) => made.flatMap((combination) => values.map((value) => [...combination, value])),
    [[]],
  );
}

import type { Difference } from '@shared/domain/server-check';

/** So many amounts say something; fewer may be whole by chance. */
const enough = 3;
/** A dinar is dear: what is whole everywhere and as much as this in the middle is counted in thousandths. */
const suspicious = 250;

/** Nothing in a shop costs so few thousandths of a dinar. */
const fewest = 50;

/** In what amounts are counted, where they say so: dinars that have fils, or are few; whole and large ones are fils. */
export function unitOfAmounts(amounts: ReadonlyMap<string, readonly number[]>): 'fils' | 'dinars' | null {
  const all = [...amounts.values()].flat().filter((amount) => amount !== 0);
  if (all.some((amount) => !Number.isInteger(amount) || Math.abs(amount) < fewest)) return 'dinars';
  return findFils(amounts).length > 0 ? 'fils' : null;
}

/** Amounts that look like fils where the API has dinars. They can be read, and are a thousand times too much. */
export function findFils(amounts: ReadonlyMap<string, readonly number[]>): Difference[] {
  const all = [...amounts.values()].flat().filter((amount) => amount !== 0);
  const middle = all.toSorted((left, right) => left - right)[Math.floor(all.length / 2)] ?? 0;
  if (all.length < enough || middle < suspicious || !all.every(Number.isInteger)) return [];
  return [...amounts]
    .filter(([, values]) => values.some((value) => value !== 0))
    .map(([path, values]) => ({
      kind: 'fils',
      path,
      expected: 'dinars',
      came: 'whole numbers as large as fils',
      places: values.length,
      of: values.length,
      effect: 'shownWrong',
    }));
}

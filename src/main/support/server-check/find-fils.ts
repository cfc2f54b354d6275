import type { Difference } from '@shared/domain/server-check';

/** Minimum number of amounts; fewer may be whole numbers by chance. */
const enough = 3;
/** If all amounts are whole numbers and their median is at least this, they are in fils: few products cost so many dinars. */
const suspicious = 250;

/** No product costs fewer fils than this. */
const fewest = 50;

/** Returns the unit of the amounts if they show it: amounts with decimals or small ones are dinars, large whole numbers are fils. */
export function unitOfAmounts(amounts: ReadonlyMap<string, readonly number[]>): 'fils' | 'dinars' | null {
  const all = [...amounts.values()].flat().filter((amount) => amount !== 0);
  if (all.some((amount) => !Number.isInteger(amount) || Math.abs(amount) < fewest)) return 'dinars';
  return findFils(amounts).length > 0 ? 'fils' : null;
}

/** Finds amounts that look like fils although the contract has dinars. They can be parsed, but are a thousand times too large. */
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

import type { FullListCount } from '@shared/contract/desktop/full-lists';
import { toTreeParent } from '@shared/domain/lists/full-list';
import { includesText } from '@shared/domain/text-search';

/** A value and the values below it. */
export interface TreeChoice {
  value: string;
  name: string;
  /** In every language, for the search. */
  names: readonly string[];
  count: number;
  below: readonly TreeChoice[];
}

/** Builds the tree of counted values, each below its parent. */
export function toTreeChoices(counts: readonly FullListCount[], toName: (counted: FullListCount) => string): TreeChoice[] {
  const toChoice = (counted: FullListCount): TreeChoice => ({
    value: counted.value,
    name: toName(counted),
    names: [toName(counted), counted.name_en ?? '', counted.name_ar ?? ''],
    count: counted.count,
    below: counts.filter(({ value }) => toTreeParent(value) === counted.value).map(toChoice),
  });
  return counts.filter(({ value }) => toTreeParent(value) === null).map(toChoice);
}

/** True if the value or its parent is selected, `mixed` if some of the values below it are. */
export function tickOf({ value, below }: TreeChoice, chosen: readonly string[]): boolean | 'mixed' {
  const above = toTreeParent(value);
  if (chosen.includes(value) || (above !== null && chosen.includes(above))) return true;
  return below.some((one) => chosen.includes(one.value)) ? 'mixed' : false;
}

/** Returns the selection after a value was toggled. If all values below a parent are selected, they are replaced by the parent. */
export function toggleSelection(tree: readonly TreeChoice[], choice: TreeChoice, chosen: readonly string[]): string[] {
  const isTicked = tickOf(choice, chosen) === true;
  const parent = tree.find(({ value }) => value === toTreeParent(choice.value));
  if (!parent) {
    const others = chosen.filter((value) => value !== choice.value && toTreeParent(value) !== choice.value);
    return isTicked ? others : [...others, choice.value];
  }
  const siblings = parent.below.map(({ value }) => value);
  const ticked = chosen.includes(parent.value) ? siblings : chosen.filter((value) => toTreeParent(value) === parent.value);
  const now = isTicked ? ticked.filter((value) => value !== choice.value) : [...ticked, choice.value];
  const others = chosen.filter((value) => value !== parent.value && toTreeParent(value) !== parent.value);
  return [...others, ...(siblings.every((value) => now.includes(value)) ? [parent.value] : now)];
}

/** Filters the tree by a search: retains the matching values, their parents, and all values below them. */
export function searchTree(tree: readonly TreeChoice[], searched: string): TreeChoice[] {
  if (searched.trim() === '') return [...tree];
  const isFound = ({ names }: TreeChoice): boolean => names.some((name) => includesText(name, searched));
  return tree.flatMap((choice) => {
    if (isFound(choice)) return [choice];
    const below = choice.below.filter(isFound);
    return below.length > 0 ? [{ ...choice, below }] : [];
  });
}

import { describe, expect, it } from 'vitest';
import { searchTree, tickOf, toggleSelection, toTreeChoices } from './tree-choice';

const counted = (value: string, name_en: string, name_ar: string, count: number) => ({ value, name_en, name_ar, count });
const tree = toTreeChoices(
  [
    counted('Hawalli', 'Hawalli', 'حولي', 5),
    counted('Ahmadi', 'Ahmadi', 'الأحمدي', 2),
    counted('Hawalli > Salmiya', 'Salmiya', 'السالمية', 3),
    counted('Hawalli > Salwa', 'Salwa', 'سلوى', 2),
    counted('Ahmadi > Mangaf', 'Mangaf', 'المنقف', 2),
    { value: '-', count: 1 },
  ],
  ({ value, name_ar = value }) => name_ar,
);
const [hawalli, ahmadi, none] = tree;
if (!hawalli || !ahmadi || !none) throw new Error('no tree');
const [salmiya, salwa] = hawalli.below;
if (!salmiya || !salwa) throw new Error('no areas');

describe('values of a tree', () => {
  it('stand below the one that they belong to', () => {
    expect(tree.map(({ name, count, below }) => [name, count, below.map((one) => one.name)])).toEqual([
      ['حولي', 5, ['السالمية', 'سلوى']],
      ['الأحمدي', 2, ['المنقف']],
      ['-', 1, []],
    ]);
  });

  it('are ticked with the one above them, which is ticked with all of them', () => {
    expect(toggleSelection(tree, hawalli, ['Ahmadi'])).toEqual(['Ahmadi', 'Hawalli']);
    expect([tickOf(hawalli, ['Hawalli']), tickOf(salmiya, ['Hawalli']), tickOf(ahmadi, ['Hawalli'])]).toEqual([true, true, false]);
    expect(toggleSelection(tree, salmiya, ['Hawalli', 'Ahmadi'])).toEqual(['Ahmadi', 'Hawalli > Salwa']);
    expect(tickOf(hawalli, ['Hawalli > Salwa'])).toBe('mixed');
    expect(toggleSelection(tree, salmiya, ['Hawalli > Salwa'])).toEqual(['Hawalli']);
    expect(toggleSelection(tree, salwa, ['Hawalli > Salwa'])).toEqual([]);
    expect(toggleSelection(tree, hawalli, ['Hawalli > Salwa'])).toEqual(['Hawalli']);
    expect(toggleSelection(tree, hawalli, ['Hawalli'])).toEqual([]);
    expect(toggleSelection(tree, none, [])).toEqual(['-']);
  });

  it('are found in both alphabets and without diacritics', () => {
    const found = (searched: string) => searchTree(tree, searched).map(({ name, below }) => [name, below.map((one) => one.name)]);
    expect(found('سَلوى')).toEqual([['حولي', ['سلوى']]]);
    expect(found('salm')).toEqual([['حولي', ['السالمية']]]);
    expect(found('السالميه')).toEqual([['حولي', ['السالمية']]]);
    expect(found('الاحمدي')).toEqual([['الأحمدي', ['المنقف']]]);
    expect(found('nowhere')).toEqual([]);
    expect(found(' ')).toHaveLength(3);
  });
});

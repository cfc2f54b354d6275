import { describe, expect, it } from 'vitest';
import type { GridColumn, GridRow } from '../model/grid-types';
import { changeByPercent, readChange, toTargets } from './set-targets';

const toRow = (id: string, price: GridRow['cells'][string], leftOut?: string): GridRow => ({
  id,
  name: id,
  head: id,
  cells: { price },
  ...(leftOut !== undefined && { leftOut }),
});
const price: GridColumn = { key: 'price', name: 'Price', kind: 'money' };

describe('what "Set for all" offers', () => {
  const rows = [toRow('a', 1), toRow('b', 2, 'not sold'), toRow('c', 3)];
  const facets = [
    {
      key: 'color',
      name: 'Colour',
      allText: 'All colours',
      values: [
        { key: 'red', name: 'red', setText: 'All red', rows: new Set(['a', 'b']) },
        { key: 'blue', name: 'blue', setText: 'All blue', rows: new Set(['b']) },
      ],
    },
  ];
  const texts = { all: (count: number) => `all ${count}`, shown: (count: number) => `shown ${count}` };

  it('is all rows that take part, and those that have something in common', () => {
    expect(toTargets(rows, facets, undefined, texts)).toMatchObject([
      [{ text: 'all 2', rows: ['a', 'c'] }],
      [{ text: 'All red', rows: ['a'] }],
    ]);
  });

  it('begins with the shown rows while a filter is on', () => {
    expect(toTargets(rows, [], new Set(['b', 'c']), texts)).toMatchObject([[{ text: 'shown 1', rows: ['c'] }, { text: 'all 2' }]]);
  });
});

describe('changing by per cent', () => {
  it.each([
    ['10', 10],
    ['+٥٪', 5],
    ['-12,5 %', -12.5],
    ['-100', -100],
    ['-101', null],
    ['5%5', null],
    ['1 0', null],
    ['ten', null],
    ['', null],
  ])('reads %j', (typed, percent) => expect(readChange(typed)).toBe(percent));

  it('rounds to whole fils, and leaves out what is empty, refused or not sold', () => {
    const rows = [toRow('a', 19_500), toRow('b', null), toRow('c', 'abc'), toRow('d', 5, 'not sold'), toRow('e', 333)];
    expect(changeByPercent(rows, price, 10)).toEqual([
      { id: 'a', key: 'price', value: 21_450 },
      { id: 'e', key: 'price', value: 366 },
    ]);
    expect(changeByPercent(rows, price, -100).map(({ value }) => value)).toEqual([0, 0]);
  });

  it('rounds to steps of a quarter dinar where that is asked for, and never to nothing', () => {
    const rows = [toRow('a', 17_750), toRow('b', 9750), toRow('c', 100), toRow('d', 12_345)];
    const valuesOf = (percent: number, step: number) => changeByPercent(rows, price, percent, step).map(({ value }) => value);
    expect(valuesOf(5, 250)).toEqual([18_750, 10_250, 100, 13_000]);
    expect(valuesOf(-10, 250)).toEqual([16_000, 8750, 100, 11_000]);
    expect(valuesOf(7.5, 1)).toEqual([19_081, 10_481, 108, 13_271]);
  });
});

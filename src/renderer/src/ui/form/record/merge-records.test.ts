import { expect, it } from 'vitest';
import { mergeRecords } from './merge-records';

interface Values {
  name: string;
  rows: { key: string; price: number }[];
  plain: string[];
  fees: Record<string, number>;
}
const before: Values = {
  name: 'Pot',
  rows: [
    { key: 'a', price: 1 },
    { key: 'b', price: 2 },
    { key: 'c', price: 3 },
  ],
  plain: ['x'],
  fees: { 1: 10, 2: 20 },
};
const merge = (mine: Partial<Values>, theirs: Partial<Values>, chosen: string[] = []) =>
  mergeRecords(
    before,
    { ...before, ...mine },
    { ...before, ...theirs },
    {
      isGroup: (path) => path === 'fees',
      isSame: () => false,
      isTheirs: (path) => chosen.includes(path),
    },
  );
const withPrices = (...prices: number[]): Values['rows'] => before.rows.map((row, at) => ({ ...row, price: prices[at] ?? row.price }));

it('joins rows with ids row by row', () => {
  const { values, clashes, taken } = merge({ rows: withPrices(9, 2, 3) }, { rows: withPrices(1, 2, 8) });
  expect([values.rows, clashes, taken]).toEqual([withPrices(9, 2, 8), [], ['rows.2']]);
});

it('asks about a row that both have changed, and takes the chosen one', () => {
  const [mine, theirs] = [{ rows: withPrices(9, 2, 3) }, { rows: withPrices(7, 2, 8) }];
  expect(merge(mine, theirs).clashes).toEqual([{ path: 'rows.0', mine: { key: 'a', price: 9 }, theirs: { key: 'a', price: 7 } }]);
  expect(merge(mine, theirs, ['rows.0']).values.rows).toEqual(withPrices(7, 2, 8));
});

it('keeps rows that either has added, in the order of who has moved them', () => {
  const [a, b, c] = before.rows as [Values['rows'][0], Values['rows'][0], Values['rows'][0]];
  const mine = [c, a, b, { key: 'm', price: 4 }];
  const theirs = [a, b, c, { key: 't', price: 5 }];
  expect(merge({ rows: mine }, { rows: theirs }).values.rows.map(({ key }) => key)).toEqual(['c', 'a', 'b', 'm', 't']);
});

it('takes a row away that one has removed and the other left alone', () => {
  expect(merge({ rows: withPrices(9) }, { rows: before.rows.slice(0, 2) }).values.rows).toEqual(withPrices(9, 2, 3).slice(0, 2));
});

it('asks about the whole list where one has removed a row that the other has changed', () => {
  const { clashes } = merge({ rows: withPrices(1, 2, 9) }, { rows: before.rows.slice(0, 2) });
  expect(clashes.map(({ path }) => path)).toEqual(['rows']);
});

it('takes a list without ids for one value, and a group of fields for many', () => {
  const { clashes, values } = merge({ plain: ['y'], fees: { 1: 11, 2: 20 } }, { plain: ['z'], fees: { 1: 10, 2: 22 } });
  expect([clashes.map(({ path }) => path), values.plain, values.fees]).toEqual([['plain'], ['y'], { 1: 11, 2: 22 }]);
});

import type { Fils } from '@shared/domain/money';
import type { ChosenValue } from '@shared/products/combinations';
import { type CombinationEntry, sumAmounts } from '@shared/products/product-body';
import { describe, expect, it } from 'vitest';
import {
  arrange,
  type Choice,
  chooseValues,
  inDisplayOrder,
  putBack,
  toMargin,
  toPictureChoices,
  toPriceChoices,
} from './product-combinations';

const value = (variant_id: number, variant_value_id: number): ChosenValue => ({ variant_id, variant_value_id });
const [red, teal, navy] = [value(1, 10), value(1, 11), value(1, 12)];
const [small, large] = [value(2, 20), value(2, 21)];
const lid = value(3, 30);
const order = [red, teal, navy, small, large, lid];
const fresh = { price: null, cost: null, images: [] };
const none: Choice = { chosen: [], combinations: [] };
const choose = (choice: Choice, ...values: ChosenValue[]): Choice => chooseValues(choice, values, fresh);
/** Enters a different quantity into each combination. */
const typed = ({ chosen, combinations }: Choice): Choice => ({
  chosen,
  combinations: combinations.map((entry, index) => ({ ...entry, amount: index + 1 })),
});
const amounts = ({ combinations }: Choice): Record<string, unknown> =>
  Object.fromEntries(combinations.map(({ key, amount }) => [key, amount]));
const entry = (changes: Partial<CombinationEntry>): CombinationEntry => ({
  key: '1:10',
  isLeftOut: false,
  amount: null,
  price: null,
  cost: null,
  images: [],
  ...changes,
});

describe('combinations of a product', () => {
  it('keep every number that was typed when a value is added', () => {
    const before = typed(choose(none, red, teal, small));
    expect(amounts(choose(before, red, teal, navy, small, large))).toEqual({
      '1:10,2:20': 1,
      '1:11,2:20': 2,
      '1:10,2:21': null,
      '1:11,2:21': null,
      '1:12,2:20': null,
      '1:12,2:21': null,
    });
  });

  it('go with their value, and come back with what was typed in them', () => {
    const before = typed(choose(none, red, teal, small, large));
    const without = choose(before, red, small, large);
    expect(amounts(without)).toEqual({ '1:10,2:20': 1, '1:10,2:21': 2 });
    const again = putBack(choose(without, red, teal, small, large), before.combinations);
    expect(amounts(again)).toEqual(amounts(before));
  });

  it('do not lose what was typed since when others come back', () => {
    const before = typed(choose(none, red, teal));
    const since = choose(choose(before, red), red, teal);
    const retyped = { ...since, combinations: since.combinations.map((one) => (one.key === '1:11' ? { ...one, amount: 70 } : one)) };
    expect(amounts(putBack(retyped, before.combinations))).toEqual({ '1:10': 1, '1:11': 70 });
  });

  it('keep their numbers when a variant comes in, and when it goes out again', () => {
    const before = typed(choose(none, red, teal, small));
    const withLid = choose(before, red, teal, small, lid);
    expect(amounts(withLid)).toEqual({ '1:10,2:20,3:30': 1, '1:11,2:20,3:30': 2 });
    expect(amounts(choose(withLid, red, teal, small))).toEqual(amounts(before));
  });

  it('are none when no value is left', () => {
    expect(choose(typed(choose(none, red)))).toEqual(none);
  });

  it('leave alone what the server has besides the product of the values', () => {
    const odd = entry({ key: '2:20', amount: 9 });
    const stored: Choice = { chosen: [red, small], combinations: [entry({ key: '1:10,2:20', amount: 1 }), odd] };
    expect(chooseValues(stored, [red, teal, small], fresh).combinations).toContain(odd);
  });

  it('begin with what they are given', () => {
    const [made] = chooseValues(none, [red], { price: 500, cost: 250, images: ['a'] }).combinations;
    expect(made).toEqual(entry({ price: 500, cost: 250, images: ['a'] }));
  });

  it('stand in the order in which the server has them, then by their values, so that a change taken back is none', () => {
    const stored: Choice = {
      chosen: [teal, red, small],
      combinations: [entry({ key: '1:11,2:20', amount: 1 }), entry({ key: '1:10,2:20', amount: 2 })],
    };
    const more = arrange(choose(stored, red, navy, teal, small), stored, order);
    expect(more.combinations.map(({ key }) => key)).toEqual(['1:11,2:20', '1:10,2:20', '1:12,2:20']);
    expect(arrange(choose(more, red, teal, small), stored, order)).toEqual(stored);
  });

  it('are shown in the order of their variants, with what does not fit behind', () => {
    const combinations = ['2:20', '1:11,2:20', '1:10,2:21', '1:10,2:20'].map((key) => entry({ key }));
    const shown = inDisplayOrder(combinations, order);
    expect(shown.map(({ key }) => key)).toEqual(['1:10,2:20', '1:10,2:21', '1:11,2:20', '2:20']);
  });

  it('are counted by those that are sold', () => {
    expect(
      sumAmounts([entry({ amount: 3 }), entry({ amount: 4, isLeftOut: true }), entry({ amount: '2x' }), entry({ amount: null })]),
    ).toBe(3);
  });

  it('tell which values differ, the most frequent first, with the product’s own', () => {
    const rows = [500, 700, 700, '-1', null].map((price) => entry({ price }));
    expect(toPriceChoices(rows, 'price', 500 as Fils)).toEqual([
      { value: 700, count: 2 },
      { value: 500, count: 1 },
    ]);
    expect(toPictureChoices([entry({ images: ['a'] }), entry({ images: ['a'] }), entry({})], ['b'])).toEqual([
      { value: ['a'], count: 2 },
      { value: ['b'], count: 0 },
    ]);
  });
});

describe('the margin', () => {
  it('is price less cost, and its part of the price', () => {
    expect(toMargin(20_000 as Fils, 15_000 as Fils)).toEqual({ amount: 5000, percent: 25 });
    expect(toMargin(10_000 as Fils, 12_000 as Fils)).toEqual({ amount: -2000, percent: -20 });
    expect(toMargin(null, 1 as Fils)).toBeNull();
    expect(toMargin(0 as Fils, 1 as Fils)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import {
  type ChosenValue,
  combine,
  countCombinations,
  toChosenValues,
  toCombinationKey,
  toCombinationKeys,
  toCombinationValues,
} from './combinations';

const value = (variant_id: number, variant_value_id: number): ChosenValue => ({ variant_id, variant_value_id });

describe('combinations', () => {
  it('are made of all values in a stable order, the last variant changing first', () => {
    const chosen = [value(1, 10), value(1, 11), value(2, 20), value(2, 21), value(2, 22)];
    expect(combine(chosen).map(toCombinationKey)).toEqual(['1:10,2:20', '1:10,2:21', '1:10,2:22', '1:11,2:20', '1:11,2:21', '1:11,2:22']);
    expect(countCombinations(chosen)).toBe(6);
    expect(combine([])).toEqual([]);
    expect(countCombinations([])).toBe(0);
  });

  it('are counted without being made', () => {
    const million = Array.from({ length: 6 }, (_, variant) =>
      Array.from({ length: 10 }, (_, at) => value(variant, variant * 100 + at)),
    ).flat();
    expect(countCombinations(million)).toBe(1_000_000);
  });

  it('are named by their values, whatever the order of these', () => {
    expect(toCombinationKey([value(4, 20), value(3, 17)])).toBe('3:17,4:20');
    expect(toCombinationValues('3:17,4:20')).toEqual([value(3, 17), value(4, 20)]);
    expect(toCombinationValues('')).toEqual([]);
  });

  it('have a name of their own even where a server sends one twice', () => {
    expect(toCombinationKeys([[value(1, 2)], [value(1, 2)], []])).toEqual(['1:2', '1:2#2', '']);
    expect(toCombinationValues('1:2#2')).toEqual([value(1, 2)]);
  });

  it('tell the values that they are made of', () => {
    expect(
      toChosenValues([
        [value(1, 2), value(2, 5)],
        [value(1, 3), value(2, 5)],
      ]),
    ).toEqual([value(1, 2), value(1, 3), value(2, 5)]);
  });
});

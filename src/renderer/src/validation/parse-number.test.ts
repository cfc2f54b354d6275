import { describe, expect, it } from 'vitest';
import { parseInteger, parsePercent } from './parse-number';

describe('a typed whole number', () => {
  it.each([
    ['12', 12],
    ['٠', 0],
    ['١٬٢٥٠', 1250],
    ['1,250', 1250],
    ['12,500', 12_500],
    [' 7 ', 7],
    ['1 250', 1250],
    ['1\u202f250\u00a0000', 1_250_000],
  ])('%s is %d', (typed, value) => expect(parseInteger(typed)).toBe(value));

  it.each(['', '12,5', '12.5', '١٢٫٥', '-1', '1e3', 'x', '9'.repeat(20), '5 10', '0 500', '1250 500', '1 25'])('%j is none', (typed) => {
    expect(parseInteger(typed)).toBeNull();
  });
});

describe('a typed percentage', () => {
  it.each([
    ['12', 12],
    ['12,5', 12.5],
    ['١٢٫٥٪', 12.5],
    ['12.5 %', 12.5],
    ['%5', 5],
    ['\u200f٪ ١٢\u200f', 12],
    ['.5', 0.5],
    ['1,250', 1250],
  ])('%s is %d', (typed, value) => expect(parsePercent(typed)).toBe(value));

  it.each(['', '%', '.', '-1', '12%%', '5%5', '%5%', '5 5', '1.2.3', 'half'])('%j is none', (typed) => {
    expect(parsePercent(typed)).toBeNull();
  });
});

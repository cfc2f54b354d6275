import { toInverse, toPlainRate, writeRate } from '@shared/domain/rate';
import { describe, expect, it } from 'vitest';
import { parseRate } from './rate';

describe('parseRate', () => {
  it.each([
    ['12.18', 12_180_000],
    ['١٢٫١٨', 12_180_000],
    ['0.000001', 1],
    ['.5', 500_000],
    ['5.', 5_000_000],
    ['12,18', 12_180_000],
    ['4,252.75', 4_252_750_000],
    ['٤٬٢٥٢٫٧٥', 4_252_750_000],
    ['999999999.999999', 999_999_999_999_999],
    ['0', 0],
  ])('reads %s', (typed, millionths) => {
    expect(parseRate(typed)).toBe(millionths);
  });

  it.each(['', '.', 'x', '-1', '1e3', '0.0000001', '1234567890', '1.2.3'])('does not take "%s"', (typed) => {
    expect(parseRate(typed)).toBeNull();
  });

  it('gives back what it wrote', () => {
    for (const millionths of [1, 10, 999_999, 1_000_000, 12_180_000, 163_284_500, 999_999_999_999_999]) {
      expect(parseRate(toPlainRate(millionths))).toBe(millionths);
    }
  });
});

describe('writeRate', () => {
  it.each([
    [12.18, '12.180000'],
    [1.224185, '1.224185'],
    [0.1, '0.100000'],
    [0.000001, '0.000001'],
    [123_456_789.123456, '123456789.123456'],
    [1.1234567, '1.1234567'],
    [1e-7, '0.0000001'],
  ])('writes %d as %s, which is the same number', (rate, text) => {
    expect(writeRate(rate)).toBe(text);
    expect(Number(writeRate(rate))).toBe(rate);
  });
});

describe('toInverse', () => {
  it.each([
    ['12.180000', '0.082102'],
    ['11.925400', '0.083855'],
    ['1.224100', '0.816927'],
    ['4252.750000', '0.000235'],
    ['137.490600', '0.007273'],
    ['163.284500', '0.006124'],
    ['3', '0.333333'],
    ['0.000001', '1000000.000000'],
    // A half is rounded up, which binary fractions can't represent.
    ['64', '0.015625'],
    ['128', '0.007813'],
    ['999999999.999999', '0.00000000100'],
  ])('one unit at a rate of %s is %s dinars', (rate, inverse) => {
    expect(toInverse(rate)).toBe(inverse);
  });

  it('of nothing is nothing', () => {
    expect(toInverse('0.000000')).toBeNull();
  });
});

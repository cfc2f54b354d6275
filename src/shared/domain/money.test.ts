import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyIn, moneyOut, positiveMoneyOut } from '../contract/money';
import { type Fils, sumFils, timesFils, toDinar, toFils, toPlainAmount } from './money';
import { parseAmount } from './parse-amount';

const fils = fc.integer({ min: 0, max: 999_999_999_999 }).map((value) => value as Fils);

describe('money', () => {
  it('[API-20] writes three decimals', () => {
    expect([0, 5, 12_500, 1_234_567, -250].map((value) => toPlainAmount(value as Fils))).toEqual([
      '0.000',
      '0.005',
      '12.500',
      '1234.567',
      '-0.250',
    ]);
  });

  it('comes back unchanged from dinars and from text', () => {
    fc.assert(
      fc.property(fils, (amount) => {
        expect(toFils(toDinar(amount))).toBe(amount);
        expect(parseAmount(toPlainAmount(amount))).toBe(amount);
        expect(moneyIn.parse(toPlainAmount(amount))).toBe(amount);
        expect(moneyIn.parse(moneyOut.parse(amount))).toBe(amount);
      }),
    );
  });

  it('adds exactly where floating dinars would not', () => {
    expect(sumFils([toFils(0.1), toFils(0.2)])).toBe(300);
    expect(timesFils(toFils(1.005), 3)).toBe(3015);
  });

  it('reads numbers and numeric text of the server and refuses the rest', () => {
    expect(moneyIn.parse(' 12.5 ')).toBe(12_500);
    for (const bad of ['', 'abc', '1,5', null, Number.NaN]) expect(moneyIn.safeParse(bad).success).toBe(false);
  });

  it('refuses to write fractions of a fils, negative amounts, and nothing where something is demanded', () => {
    expect(moneyOut.safeParse(12.5).success).toBe(false);
    expect(moneyOut.safeParse(-1).success).toBe(false);
    expect(moneyOut.safeParse(0).success).toBe(true);
    expect(positiveMoneyOut.safeParse(0).success).toBe(false);
    expect(positiveMoneyOut.parse(1 as Fils)).toBe(0.001);
  });

  it('reads what a person types', () => {
    expect(['12.5', '١٢٫٥', ' 1,250.750 ', '.5', '7.'].map(parseAmount)).toEqual([12_500, 12_500, 1_250_750, 500, 7000]);
    expect(['', '.', '1.2345', '-1', '1.2.3', 'x'].map(parseAmount)).toEqual([null, null, null, null, null, null]);
  });
});

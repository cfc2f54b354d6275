import { parseAmount } from '@renderer/validation/parse-amount';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyIn, moneyOut, positiveMoneyOut } from '../contract/money';
import { createFormatter } from '../i18n/format';
import { type Fils, sumFils, timesFils, toDinar, toFils, toPlainAmount } from './money';

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
        for (const digits of ['latn', 'arab'] as const) expect(parseAmount(createFormatter('ar', digits).amount(amount))).toBe(amount);
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

  it.each([
    ['12.5', 12_500],
    ['12,5', 12_500],
    ['١٢٫٥', 12_500],
    ['١٢,٥', 12_500],
    ['١٢،٥', 12_500],
    ['12,50', 12_500],
    ['0,500', 500],
    ['12,500', 12_500_000],
    ['١٢٬٥٠٠', 12_500_000],
    ['1,250', 1_250_000],
    ['1,250.500', 1_250_500],
    ['١٬٢٥٠٫٥٠٠', 1_250_500],
    [' 1 250.750 ', 1_250_750],
    ['1,234,567', 1_234_567_000],
    ['.5', 500],
    ['7.', 7000],
  ])('reads %s as a person means it', (typed, fils) => {
    expect(parseAmount(typed)).toBe(fils);
  });

  it.each(['', '.', ',', '1.2345', '12,5000', '-1', '1.2.3', '1,2,3', '12,5.5', '1,25,000', '1.250,500', '12٬5', '1e9', 'x'])(
    'does not guess what %s may mean',
    (typed) => {
      expect(parseAmount(typed)).toBeNull();
    },
  );
});

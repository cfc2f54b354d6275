import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stripBidiMarks, toLatinDigits, toPlainNumber } from './digits';

const inArabic = (text: string): string => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
const inPersian = (text: string): string => text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '');

describe('digits', () => {
  it('reads Arabic-Indic and Persian digits', () => {
    expect(toLatinDigits('طلب ١٠٤٨٢ و ۱۰۴۸۲')).toBe('طلب 10482 و 10482');
  });

  it('turns every number back, whatever script it was written in', () => {
    fc.assert(
      fc.property(fc.nat(), (number) => {
        expect(toLatinDigits(inArabic(String(number)))).toBe(String(number));
        expect(toLatinDigits(inPersian(String(number)))).toBe(String(number));
      }),
    );
  });

  it('leaves text without eastern digits alone', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(toLatinDigits(text)).toBe(text);
      }),
    );
  });

  it('takes out direction marks', () => {
    expect(stripBidiMarks('\u2068+965\u2069 \u200e5000\u200f\u061c')).toBe('+965 5000');
  });

  it('makes typed numbers plain', () => {
    expect(toPlainNumber('\u200f١٬٢٣٤٫٥٠٠ ')).toBe('1234.500');
    expect(toPlainNumber('1,234.5')).toBe('1234.5');
    expect(toPlainNumber('−3')).toBe('-3');
    expect(toPlainNumber('1 250.500')).toBe('1250.500');
    expect(toPlainNumber('12 500 000,5')).toBe('12500000.5');
  });

  it('leaves blanks that group nothing by three in a number, so that it is none', () => {
    for (const typed of ['5 10', '12 .5', '1 2', '1250 000', '0 500']) expect(toPlainNumber(typed)).toBe(typed);
  });
});

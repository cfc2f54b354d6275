import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFormatter } from '../i18n/format';
import { parseDay } from './parse-day';

describe('a typed day', () => {
  it.each([
    ['5/3/2026', '2026-03-05'],
    ['05-03-2026', '2026-03-05'],
    ['5.3.2026', '2026-03-05'],
    ['2026-03-05', '2026-03-05'],
    ['2026/3/5', '2026-03-05'],
    ['٥/٣/٢٠٢٦', '2026-03-05'],
    ['5\u200f/3\u200f/2026', '2026-03-05'],
    ['19 Nov 2026', '2026-11-19'],
    ['19 november 2026', '2026-11-19'],
    ['19 نوفمبر 2026', '2026-11-19'],
    ['١٩ نوفمبر ٢٠٢٦', '2026-11-19'],
  ])('%s is %s', (typed, day) => {
    expect(parseDay(typed)).toBe(day);
  });

  it.each(['', 'soon', '31/2/2026', '13/13/2026', '3/5', '5/3/26', '2026-13-01', '19 Foo 2026'])('%s is none', (typed) => {
    expect(parseDay(typed)).toBeNull();
  });

  it('reads back every day as the app writes it, in both languages and both digits', () => {
    const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.constantFrom('en', 'ar'), fc.constantFrom('latn', 'arab'), (date, language, digits) => {
        const day = date.toISOString().slice(0, 10);
        expect(parseDay(createFormatter(language, digits).date(day))).toBe(day);
      }),
    );
  });
});

import { createFormatter } from '@shared/i18n/format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayError, guessMonthFirst, parseDay, parseWrittenDay } from './parse-day';

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
    ['1 Sep 2026', '2026-09-01'],
    ['1 Sept 2026', '2026-09-01'],
    ['01-Sep-2026', '2026-09-01'],
    ['1/sep/2026', '2026-09-01'],
    ['١-سبتمبر-٢٠٢٦', '2026-09-01'],
    ['19 november 2026', '2026-11-19'],
    ['19 نوفمبر 2026', '2026-11-19'],
    ['١٩ نوفمبر ٢٠٢٦', '2026-11-19'],
  ])('%s is %s', (typed, day) => {
    expect(parseDay(typed)).toBe(day);
  });

  it.each([
    '',
    'soon',
    '31/2/2026',
    '13/13/2026',
    '3/5',
    '5/3/26',
    '2026-13-01',
    '19 Foo 2026',
    '12/05/1448',
    '1448-05-12',
    '1/1/1899',
    '1/1/2101',
  ])('%s is none', (typed) => {
    expect(parseDay(typed)).toBeNull();
  });

  it.each([
    ['soon', 'dates.unreadable'],
    ['31/2/2026', 'dates.unreadable'],
    ['12/05/1448', 'dates.otherYear'],
    ['١٢ سبتمبر ١٤٤٨', 'dates.otherYear'],
    ['2101-01-01', 'dates.otherYear'],
    ['31/12/2100', null],
    ['1.1.1900', null],
  ])('what is wrong with %s is %s', (typed, why) => {
    expect(dayError(typed)).toBe(why);
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

describe('a day of a file', () => {
  it.each([
    ['05/11/2026 10:04', '2026-11-05'],
    ['٠٥/١١/٢٠٢٦', '2026-11-05'],
    ['5/11/26', '2026-11-05'],
    ['05-NOV-26', '2026-11-05'],
    ['20261105', '2026-11-05'],
    ['2026-11-04T20:59:00Z', '2026-11-04'],
    ['2026-11-04T21:00:00Z', '2026-11-05'],
    ['2026-11-05 00:30:00+03:00', '2026-11-05'],
    ['2026-11-05T23:30:00', '2026-11-05'],
    ['11-26', null],
    ['', null],
  ])('%s is %s', (text, day) => {
    expect(parseWrittenDay(text, false)).toBe(day);
  });

  it('has its month first if the column leaves no other order, and may have it if both exist', () => {
    expect(guessMonthFirst(['11/27/2026', '11/05/2026'])).toBe(true);
    expect(guessMonthFirst(['27/11/2026', '05/11/2026'])).toBe(false);
    expect(guessMonthFirst(['05/11/2026'])).toBeNull();
    expect(guessMonthFirst(['11/11/2026', '2026-11-05'])).toBe(false);
    expect(parseWrittenDay('11/05/2026', true)).toBe('2026-11-05');
  });
});

import { createFormatter } from '@shared/i18n/format';
import { translator } from '@shared/i18n/translate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCalendarFormatter, toCalendarStrings } from './calendar-texts';
import { fromLocalDate, parseDay, toLocalDate } from './parse-day';
import { rangePresets, toPresetRange } from './range-presets';

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
        expect(fromLocalDate(toLocalDate(day))).toBe(day);
      }),
    );
  });
});

describe('words of the calendar', () => {
  it.each(['en', 'ar'] as const)('are all there in %s, the week begins with Sunday', (language) => {
    const strings = toCalendarStrings(language, translator(language));
    expect(strings.months).toHaveLength(12);
    expect(strings.days).toHaveLength(7);
    expect([strings.months[0], strings.days[0]]).toEqual(language === 'ar' ? ['يناير', 'الأحد'] : ['January', 'Sunday']);
    for (const text of Object.values(strings).flat()) expect(text).not.toMatch(/^$|dates\./);
    if (language === 'ar') expect(strings.shortDays).toEqual(['ح', 'ن', 'ث', 'ر', 'خ', 'ج', 'س']);
    expect(strings.selectedDateFormatString).toContain('{0}');
  });

  it('writes day before month in the chosen digits', () => {
    const strings = toCalendarStrings('ar', translator('ar'));
    const formatter = toCalendarFormatter(createFormatter('ar', 'arab'));
    expect(formatter.formatMonthDayYear(toLocalDate('2026-11-19'), strings)).toBe('١٩ نوفمبر ٢٠٢٦');
    expect(formatter.formatDay(toLocalDate('2026-11-19'))).toBe('١٩');
  });
});

describe('usual periods', () => {
  it('end today and know the first day there is', () => {
    const today = '2026-11-19';
    expect(rangePresets.map((preset) => toPresetRange(preset, today, '2024-08-19'))).toEqual([
      { from: today, to: today },
      { from: '2026-11-13', to: today },
      { from: '2026-11-01', to: today },
      { from: '2024-08-19', to: today },
    ]);
    expect(toPresetRange('all', today, undefined)).toBeNull();
  });
});

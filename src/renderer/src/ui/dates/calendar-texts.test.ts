import { rangePresets, toPresetRange } from '@shared/domain/lists/day-ranges';
import { createFormatter } from '@shared/i18n/format';
import { translator } from '@shared/i18n/translate';
import { describe, expect, it } from 'vitest';
import { toCalendarFormatter, toCalendarStrings } from './calendar-texts';
import { fromLocalDate, toLocalDate } from './local-date';

it('the local midnight of a day is of that day', () => {
  for (const day of ['2000-02-29', '2026-01-01', '2026-12-31']) expect(fromLocalDate(toLocalDate(day))).toBe(day);
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
      { from: today, to: today, preset: 'today' },
      { from: '2026-11-13', to: today, preset: 'lastSevenDays' },
      { from: '2026-11-01', to: today, preset: 'thisMonth' },
      { from: '2024-08-19', to: today, preset: 'all' },
    ]);
  });
});

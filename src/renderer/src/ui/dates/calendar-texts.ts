import type { CalendarStrings } from '@fluentui/react-calendar-compat';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useToday } from '@renderer/runtime/state/today';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { Language } from '@shared/domain/language';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';
import { useMemo } from 'react';
import { toLocalDate } from './local-date';

interface CalendarWords {
  strings: CalendarStrings;
  dateTimeFormatter: CalendarFormatter;
  today: Date;
  firstDayOfWeek: 0;
}

/** Returns the settings of every calendar: texts, digits, and Kuwait's current day. The week starts on Sunday. */
export function useCalendarTexts(): CalendarWords {
  const t = useTexts();
  const language = useLanguage();
  const format = useFormat();
  const strings = useMemo(() => toCalendarStrings(language, t), [language, t]);
  const dateTimeFormatter = useMemo(() => toCalendarFormatter(format), [format]);
  return { strings, dateTimeFormatter, today: toLocalDate(useToday()), firstDayOfWeek: 0 };
}

const locales: Record<Language, string> = { en: 'en-GB', ar: 'ar-KW' };
const options = { calendar: 'gregory', timeZone: 'UTC', numberingSystem: 'latn' } as const;

function names(language: Language, part: Intl.DateTimeFormatOptions, count: number, firstDay: number): string[] {
  const format = new Intl.DateTimeFormat(locales[language], { ...options, ...part });
  return Array.from({ length: count }, (_, at) => format.format(count === 12 ? Date.UTC(2026, at, 15) : Date.UTC(2026, 10, firstDay + at)));
}

/** 1 November 2026 is a Sunday, which is the calendar's day 0. */
const aSunday = 1;

/** Returns every text of the calendar. Fluent shows English for a missing text. */
export function toCalendarStrings(language: Language, t: Translate): CalendarStrings {
  return {
    months: names(language, { month: 'long' }, 12, aSunday),
    // Arabic months have no short forms.
    shortMonths: names(language, { month: language === 'ar' ? 'long' : 'short' }, 12, aSunday),
    days: names(language, { weekday: 'long' }, 7, aSunday),
    shortDays: names(language, { weekday: 'narrow' }, 7, aSunday),
    goToToday: t('dates.today'),
    prevMonthAriaLabel: t('dates.previousMonth'),
    nextMonthAriaLabel: t('dates.nextMonth'),
    prevYearAriaLabel: t('dates.previousYear'),
    nextYearAriaLabel: t('dates.nextYear'),
    prevYearRangeAriaLabel: t('dates.previousYears'),
    nextYearRangeAriaLabel: t('dates.nextYears'),
    monthPickerHeaderAriaLabel: t('dates.chooseYear', { month: '{0}' }),
    yearPickerHeaderAriaLabel: t('dates.chooseYears', { years: '{0}' }),
    closeButtonAriaLabel: t('common.close'),
    weekNumberFormatString: t('dates.weekNumber', { number: '{0}' }),
    selectedDateFormatString: t('dates.selected', { date: '{0}' }),
    todayDateFormatString: t('dates.todayIs', { date: '{0}' }),
    dayMarkedAriaLabel: t('dates.marked'),
  };
}

type Months = Pick<CalendarStrings, 'months'>;
interface CalendarFormatter {
  formatDay: (date: Date) => string;
  formatMonth: (date: Date, strings: Months) => string;
  formatYear: (date: Date) => string;
  formatMonthDayYear: (date: Date, strings: Months) => string;
  formatMonthYear: (date: Date, strings: Months) => string;
}

/** Formats the day before the month, with the digits that are chosen for the whole app. */
export function toCalendarFormatter(format: Formatter): CalendarFormatter {
  const month = (date: Date, { months }: Months): string => months[date.getMonth()] ?? '';
  const number = (value: number): string => format.digits(String(value));
  return {
    formatDay: (date) => number(date.getDate()),
    formatMonth: month,
    formatYear: (date) => number(date.getFullYear()),
    formatMonthDayYear: (date, strings) => `${number(date.getDate())} ${month(date, strings)} ${number(date.getFullYear())}`,
    formatMonthYear: (date, strings) => `${month(date, strings)} ${number(date.getFullYear())}`,
  };
}

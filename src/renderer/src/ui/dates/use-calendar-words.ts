import type { CalendarStrings } from '@fluentui/react-calendar-compat';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useToday } from '@renderer/runtime/state/today';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useMemo } from 'react';
import { type CalendarFormatter, toCalendarFormatter, toCalendarStrings } from './calendar-texts';
import { toLocalDate } from './local-date';

interface CalendarWords {
  strings: CalendarStrings;
  dateTimeFormatter: CalendarFormatter;
  today: Date;
  firstDayOfWeek: 0;
}

/** What every calendar takes: words, digits and Kuwait's day; the week starts on Sunday. */
export function useCalendarWords(): CalendarWords {
  const t = useTexts();
  const language = useLanguage();
  const format = useFormat();
  const strings = useMemo(() => toCalendarStrings(language, t), [language, t]);
  const dateTimeFormatter = useMemo(() => toCalendarFormatter(format), [format]);
  return { strings, dateTimeFormatter, today: toLocalDate(useToday()), firstDayOfWeek: 0 };
}

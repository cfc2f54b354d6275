import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toWeekday } from '@renderer/ui/dates/weekday';
import { useMemo } from 'react';

interface DayNames {
  /** `Thursday, 19 Nov 2026` */
  full(day: string): string;
  /** `19` */
  number(day: string): string;
  /** `Thu` */
  weekday(day: string): string;
}

/** Returns the texts of a day (`YYYY-MM-DD`); the same object until they change. */
export function useDayNames(): DayNames {
  const t = useTexts();
  const format = useFormat();
  const language = useLanguage();
  return useMemo(
    () => ({
      full: (day) => t('dashboard.date', { weekday: toWeekday(day, language, 'long'), date: format.date(day) }),
      number: (day) => format.number(Number(day.slice(8))),
      weekday: (day) => toWeekday(day, language, 'short'),
    }),
    [t, format, language],
  );
}

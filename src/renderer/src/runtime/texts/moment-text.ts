import type { Formatter } from '@shared/i18n/format';

/** Returns `10:42`, with the date if it was on another day. */
export function toMomentText(iso: string, format: Formatter): string {
  const isToday = format.date(iso) === format.date(new Date().toISOString());
  return isToday ? format.time(iso) : format.dateTime(iso);
}

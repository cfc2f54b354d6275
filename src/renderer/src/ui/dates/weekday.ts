import type { Language } from '@shared/domain/language';

const locales: Record<Language, string> = { en: 'en-GB', ar: 'ar-KW' };

/**
 * Returns `Thursday` or `Thu`, `الخميس` or `خ`: the only short forms in Arabic are the letters used in calendars. `day` is `YYYY-MM-DD`.
 */
export function toWeekday(day: string, language: Language, length: 'long' | 'short'): string {
  const weekday = language === 'ar' && length === 'short' ? 'narrow' : length;
  return new Intl.DateTimeFormat(locales[language], { weekday, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

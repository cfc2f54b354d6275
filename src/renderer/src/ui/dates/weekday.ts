import type { Language } from '@shared/domain/language';

const locales: Record<Language, string> = { en: 'en-GB', ar: 'ar-KW' };

/** `Thursday`, `Thu`; `الخميس`, `خميس`: Arabic shortens the name by its article. `day` is `YYYY-MM-DD`. */
export function toWeekday(day: string, language: Language, length: 'long' | 'short'): string {
  const name = new Intl.DateTimeFormat(locales[language], { weekday: length, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  return language === 'ar' && length === 'short' ? name.replace(/^ال/, '') : name;
}

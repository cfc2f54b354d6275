import { stripBidiMarks, toLatinDigits } from '@shared/domain/digits';

/** Returns `09:30` for `9:30`, `9.30`, `930`, and Arabic digits; other text is returned unchanged, in Latin digits. */
export function toTimeOfDay(typed: string): string {
  const latin = toLatinDigits(stripBidiMarks(typed))
    .trim()
    .replace(/[.,\u066b\u060c]/g, ':');
  const [, hours, minutes] = /^(\d{1,2}):?(\d{2})$/.exec(latin) ?? [];
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : latin;
}

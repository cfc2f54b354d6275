import { stripBidiMarks, toLatinDigits } from '@shared/domain/digits';

/** `09:30` from `9:30`, `9.30`, `930` and Arabic digits; what is no such time stays as it is, in Latin digits. */
export function toTimeOfDay(typed: string): string {
  const latin = toLatinDigits(stripBidiMarks(typed))
    .trim()
    .replace(/[.,\u066b\u060c]/g, ':');
  const [, hours, minutes] = /^(\d{1,2}):?(\d{2})$/.exec(latin) ?? [];
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : latin;
}

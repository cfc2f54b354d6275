import { stripBidiMarks, toLatinDigits } from './digits';

let monthsByName: ReadonlyMap<string, number> | null = null;

/** 1 to 12 for a month's long or short name in either language. */
function toMonth(name: string): number | undefined {
  monthsByName ??= new Map(
    ['en-GB', 'ar-KW'].flatMap((locale) =>
      (['long', 'short'] as const).flatMap((month) => {
        const format = new Intl.DateTimeFormat(locale, { month, calendar: 'gregory', timeZone: 'UTC' });
        return Array.from({ length: 12 }, (_, at) => [format.format(Date.UTC(2026, at, 15)).toLowerCase(), at + 1] as const);
      }),
    ),
  );
  return monthsByName.get(name);
}

/**
 * A day as a person types or pastes it, as `YYYY-MM-DD`: day/month/year with any separator, year-month-day, or day and month's name in
 * either language; digits of either script. Null for what is no day (never month before day).
 */
export function parseDay(typed: string): string | null {
  const text = toLatinDigits(stripBidiMarks(typed)).trim().toLowerCase();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return toDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const dayFirst = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text);
  if (dayFirst) return toDay(Number(dayFirst[3]), Number(dayFirst[2]), Number(dayFirst[1]));
  const named = /^(\d{1,2}) ([^\d]+?) (\d{4})$/.exec(text);
  const month = named && toMonth(named[2] ?? '');
  return named && month ? toDay(Number(named[3]), month, Number(named[1])) : null;
}

function toDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

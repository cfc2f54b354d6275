import { stripBidiMarks, toLatinDigits } from '@shared/domain/digits';

let monthsByName: ReadonlyMap<string, number> | null = null;

/** Returns 1 to 12 for a month's long or short name in either language. */
function toMonth(name: string): number | undefined {
  monthsByName ??= new Map(
    ['en-GB', 'en-US', 'ar-KW'].flatMap((locale) =>
      (['long', 'short'] as const).flatMap((month) => {
        const format = new Intl.DateTimeFormat(locale, { month, calendar: 'gregory', timeZone: 'UTC' });
        return Array.from({ length: 12 }, (_, at) => [format.format(Date.UTC(2026, at, 15)).toLowerCase(), at + 1] as const);
      }),
    ),
  );
  return monthsByName.get(name);
}

/** Other years are a mistake, or of another calendar. */
const years = { first: 1900, last: 2100 };

interface WrittenDay {
  year: number;
  month: number;
  day: number;
}

function readParts(typed: string): WrittenDay | null {
  const text = toLatinDigits(stripBidiMarks(typed)).trim().toLowerCase();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const dayFirst = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text);
  if (dayFirst) return { year: Number(dayFirst[3]), month: Number(dayFirst[2]), day: Number(dayFirst[1]) };
  const named = /^(\d{1,2})[-/. ]+(\D+?)[-/. ]+(\d{4})$/.exec(text);
  const month = named && toMonth(named[2] ?? '');
  return named && month ? { year: Number(named[3]), month, day: Number(named[1]) } : null;
}

/**
 * Parses an entered or pasted day to `YYYY-MM-DD`: day/month/year with any separator, year-month-day, or a day and a month's name in either
 * language, in digits of either script. Null for other text, and outside of the years 1900 to 2100. Month before day is never accepted.
 */
export function parseDay(typed: string): string | null {
  const parts = readParts(typed);
  return parts && isUsual(parts) ? toDay(parts) : null;
}

/** Returns why a text is no day, as a message of `form-rules.ts`, or null. */
export function dayError(typed: string): 'dates.unreadable' | 'dates.otherYear' | null {
  const parts = readParts(typed);
  if (parts && !isUsual(parts)) return 'dates.otherYear';
  return parts && toDay(parts) ? null : 'dates.unreadable';
}

function isUsual({ year }: WrittenDay): boolean {
  return year >= years.first && year <= years.last;
}

function toDay({ year, month, day }: WrittenDay): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

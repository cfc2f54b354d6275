import { toDatePart } from '@shared/domain/dates';
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

const numericDay = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{2,4})$/;
/** `2026-11-04T22:30:00Z` is the next day in Kuwait. */
const withZone = /^\d{4}-\d{2}-\d{2}[T ]\d{1,2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/i;

/** Removes the time that may follow a day. */
const withoutTime = (text: string): string => text.trim().replace(/(?:T|\s+)\d{1,2}:\d{2}.*$/, '');

/**
 * Parses a day that another program has written, as `parseDay` does, but also with a time, with two digits of the year, and without
 * separators (`20261105`). `isMonthFirst`: whether the month is before the day in this column.
 */
export function parseWrittenDay(text: string, isMonthFirst: boolean): string | null {
  const latin = toLatinDigits(stripBidiMarks(text)).trim();
  if (withZone.test(latin)) return parseDay(toDatePart(latin));
  const plain = withoutTime(latin)
    .replace(/^(20\d{2})(\d{2})(\d{2})$/, '$1-$2-$3')
    .replace(/^(\d{1,2}[-/. ]+\D+[-/. ]+)(?=\d{2}$)/, (start) => `${start}20`);
  const [, one, , other, year = ''] = numericDay.exec(plain) ?? [];
  if (one === undefined) return parseDay(plain);
  const fullYear = year.length === 2 ? `20${year}` : year;
  return parseDay(isMonthFirst ? `${other}/${one}/${fullYear}` : `${one}/${other}/${fullYear}`);
}

/** Whether a column's days only exist if the month is before the day; null if they exist in both orders and differ. */
export function guessMonthFirst(cells: readonly string[]): boolean | null {
  const pairs = cells.flatMap((cell) => {
    const [, one, , other] = numericDay.exec(withoutTime(toLatinDigits(stripBidiMarks(cell)))) ?? [];
    return one === undefined ? [] : [[Number(one), Number(other)] as const];
  });
  const isDayFirst = pairs.some(([one]) => one > 12);
  if (isDayFirst || pairs.every(([one, other]) => one === other)) return false;
  return pairs.some(([, other]) => other > 12) || null;
}

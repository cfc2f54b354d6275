import { isDay as isCalendarDay, toKuwaitDay } from '@shared/domain/dates';
import type { ServerProfile } from '@shared/domain/server/server-profile';

/** Forms of servers' dates that the contract has as ISO texts. */
export type DateForm = NonNullable<NonNullable<ServerProfile['dates']>['answers']>;

const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
/** Also matches dates with a 12-hour time (`9:00 AM`), which no profile can parse. */
const beginsSlashed = /^(\d{1,2})\/(\d{1,2})\/\d{4}(?=$|[ ,T])/;
const two = (part = '0'): string => part.padStart(2, '0');

/** Returns the first two numbers of `11/20/2026`, with or without a time; null for any other text. */
export function readSlashes(value: unknown): { first: number; second: number } | null {
  const parts = typeof value === 'string' ? beginsSlashed.exec(value) : null;
  return parts && { first: Number(parts[1]), second: Number(parts[2]) };
}

/**
 * Parses a date with the day first. A date without a time gets none. A time is in Kuwait's time zone, which has no daylight saving time.
 */
function readDayFirst(text: string, isDay: boolean): string | null {
  const [, day, month, year, hour, minute, second] = slashed.exec(text.trim()) ?? [];
  if (year === undefined) return null;
  const named = `${year}-${two(month)}-${two(day)}`;
  const moment = new Date(`${named}T${two(hour)}:${two(minute)}:${two(second)}+03:00`);
  if (!isCalendarDay(named) || Number.isNaN(moment.getTime())) return null;
  return isDay || hour === undefined ? named : moment.toISOString();
}

function toEpoch(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{9,13}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' ? number : null;
}

/** Returns `YYYY-MM-DD` or an ISO time; null if the value isn't a date of this form. */
export function readServerDate(value: unknown, form: DateForm, isDay: boolean): string | null {
  if (form === 'dayFirst') return typeof value === 'string' ? readDayFirst(value, isDay) : null;
  const moment = new Date((toEpoch(value) ?? Number.NaN) * (form === 'seconds' ? 1000 : 1));
  if (Number.isNaN(moment.getTime())) return null;
  return isDay ? toKuwaitDay(moment) : moment.toISOString();
}

/** Returns the form of a date that isn't in the contract's form. With slashes, it isn't known which of the two numbers is the day. */
export function toDateForm(value: unknown): 'slashed' | 'seconds' | 'milliseconds' | null {
  if (typeof value === 'string' && slashed.test(value)) return 'slashed';
  const number = toEpoch(value) ?? 0;
  if (number > 1e12 && number < 1e13) return 'milliseconds';
  return number > 1e9 && number < 1e10 ? 'seconds' : null;
}

/** Converts `2026-11-20` to `20/11/2026`. */
export const toSentDay = (day: string): string => day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');

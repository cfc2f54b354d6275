/** Kuwait is always three hours ahead of UTC; adding them is a hundred times faster than `Intl`. */
export const kuwaitOffsetMs = 3 * 60 * 60 * 1000;

/** Returns the calendar day in Kuwait as `YYYY-MM-DD`. */
export function toKuwaitDay(moment: Date): string {
  return new Date(moment.getTime() + kuwaitOffsetMs).toISOString().slice(0, 10);
}

/** Returns the time of day in Kuwait as `HH:MM`. */
export function toKuwaitTime(moment: Date): string {
  return new Date(moment.getTime() + kuwaitOffsetMs).toISOString().slice(11, 16);
}

/** Returns the hour of the day in Kuwait, 0 to 23. */
export function toKuwaitHour(moment: Date): number {
  return new Date(moment.getTime() + kuwaitOffsetMs).getUTCHours();
}

const dayParts = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is an existing day as `YYYY-MM-DD`. Every date of a list passes here, and a `Date` would parse February 31 as March 3. */
export function isDay(text: string): boolean {
  const parts = dayParts.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (month === 2) return day >= 1 && day <= (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28);
  return month >= 1 && month <= 12 && day >= 1 && day <= (month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31);
}

const hasZone = /([zZ]|GMT|UTC|[+-]\d{2}:?\d{2})$/;
const isIso = /^\d{4}-\d{2}-\d{2}(?:[T ](\d{2}:\d{2}.*))?$/;

/** Whether a date of the server has a time; registered orders may have only a day. */
export function namesTime(text: string): boolean {
  return /[T ]\d{1,2}:\d{2}/.test(text);
}

const beginsWithDay = /^\d{4}-\d{2}-\d{2}/;

/**
 * Parses a date of the server, independent of this computer's time zone: a date without a zone is Kuwait's, and a day without a time begins
 * there. Invalid for a day that doesn't exist.
 */
export function toMoment(text: string): Date {
  if (beginsWithDay.test(text) && !isDay(text.slice(0, 10))) return new Date(Number.NaN);
  const asWritten = new Date(text);
  if (hasZone.test(text) || Number.isNaN(asWritten.getTime())) return asWritten;
  const iso = isIso.exec(text);
  return new Date(iso ? `${text.slice(0, 10)}T${iso[1] ?? '00:00'}+03:00` : `${text} GMT+0300`);
}

/**
 * Returns the calendar day of a date of the server as `YYYY-MM-DD`: a time with a zone is converted to Kuwait's, the day of a time without
 * one is returned as it is. A text that isn't a date is returned unchanged.
 */
export function toDatePart(iso: string): string {
  const day = beginsWithDay.exec(iso)?.[0];
  if (!day || !isDay(day)) return iso;
  if (!hasZone.test(iso.slice(day.length))) return day;
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? day : toKuwaitDay(moment);
}

/** Matches the end of a day as servers in another time zone write it. */
const endOfDay = /[T ]23:59(?::59(?:\.\d+)?)?(?:[zZ]|[+-]00:?00)$/;

/** Returns a last day as `YYYY-MM-DD`, as `toDatePart` does; for the end of a day, its own day is returned in any time zone. */
export function toLastDay(iso: string): string {
  const day = iso.slice(0, 10);
  return endOfDay.test(iso) && isDay(day) ? day : toDatePart(iso);
}

/** `day` and the result are `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** Returns the time when a day (`YYYY-MM-DD`) begins in Kuwait. */
export function toKuwaitStart(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - kuwaitOffsetMs);
}

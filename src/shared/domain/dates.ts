/** Kuwait is three hours ahead all the year; adding them costs a hundredth of what a calendar costs. */
export const kuwaitOffsetMs = 3 * 60 * 60 * 1000;

/** The calendar day in Kuwait as `YYYY-MM-DD`. */
export function toKuwaitDay(moment: Date): string {
  return new Date(moment.getTime() + kuwaitOffsetMs).toISOString().slice(0, 10);
}

/** The time of day in Kuwait as `HH:MM`. */
export function toKuwaitTime(moment: Date): string {
  return new Date(moment.getTime() + kuwaitOffsetMs).toISOString().slice(11, 16);
}

/** The hour of the day in Kuwait, 0 to 23. */
export function toKuwaitHour(moment: Date): number {
  return new Date(moment.getTime() + kuwaitOffsetMs).getUTCHours();
}

/** Whether a text is a day as `YYYY-MM-DD` that the calendar has: `Date` takes 31 February for 3 March. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(8));
}

const hasZone = /([zZ]|GMT|UTC|[+-]\d{2}:?\d{2})$/;
const isIso = /^\d{4}-\d{2}-\d{2}(?:[T ](\d{2}:\d{2}.*))?$/;

/** Whether a date of the server names a time of day; registered orders may carry a day alone. */
export function namesTime(text: string): boolean {
  return /[T ]\d{1,2}:\d{2}/.test(text);
}

const beginsWithDay = /^\d{4}-\d{2}-\d{2}/;

/**
 * A date of the server, wherever this computer believes to be: without a zone it is one in Kuwait, and a day alone begins there. Invalid for a
 * day that the calendar doesn't have.
 */
export function toMoment(text: string): Date {
  if (beginsWithDay.test(text) && !isDay(text.slice(0, 10))) return new Date(Number.NaN);
  const asWritten = new Date(text);
  if (hasZone.test(text) || Number.isNaN(asWritten.getTime())) return asWritten;
  const iso = isIso.exec(text);
  return new Date(iso ? `${text.slice(0, 10)}T${iso[1] ?? '00:00'}+03:00` : `${text} GMT+0300`);
}

/**
 * The calendar day of a date of the server, as `YYYY-MM-DD`: a moment with a zone is read in Kuwait, one without keeps the day it names.
 * What is no date comes back as it is.
 */
export function toDatePart(iso: string): string {
  const day = beginsWithDay.exec(iso)?.[0];
  if (!day || !isDay(day)) return iso;
  if (!hasZone.test(iso.slice(day.length))) return day;
  const moment = toMoment(iso);
  return Number.isNaN(moment.getTime()) ? day : toKuwaitDay(moment);
}

/** The end of a day as servers in another zone write it. */
const endOfDay = /[T ]23:59(?::59(?:\.\d+)?)?(?:[zZ]|[+-]00:?00)$/;

/** The last day of something as `YYYY-MM-DD`, as `toDatePart`; the end of a day keeps the day it names, in whatever zone. */
export function toLastDay(iso: string): string {
  const day = iso.slice(0, 10);
  return endOfDay.test(iso) && isDay(day) ? day : toDatePart(iso);
}

/** `day` is `YYYY-MM-DD`, and so is the answer. */
export function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** The moment at which a day (`YYYY-MM-DD`) begins in Kuwait. */
export function toKuwaitStart(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - kuwaitOffsetMs);
}

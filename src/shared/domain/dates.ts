/** Kuwait is three hours ahead all the year; adding them costs a hundredth of what a calendar costs. */
export const kuwaitOffsetMs = 3 * 60 * 60 * 1000;

/** The calendar day in Kuwait as `YYYY-MM-DD`. */
export function toKuwaitDay(moment: Date): string {
  return new Date(moment.getTime() + kuwaitOffsetMs).toISOString().slice(0, 10);
}

/**
 * The calendar day of a date of the server, as `YYYY-MM-DD`: a moment with a zone is read in Kuwait, one without keeps the day it names.
 * What is no date comes back as it is.
 */
export function toDatePart(iso: string): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(iso)?.[0];
  if (!day) return iso;
  if (!/[zZ]$|[+-]\d{2}:?\d{2}$/.test(iso.slice(day.length))) return day;
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? day : toKuwaitDay(moment);
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

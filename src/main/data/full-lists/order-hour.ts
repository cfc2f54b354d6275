import { namesTime, toKuwaitDay, toKuwaitHour, toMoment } from '@shared/domain/dates';

/** Returns the hour in Kuwait (0–23) of a time on this day; null if it has only a date. */
export function toHour(createdAt: string, day: string): number | null {
  if (!namesTime(createdAt)) return null;
  const moment = toMoment(createdAt);
  if (Number.isNaN(moment.getTime()) || toKuwaitDay(moment) !== day) return null;
  return toKuwaitHour(moment);
}

import { namesTime, toKuwaitDay, toKuwaitHour, toMoment } from '@shared/domain/dates';

/** The hour in Kuwait of a moment on this day; null where only the day is named. */
export function toHour(createdAt: string, day: string): number | null {
  if (!namesTime(createdAt)) return null;
  const moment = toMoment(createdAt);
  if (Number.isNaN(moment.getTime()) || toKuwaitDay(moment) !== day) return null;
  return toKuwaitHour(moment);
}

import { requiredDay, requiredTime } from '@renderer/validation/form-rules';
import { stationReachDays } from '@shared/contract/printing/station';
import { toKuwaitDay, toKuwaitStart, toKuwaitTime } from '@shared/domain/dates';

/** A time in Kuwait to the minute; without a day, the time is ignored and the start is the time of the save. */
export interface SinceValues {
  sinceDay: string;
  sinceTime: string;
}

const dayMs = 24 * 60 * 60 * 1000;

export const hasSince = ({ sinceDay }: Pick<SinceValues, 'sinceDay'>): boolean => sinceDay.trim() !== '';

export function toSinceValues(since: string | null): SinceValues {
  if (since === null) return { sinceDay: '', sinceTime: '' };
  const moment = new Date(since);
  return { sinceDay: toKuwaitDay(moment), sinceTime: toKuwaitTime(moment) };
}

/** Converts valid day and time to a timestamp in ms. */
function toMoment({ sinceDay, sinceTime }: SinceValues): number {
  const [hours = 0, minutes = 0] = requiredTime().parse(sinceTime).split(':').map(Number);
  return toKuwaitStart(requiredDay().parse(sinceDay)).getTime() + (hours * 60 + minutes) * 60_000;
}

const isKept = (values: SinceValues, kept: string | null): boolean => kept !== null && toMoment(values) === toMoment(toSinceValues(kept));

/** An unchanged value keeps its seconds. */
export function toSince(values: SinceValues, kept: string | null): string | null {
  if (!hasSince(values)) return null;
  return isKept(values, kept) ? kept : new Date(toMoment(values)).toISOString();
}

/** Returns why a start time is invalid; the stored one is always valid, independent of the clock. */
export function findSinceError(values: SinceValues, kept: string | null): { name: keyof SinceValues; message: string } | null {
  if (isKept(values, kept)) return null;
  const moment = toMoment(values);
  const isToday = toKuwaitDay(new Date(moment)) === toKuwaitDay(new Date());
  if (moment > Date.now()) return { name: isToday ? 'sinceTime' : 'sinceDay', message: 'stationSettings.error.sinceAhead' };
  return moment < Date.now() - stationReachDays * dayMs ? { name: 'sinceDay', message: 'stationSettings.error.sinceTooEarly' } : null;
}

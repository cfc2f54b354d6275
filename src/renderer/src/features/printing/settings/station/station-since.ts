import { requiredDay, requiredTime } from '@renderer/validation/form-rules';
import { stationReachDays } from '@shared/contract/printing/station';
import { toKuwaitDay, toKuwaitStart, toKuwaitTime } from '@shared/domain/dates';

/** A moment to the minute, in the time of Kuwait; without a day, the time counts for nothing and the moment is that of saving. */
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

/** Of values that are a day and a time. */
function toMoment({ sinceDay, sinceTime }: SinceValues): number {
  const [hours = 0, minutes = 0] = requiredTime().parse(sinceTime).split(':').map(Number);
  return toKuwaitStart(requiredDay().parse(sinceDay)).getTime() + (hours * 60 + minutes) * 60_000;
}

const isKept = (values: SinceValues, kept: string | null): boolean => kept !== null && toMoment(values) === toMoment(toSinceValues(kept));

/** What was left as it was keeps its seconds. */
export function toSince(values: SinceValues, kept: string | null): string | null {
  if (!hasSince(values)) return null;
  return isKept(values, kept) ? kept : new Date(toMoment(values)).toISOString();
}

/** What speaks against a moment; nothing does against the one that counts already, whatever the clock says. */
export function findSinceError(values: SinceValues, kept: string | null): { name: keyof SinceValues; message: string } | null {
  if (isKept(values, kept)) return null;
  const moment = toMoment(values);
  const isToday = toKuwaitDay(new Date(moment)) === toKuwaitDay(new Date());
  if (moment > Date.now()) return { name: isToday ? 'sinceTime' : 'sinceDay', message: 'stationSettings.error.sinceAhead' };
  return moment < Date.now() - stationReachDays * dayMs ? { name: 'sinceDay', message: 'stationSettings.error.sinceTooEarly' } : null;
}

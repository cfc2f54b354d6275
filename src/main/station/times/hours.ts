import type { StationSettings } from '@shared/contract/printing/station';
import { kuwaitOffsetMs } from '@shared/domain/dates';

type Hours = StationSettings['hours'];

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const toMs = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * minuteMs;
};

/** Returns the ms since midnight in Kuwait. */
const timeOfDay = (moment: number): number => (moment + kuwaitOffsetMs) % dayMs;

/** Whether a time (ms) is within the hours. Hours that end when they begin include the whole day. */
export function isWithinHours(hours: Hours, moment: number): boolean {
  if (!hours || hours.from === hours.to) return true;
  const [from, to, at] = [toMs(hours.from), toMs(hours.to), timeOfDay(moment)];
  return from < to ? at >= from && at < to : at >= from || at < to;
}

/** Returns the time (ms) when the hours begin next. */
export function toNextOpening(hours: NonNullable<Hours>, moment: number): number {
  const midnight = moment - timeOfDay(moment);
  const opening = midnight + toMs(hours.from);
  return opening > moment ? opening : opening + dayMs;
}

/** Returns the last midnight in Kuwait, in ms. */
export function toKuwaitMidnight(moment: number): number {
  return moment - timeOfDay(moment);
}

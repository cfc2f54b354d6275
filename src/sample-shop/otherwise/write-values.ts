import type { ServerProfile } from '@shared/server-profile/profile';

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const dayInKuwait = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kuwait', day: '2-digit', month: '2-digit', year: 'numeric' });
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kuwait', hour: '2-digit', minute: '2-digit', hour12: false });

function writeDate(text: string, form: NonNullable<ServerProfile['dates']>['answers']): unknown {
  const date = new Date(day.test(text) ? `${text}T00:00:00+03:00` : text);
  if (form !== 'dayFirst') return form === 'seconds' ? Math.floor(date.getTime() / 1000) : date.getTime();
  return day.test(text) ? dayInKuwait.format(date) : `${dayInKuwait.format(date)} ${clock.format(date)}`;
}

/** Numbers, booleans and dates of an answer in the forms that a profile says. */
export function writeValues(value: unknown, profile: ServerProfile): unknown {
  const { numbers, booleans, dates } = profile;
  if (Array.isArray(value)) return value.map((one) => writeValues(one, profile));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, writeValues(part, profile)]));
  if (typeof value === 'number') return numbers?.answers ? String(value) : value;
  if (typeof value === 'boolean') return booleans?.answers ? booleans.answers[value ? 1 : 0] : value;
  if (typeof value === 'string' && dates && (moment.test(value) || day.test(value))) return writeDate(value, dates.answers);
  return value;
}

import type { ServerProfile } from '@shared/domain/server/server-profile';

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const dayInKuwait = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kuwait', day: '2-digit', month: '2-digit', year: 'numeric' });
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kuwait', hour: '2-digit', minute: '2-digit', hour12: false });

function writeDate(text: string, form: NonNullable<NonNullable<ServerProfile['dates']>['answers']>): unknown {
  const date = new Date(day.test(text) ? `${text}T00:00:00+03:00` : text);
  if (form !== 'dayFirst') return form === 'seconds' ? Math.floor(date.getTime() / 1000) : date.getTime();
  return day.test(text) ? dayInKuwait.format(date) : `${dayInKuwait.format(date)} ${clock.format(date)}`;
}

/** Fields of the written API with amounts in dinars. */
const amountNames = new Set('price cost offerPrice total shipping_fee delivery_fee cash_in_delivery totalSales salesDaily'.split(' '));

export const isAmount = (name: string): boolean => amountNames.has(name);

const toFils = (value: unknown): unknown =>
  typeof value === 'number'
    ? Math.round(value * 1000)
    : typeof value === 'string' && value !== ''
      ? String(Math.round(Number(value) * 1000))
      : value;

/** Converts to whole fils; an amount with a fraction of a fils stays unchanged, and every shop rejects it. */
export function toDinars(value: unknown): unknown {
  const fils = typeof value === 'string' ? Number(value) : value;
  return typeof fils === 'number' && Number.isInteger(fils) ? fils / 1000 : value;
}

/** Converts `20/11/2026` to the documents' form. */
export const toIsoDay = (text: string): string => text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1');

/** Converts numbers, booleans, dates, and amounts of a response to the profile's forms. */
export function writeValues(given: unknown, profile: ServerProfile, name = ''): unknown {
  const { numbers, booleans, dates, amounts } = profile;
  const value = amounts && isAmount(name) ? toFils(given) : given;
  if (Array.isArray(value)) return value.map((one) => writeValues(one, profile));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, writeValues(part, profile, key)]));
  if (typeof value === 'number') return numbers?.answers ? String(value) : value;
  if (typeof value === 'boolean') return booleans?.answers ? booleans.answers[value ? 1 : 0] : value;
  if (typeof value === 'string' && dates?.answers && (moment.test(value) || day.test(value))) return writeDate(value, dates.answers);
  return value;
}

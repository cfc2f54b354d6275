import type { Digits } from '../contract/desktop/session';
import { namesTime, toMoment } from '../domain/dates';
import type { Language } from '../domain/language';
import { type Fils, toPlainAmount } from '../domain/money';

export const timeZone = 'Asia/Kuwait';

export interface Formatter {
  /** `19 Nov 2026`, `19 نوفمبر 2026`; accepts ISO date-times and `YYYY-MM-DD`. Invalid input is returned unchanged. */
  date(iso: string): string;
  /** `19 Nov`, `19 نوفمبر` for a day of this year, if space is limited; a day of another year is formatted as by `date`. */
  shortDate(iso: string): string;
  /** Date and `10:14`. */
  dateTime(iso: string): string;
  /** Like `dateTime`, or like `date` for a day without a time. */
  moment(iso: string): string;
  time(iso: string): string;
  /** `10:14:05`. */
  clock(iso: string): string;
  /** `Thursday 19 November`, `الخميس، 19 نوفمبر`. */
  weekday(iso: string): string;
  /** `1,250`, at most three decimals. */
  number(value: number): string;
  /** `12.500`, three decimals without a label. */
  amount(fils: Fils): string;
  /** `12.500 KWD` or `12.500 د.ك`. */
  money(fils: Fils): string;
  currency: string;
  /** `4,252.750000`: a plain decimal with grouped thousands, in the user's digits. */
  decimal(plain: string): string;
  /** A number that is already formatted (`09:30`, `2026`, `12.500`), in the user's digits. Not for phones, IDs, and codes. */
  digits(text: string): string;
}

const arabicDigits = '٠١٢٣٤٥٦٧٨٩';
const arabicMarks: Readonly<Record<string, string>> = { '.': '٫', ',': '٬' };

function toArabicDigits(text: string): string {
  return text
    .replace(/\d/g, (digit) => arabicDigits[Number(digit)] ?? digit)
    .replace(/(?<=[٠-٩])[.,](?=[٠-٩])/g, (mark) => arabicMarks[mark] ?? mark);
}

function parseIso(iso: string): Date | null {
  const date = toMoment(iso);
  return Number.isNaN(date.getTime()) ? null : date;
}

const formatters = new Map<string, Formatter>();

/** Formats every number and date; digits follow the setting, not the language (OP-90). The same arguments return the same formatter. */
export function createFormatter(language: Language, digits: Digits): Formatter {
  const key = `${language} ${digits}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = buildFormatter(language, digits);
  formatters.set(key, made);
  return made;
}

function buildFormatter(language: Language, digits: Digits): Formatter {
  const locale = language === 'ar' ? 'ar-KW' : 'en-GB';
  const intlDate = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone, numberingSystem: 'latn', calendar: 'gregory' });
  const dateFormat = intlDate({ day: 'numeric', month: language === 'ar' ? 'long' : 'short', year: 'numeric' });
  const shortDateFormat = intlDate({ day: 'numeric', month: language === 'ar' ? 'long' : 'short' });
  const yearFormat = intlDate({ year: 'numeric' });
  const weekdayFormat = intlDate({ weekday: 'long', day: 'numeric', month: 'long' });
  const timeFormat = intlDate({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const clockFormat = intlDate({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });
  const numberFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

  // In Arabic text, a minus sign would be shown after its number: the mark keeps them together, in the direction of the digits.
  const mark = language === 'ar' ? (digits === 'arab' ? '\u061c' : '\u200e') : '';
  const signed = (text: string): string => (text.startsWith('-') ? mark + text : text);
  const write = (text: string): string => (digits === 'arab' ? toArabicDigits(text) : text);
  const withDate = (iso: string, format: (date: Date) => string): string => {
    const date = parseIso(iso);
    return date ? write(format(date).replace(/[\u200e\u200f]/g, '')) : iso;
  };
  const date = (iso: string): string => withDate(iso, (value) => dateFormat.format(value));
  const isThisYear = (value: Date): boolean => yearFormat.format(value) === yearFormat.format(new Date());
  const dateTime = (iso: string): string => `${date(iso)}${language === 'ar' ? '،' : ','} ${time(iso)}`;
  const time = (iso: string): string => withDate(iso, (value) => timeFormat.format(value));
  const currency = language === 'ar' ? 'د.ك' : 'KWD';
  const decimal = (plain: string): string => signed(write(plain.replace(/\B(?=(\d{3})+(?=\.))/g, ',')));
  const amount = (fils: Fils): string => decimal(toPlainAmount(fils));

  return {
    date,
    shortDate: (iso) => withDate(iso, (value) => (isThisYear(value) ? shortDateFormat : dateFormat).format(value)),
    time,
    clock: (iso) => withDate(iso, (value) => clockFormat.format(value)),
    weekday: (iso) => withDate(iso, (value) => weekdayFormat.format(value)),
    dateTime,
    moment: (iso) => (namesTime(iso) ? dateTime(iso) : date(iso)),
    number: (value) => signed(write(numberFormat.format(value))),
    amount,
    money: (fils) => `${amount(fils)} ${currency}`,
    currency,
    decimal,
    digits: (text) => signed(write(text)),
  };
}

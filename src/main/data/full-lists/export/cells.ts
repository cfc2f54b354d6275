import type { CsvValue } from '@main/system/files/csv';
import type { ExportColumn, ListExportFormat } from '@shared/contract/desktop/list-exports';
import type { Digits } from '@shared/contract/desktop/session';
import { kuwaitOffsetMs } from '@shared/domain/dates';
import type { Language } from '@shared/domain/language';
import { type ColumnType, noValue } from '@shared/domain/lists/full-list';
import type { Fils } from '@shared/domain/money';
import { toPlainAmount } from '@shared/domain/money';
import { writeRate } from '@shared/domain/rate';
import { createFormatter, type Formatter } from '@shared/i18n/format';
import type { ColumnValue, Named } from '@shared/lists/column';

/** Formats texts, choices, and names; '' for no value. */
export function toText(value: ColumnValue, { names = {} }: ExportColumn, language: Language): string {
  if (value === null) return '';
  if (typeof value !== 'object') return String(value);
  const values: readonly (string | Named)[] = 'value' in value ? [value] : value;
  return values
    .filter((one) => one !== noValue)
    .map((one) => (typeof one === 'object' ? one[`name_${language}`] || one.name_en || one.name_ar : (names[one] ?? one)))
    .join(', ');
}

/** Shifts a time to Kuwait's, because a spreadsheet's times have no time zone. */
export const toKuwaitDate = (ms: number): Date => new Date(ms + kuwaitOffsetMs);

const toPlainMoment = (ms: number): string => toKuwaitDate(ms).toISOString().slice(0, 16).replace('T', ' ');

export const isMoment = (type: ColumnType | undefined): boolean => type === 'moment' || type === 'age';

/** Formats a value for a plain text file: amounts with three decimals, times of Kuwait. */
export function toField(value: ColumnValue, column: ExportColumn, type: ColumnType | undefined, language: Language): CsvValue {
  if (typeof value !== 'number') return toText(value, column, language);
  if (type === 'money') return { number: toPlainAmount(value as Fils) };
  if (type === 'rate') return { number: writeRate(value) };
  return isMoment(type) ? toPlainMoment(value) : value;
}

export interface CellWords {
  type: ColumnType | undefined;
  format: Formatter;
  language: Language;
}

/** Formats a value for paper, as on the screen. */
export function toWords(value: ColumnValue, column: ExportColumn, { type, format, language }: CellWords): string {
  if (isMoment(type) && typeof value === 'string') return format.date(value);
  if (typeof value !== 'number') return toText(value, column, language);
  if (type === 'money') return format.amount(value as Fils);
  if (type === 'rate') return format.decimal(writeRate(value));
  if (isMoment(type)) return format.dateTime(new Date(value).toISOString());
  return format.digits(String(value));
}

/** Returns a formatter for values as the user sees them when a file of this format is opened. */
export function toSeen(fileFormat: ListExportFormat, language: Language, digits: Digits) {
  const onPaper = createFormatter(language, digits);
  const inSheet = createFormatter(language, 'latn');
  return (value: ColumnValue, column: ExportColumn, type: ColumnType | undefined): string => {
    if (fileFormat === 'pdf') return toWords(value, column, { type, format: onPaper, language });
    if (fileFormat === 'xlsx' && type === 'money' && typeof value === 'number') return inSheet.amount(value as Fils);
    const field = toField(value, column, type, language);
    return typeof field === 'object' ? field.number : String(field);
  };
}

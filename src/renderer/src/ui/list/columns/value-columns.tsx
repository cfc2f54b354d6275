import { DateText } from '@renderer/ui/text/date-text';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { Money } from '@renderer/ui/text/money';
import { PhoneText } from '@renderer/ui/text/phone-text';
import type { Language } from '@shared/domain/language';
import type { Fils } from '@shared/domain/money';
import type { ListColumn } from '../list-definition';

/** All but what the maker of a column decides itself. */
export type ColumnOptions = Partial<Omit<ListColumn<never>, 'cell'>>;

/** Number of a record as the server knows it, of up to six digits: Latin digits from left to right in both languages (OP-90). */
export function idColumn<Row extends { id: number | string }>(options: ColumnOptions = {}): ListColumn<Row> {
  return { key: 'id', width: 88, ...options, cell: ({ id }) => <bdi dir="ltr">{id}</bdi> };
}

/** A name or another text of a person; a dash when it is empty. */
export function textColumn<Row>(
  key: string,
  value: (row: Row, language: Language) => string,
  options: ColumnOptions = {},
): ListColumn<Row> {
  return {
    key,
    width: 'rest',
    minWidth: 140,
    ...options,
    cell: (row, { language }) => <IsolatedText>{value(row, language)}</IsolatedText>,
  };
}

/** E-mail addresses and codes: from left to right in both languages. */
export function latinColumn<Row>(key: string, value: (row: Row) => string, options: ColumnOptions = {}): ListColumn<Row> {
  return { key, width: 'rest', minWidth: 190, ...options, cell: (row) => <IsolatedText isLatin>{value(row)}</IsolatedText> };
}

/** In short: Kuwait's code is left out, another one is shown (checklist ADM-07). Never cut. */
export function phoneColumn<Row>(value: (row: Row) => string, options: ColumnOptions = {}): ListColumn<Row> {
  return { key: 'phone', width: 132, ...options, cell: (row) => <PhoneText isShort phone={value(row)} /> };
}

/** `46.750 KWD` at the inline end; five digits before the point are whole. */
export function moneyColumn<Row>(key: string, fils: (row: Row) => Fils, options: ColumnOptions = {}): ListColumn<Row> {
  return { key, width: 152, align: 'end', ...options, cell: (row) => <Money fils={fils(row)} /> };
}

/** `19 Nov 2026`; a dash when there is none. */
export function dateColumn<Row>(key: string, iso: (row: Row) => string, options: ColumnOptions = {}): ListColumn<Row> {
  return { key, width: 126, ...options, cell: (row) => <DateText iso={iso(row)} /> };
}

/** `19 Nov 2026, 10:14` in Kuwait; a dash when there is none. */
export function dateTimeColumn<Row>(key: string, iso: (row: Row) => string, options: ColumnOptions = {}): ListColumn<Row> {
  return { key, width: 172, ...options, cell: (row) => <DateText withTime iso={iso(row)} /> };
}

/** How many there are of something, in the chosen digits, at the inline end. */
export function countColumn<Row>(key: string, value: (row: Row) => number, options: ColumnOptions = {}): ListColumn<Row> {
  return { key, width: 96, align: 'end', ...options, cell: (row, { format }) => format.number(value(row)) };
}

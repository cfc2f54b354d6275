import type { RowId } from '@renderer/ui/table/column';
import { NearDate } from '@renderer/ui/text/date-text';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { Money } from '@renderer/ui/text/money';
import { PhoneText } from '@renderer/ui/text/phone-text';
import type { ColumnType } from '@shared/domain/lists/full-list';
import type { Fils } from '@shared/domain/money';
import { toPhoneText } from '@shared/domain/phone';
import { writeRate } from '@shared/domain/rate';
import type { AnyList, Column, ColumnValue, Named } from '@shared/lists/column';
import type { ReactNode } from 'react';
import type { DrawnColumn, ListColumn, ListName, ListParts } from '../list-definition';
import type { ListContext } from '../state/list-context';

type Words = Pick<ListContext, 't' | 'format' | 'language'>;

/** Widths of plain cells; cells with a width are never truncated. */
const layouts: Readonly<Record<ColumnType, Pick<DrawnColumn<never>, 'width' | 'minWidth' | 'align'>>> = {
  /** For numbers of up to six digits. */
  id: { width: 88 },
  text: { width: 'rest', minWidth: 140 },
  code: { width: 'rest', minWidth: 190 },
  phone: { width: 132 },
  number: { width: 96, align: 'end' },
  rate: { width: 152, align: 'end' },
  /** For five digits before the decimal point. */
  money: { width: 152, align: 'end' },
  moment: { width: 126 },
  age: { width: 126 },
  choice: { width: 136 },
  named: { width: 'rest', minWidth: 140 },
  tree: { width: 'rest', minWidth: 140 },
};

const noSettings = { lowStock: 0 };

/** Returns a row's value; '' and null count as none. */
const readValue = <Row,>({ value }: Column<never>, row: Row): ColumnValue =>
  (value as ((row: Row, settings: typeof noSettings) => ColumnValue) | undefined)?.(row, noSettings) ?? null;

const toNameOf = (named: Named, language: Words['language']): string => named[`name_${language}`] || named.name_en || named.name_ar;

/** Converts a moment (ms) or a day to ISO. */
const toIso = (value: ColumnValue): string => (typeof value === 'number' ? new Date(value).toISOString() : String(value ?? ''));

/** Returns a value as text, for the table and for copied rows. */
function toWords(value: ColumnValue, { type, valueName }: Column<never>, { t, format, language }: Words): string {
  if (value === null) return '';
  if (type === 'moment') return format.date(toIso(value));
  if (typeof value === 'number') {
    if (type === 'money') return format.amount(value as Fils);
    if (type === 'rate') return format.decimal(writeRate(value));
    return type === 'number' ? format.number(value) : String(value);
  }
  if (typeof value === 'string') return value;
  const values: readonly (string | Named)[] = 'value' in value ? [value] : value;
  return values.map((one) => (typeof one === 'object' ? toNameOf(one, language) : (valueName?.(one, t) ?? one))).join(', ');
}

function PlainCell({ value, column, words }: { value: ColumnValue; column: Column<never>; words: Words }): ReactNode {
  const { type } = column;
  if (type === 'money' && typeof value === 'number') return <Money fils={value as Fils} />;
  if (type === 'moment') return <NearDate iso={toIso(value)} />;
  const text = toWords(value, column, words);
  if (type === 'phone') return <PhoneText isShort phone={text} />;
  if (type === 'number') return text;
  return type === 'id' || type === 'rate' ? <bdi dir="ltr">{text}</bdi> : <IsolatedText isLatin={type === 'code'}>{text}</IsolatedText>;
}

const columnOf = (list: AnyList | undefined, key: string): Column<never> | undefined => list?.columns[key] ?? list?.copied?.[key];

/** Returns the columns with their cells: the screen's own, else that of a plain value. The link cell shows the row's name. */
export function toDrawnColumns<Name extends ListName, Row extends { id: RowId }, Tools>({
  call,
  list,
  columns,
  rowName,
}: Pick<ListParts<Name, Row, Tools>, 'call' | 'columns' | 'rowName'> & { list?: AnyList | undefined }): readonly DrawnColumn<Row, Tools>[] {
  return columns.map((own) => {
    const { cell, width, ...layout } = own;
    const column = columnOf(list, own.key);
    const plain = column && layouts[column.type];
    const ownWidth = width ?? plain?.width;
    if (!(cell || column) || ownWidth === undefined) throw new Error(`${call} has no plain column ${own.key}`);
    const toPlain = (row: Row, words: ListContext<Tools>): ReactNode =>
      column && <PlainCell value={own.isLink ? rowName(row, words.language) : readValue(column, row)} column={column} words={words} />;
    return { ...plain, ...layout, width: ownWidth, cell: cell ?? toPlain };
  });
}

/** Returns a row's text for a spreadsheet: the text of a special cell, else the value. */
export function toCopiedText<Row>(list: AnyList, own: ListColumn<Row, never> | undefined, key: string, row: Row, words: Words): string {
  const column = columnOf(list, key);
  if (own?.text) return own.text(row, words);
  if (!column) return '';
  const value = readValue(column, row);
  if (column.type === 'phone' && typeof value === 'string') return toPhoneText(value);
  return column.type === 'number' && typeof value === 'number' ? String(value) : toWords(value, column, words);
}

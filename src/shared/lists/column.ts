import { namesTime, toDatePart, toMoment } from '../domain/dates';
import type { ColumnType } from '../domain/lists/full-list';
import type { Fils } from '../domain/money';
import type { Formatter } from '../i18n/format';
import type { Translate } from '../i18n/translate';

/** A value with a name in each language. */
export interface Named {
  value: string;
  name_en: string;
  name_ar: string;
}

/** Text, a number, values of a choice, one or several named values, or null. */
export type ColumnValue = string | number | readonly string[] | Named | readonly Named[] | null;

/** Settings of this computer that values depend on. */
interface ValueSettings {
  lowStock: number;
}

/** A range of a number, in the format of `parseRange`. */
export interface ColumnRange {
  value: string;
  name(t: Translate, format: Formatter): string;
}

/** A column of a list, from which the table, sorting, filters, groups, sums, copied rows, and files derive. */
export interface Column<Row> {
  type: ColumnType;
  /** Left out if it can't be derived from the row alone: main adds such values (`order-sources.ts`). */
  value?(row: Row, settings: ValueSettings): ColumnValue;
  /** Derived from other columns after their names were merged over all rows. */
  derive?(valueAt: (key: string) => ColumnValue): ColumnValue;
  /** `columns.<key>` of the list's texts if left out. */
  head?(t: Translate): string;
  /** Values of a choice in sort order; other values follow. */
  values?: readonly string[];
  /** Returns the name of a choice's value; if left out, values stay unchanged. */
  valueName?(value: string, t: Translate): string;
  /** Returns the name of a missing value. */
  noneText?(t: Translate): string;
  /** Ranges that the filter offers for numbers, money, and moments, one at a time. */
  ranges?: readonly ColumnRange[];
  /** For a `tree`: the name of a missing lower value, and the text of its search. */
  tree?: { noneText(t: Translate): string; searchText(t: Translate): string };
  /** Whether its filter is shown under *More filters* while it isn't set. */
  isRare?: boolean;
  /** Whether its filter is no longer offered, but still works in addresses and saved views. */
  isOld?: boolean;
  /** Whether it is never in a file. */
  isInternal?: boolean;
}

type Columns<Row, Key extends string> = Readonly<Record<Key, Column<Row>>>;

/** Parts of a row that can have their own lines in a file, besides the columns of the row. */
interface RowParts {
  count(row: never): number;
  row(t: Translate): string;
  part(t: Translate): string;
  note(t: Translate): string;
  columns: Readonly<Record<string, Pick<Column<never>, 'type'> & { head(t: Translate): string }>>;
  /** Columns of the row with the same content as its parts. */
  replaced: readonly string[];
}

/** A list that the app can load in full. `Raw` is a row of the server, `Row` the row from which values derive. */
export interface FullList<Raw, Row, Key extends string = string> {
  /** Called once for each row. */
  toRow?(raw: Raw): Row;
  /** Set if the server responds with records that contain the rows. */
  toRows?(record: never): { id: number | string }[];
  columns: Columns<Row, Key>;
  /** Columns that only copied rows have. */
  copied?: Columns<Row, string>;
  /** Returns the text for the search, line by line. */
  searched(row: Row): string;
  /** Whether it can be sorted, filtered, grouped, and summed. Other lists are short and loaded in full for their files only. */
  isSorted?: boolean;
  /** Keys of the columns with filters, in their order. */
  filters?: readonly NoInfer<Key>[];
  /** Set in lists whose amounts can be summed. */
  amount?(row: Row): Fils;
  /** Whether its amount won't be paid. */
  isCanceled?(row: Row): boolean;
  /** Key of a number that is summed over the rows: pieces in stock. */
  pieces?: NoInfer<Key>;
  parts?: RowParts;
  /** An empty column beside each row on paper, to write in. */
  blank?: { head(t: Translate): string; offer(t: Translate): string };
  /** Whether a search that the server answers with nothing needs the full list, because the server finds no codes and no other spellings. */
  searchesCodes?: boolean;
  /** Whether every search needs the full list, because the server has none. */
  isSearchedHere?: boolean;
}

/** A list without the functions for loading, for a screen that has its rows already. */
export type AnyList = Omit<FullList<never, never>, 'toRow' | 'toRows'>;

/** Declares a list and infers the keys of its columns. */
export const fullList =
  <Raw, Row = Raw>() =>
  <Key extends string>(list: FullList<Raw, Row, Key>): FullList<Raw, Row, Key> =>
    list;

/** Names in both languages, as some lists of the server have them. */
export type Names = { name_en: string; name_ar: string };

/** Uses the other language's name for a missing one. */
export const toName = ({ name_en, name_ar }: Names): Named => ({ value: '', name_en: name_en || name_ar, name_ar: name_ar || name_en });

/** Cache of named values, because thousands of rows share a few places and products. */
const shared = new Map<string, Named>();
const mostShared = 10_000;

export function share(value: string, { name_en, name_ar }: Names): Named {
  const key = [value, name_en, name_ar].join('\n');
  const named = shared.get(key) ?? { value, name_en, name_ar };
  if (shared.size < mostShared) shared.set(key, named);
  return named;
}

/** Returns null for something without a name. */
export function toShared(name: Names | undefined): Named | null {
  const value = name?.name_en || name?.name_ar || '';
  return value === '' || !name ? null : share(value, name);
}

/** Joins several texts for a search. */
export const toLines = (...texts: string[]): string => texts.join('\n');

export const toOnOff = (isOn: boolean): readonly string[] => [isOn ? 'on' : 'off'];

/** Parses a date of the server: ms for a date with a time, otherwise the day as `YYYY-MM-DD`; null without a date. */
export function toDated(text: string | null): number | string | null {
  if (!text) return null;
  const ms = toMoment(text).getTime();
  if (Number.isNaN(ms)) return null;
  return namesTime(text) ? ms : toDatePart(text);
}

/** Returns the names of known values; others stay unchanged. */
export function nameKnown<Value extends string>(
  known: readonly Value[],
  name: (value: Value, t: Translate) => string,
): (value: string, t: Translate) => string {
  return (value, t) => {
    const found = known.find((one) => one === value);
    return found ? name(found, t) : value;
  };
}

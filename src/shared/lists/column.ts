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

/** Text, a number, values of a choice, one value with names or several of them, or nothing. */
export type ColumnValue = string | number | readonly string[] | Named | readonly Named[] | null;

/** Settings of this computer that values depend on. */
interface ValueSettings {
  lowStock: number;
}

/** A span of a number, written as `parseRange` reads it. */
export interface ColumnRange {
  value: string;
  name(t: Translate, format: Formatter): string;
}

/** A column of a list: the table, sorting, filters, groups, sums, copied rows, and files derive from it. */
export interface Column<Row> {
  type: ColumnType;
  /** Left out where it doesn't follow from the row alone: main adds those (`order-sources.ts`). */
  value?(row: Row, settings: ValueSettings): ColumnValue;
  /** Follows from other columns, once those have the names that all rows know. */
  derive?(valueAt: (key: string) => ColumnValue): ColumnValue;
  /** `columns.<key>` of the list's texts when left out. */
  head?(t: Translate): string;
  /** Values of a choice in the order in which they are sorted; others follow. */
  values?: readonly string[];
  /** Names a value of a choice; values stay as they are when left out. */
  valueName?(value: string, t: Translate): string;
  /** Names the lack of a value. */
  noneText?(t: Translate): string;
  /** For numbers, money, and moments: what a filter offers, one at a time. */
  ranges?: readonly ColumnRange[];
  /** Of a `tree`: names the lack of the lower value, and the words of its search. */
  tree?: { noneText(t: Translate): string; searchText(t: Translate): string };
  /** Its filter is offered under *More filters* while it isn't set. */
  isRare?: boolean;
  /** Its filter is no longer offered, but still works where an address or a saved view has it. */
  isOld?: boolean;
  /** Never in a file. */
  isInternal?: boolean;
}

type Columns<Row, Key extends string> = Readonly<Record<Key, Column<Row>>>;

/** The parts of a row that a file can have a line for each of, beside the columns of the row. */
interface RowParts {
  count(row: never): number;
  row(t: Translate): string;
  part(t: Translate): string;
  note(t: Translate): string;
  columns: Readonly<Record<string, Pick<Column<never>, 'type'> & { head(t: Translate): string }>>;
  /** Columns of the row that show the same as its parts. */
  replaced: readonly string[];
}

/** A list that the app can load in full. `Raw` is a row of the server, `Row` what values are taken from. */
export interface FullList<Raw, Row, Key extends string = string> {
  /** Made once of each row. */
  toRow?(raw: Raw): Row;
  /** Where the server responds with records that hold the rows. */
  toRows?(record: never): { id: number | string }[];
  columns: Columns<Row, Key>;
  /** Columns that only copied rows have. */
  copied?: Columns<Row, string>;
  /** Text that a search looks at, line by line. */
  searched(row: Row): string;
  /** Can be sorted, filtered, grouped, and summed. Other lists are short and loaded in full for their files only. */
  isSorted?: boolean;
  /** Keys of the columns that filters are offered for, in their order. */
  filters?: readonly NoInfer<Key>[];
  /** In lists whose amounts can be summed. */
  amount?(row: Row): Fils;
  /** Its amount won't be paid. */
  isCanceled?(row: Row): boolean;
  /** A number that adds up over the rows: pieces in stock. */
  pieces?: NoInfer<Key>;
  parts?: RowParts;
  /** Room to write in beside each row, on paper. */
  blank?: { head(t: Translate): string; offer(t: Translate): string };
  /** The server's search finds no codes, so that a search for one needs the full list. */
  searchesCodes?: boolean;
}

/** A list as a screen uses it, whose rows it has already. */
export type AnyList = Omit<FullList<never, never>, 'toRow' | 'toRows'>;

/** Declares a list with the keys of its columns inferred. */
export const fullList =
  <Raw, Row = Raw>() =>
  <Key extends string>(list: FullList<Raw, Row, Key>): FullList<Raw, Row, Key> =>
    list;

/** For lists where the server gives both names of something. */
export type Names = { name_en: string; name_ar: string };

/** The other language's name where one is missing. */
export const toName = ({ name_en, name_ar }: Names): Named => ({ value: '', name_en: name_en || name_ar, name_ar: name_ar || name_en });

/** The same object for the same value and names: thousands of rows share a few places and products. */
const shared = new Map<string, Named>();
const mostShared = 10_000;

export function share(value: string, { name_en, name_ar }: Names): Named {
  const key = [value, name_en, name_ar].join('\n');
  const named = shared.get(key) ?? { value, name_en, name_ar };
  if (shared.size < mostShared) shared.set(key, named);
  return named;
}

/** Null for something without a name. */
export function toShared(name: Names | undefined): Named | null {
  const value = name?.name_en || name?.name_ar || '';
  return value === '' || !name ? null : share(value, name);
}

/** Several texts for a search. */
export const toLines = (...texts: string[]): string => texts.join('\n');

export const toOnOff = (isOn: boolean): readonly string[] => [isOn ? 'on' : 'off'];

/** A date of the server: a moment in ms where it names a time, the day alone as `YYYY-MM-DD` otherwise; null for no date. */
export function toDated(text: string | null): number | string | null {
  if (!text) return null;
  const ms = toMoment(text).getTime();
  if (Number.isNaN(ms)) return null;
  return namesTime(text) ? ms : toDatePart(text);
}

/** Names values that are known; others stay as they are. */
export function nameKnown<Value extends string>(
  known: readonly Value[],
  name: (value: Value, t: Translate) => string,
): (value: string, t: Translate) => string {
  return (value, t) => {
    const found = known.find((one) => one === value);
    return found ? name(found, t) : value;
  };
}

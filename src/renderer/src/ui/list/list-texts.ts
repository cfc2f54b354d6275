import type { en } from '@shared/i18n/en.generated';
import type { Translate } from '@shared/i18n/translate';
import type { AnyList } from '@shared/lists/column';

type English = typeof en;
interface Said {
  emptyTitle: string;
  emptyHint: string;
  errorTitle: string;
}
type Inside<Area extends keyof English> = {
  [Part in keyof English[Area] & string]: English[Area][Part] extends Said ? `${Area}.${Part}` : never;
}[keyof English[Area] & string];

/** Where the dictionary holds the words of a list: an area (`admins`), or a part of one (`orders.guestList`) that shares the others. */
export type ListNamespace = { [Area in keyof English]: English[Area] extends Said ? Area : Inside<Area> }[keyof English];

/** Words of one list; what all lists say alike stands in the dictionary's `lists`. */
export interface ListTexts {
  /** A row inside a label: `order #10482`. */
  row(name: string): string;
  /** Of a column: its own, else `columns.<key>`. */
  head(key: string): string;
  searchPlaceholder(): string;
  /** Nothing there at all. */
  emptyTitle(): string;
  emptyHint(): string;
  /** `The orders could not be loaded` */
  errorTitle(): string;
  /** `3 orders selected`, or `3 selected` where the list has no words of its own. */
  selected(count: number): string;
  /** `3 orders`, or `3 rows`; the number is marked `<n>`. */
  counted(count: number): string;
  /** On the button that adds a row. */
  add(): string;
  /** `21–40 of 312`, or `1–4 of 4 categories` where the list has words of its own. */
  range(values: { from: number; to: number; total: number }): string;
}

export function toListTexts(namespace: ListNamespace, t: Translate, list?: AnyList): ListTexts {
  const [area = namespace] = namespace.split('.');
  // Checked by `ListNamespace` and by the test over every message, not by the compiler.
  const say = t as unknown as (keys: string[], values?: object) => string;
  const text = (key: string, values?: object, ...others: string[]): string =>
    say([`${namespace}.${key}`, `${area}.${key}`, ...others], values);
  return {
    row: (name) => text('row', { name }),
    head: (key) => (list?.columns[key] ?? list?.copied?.[key])?.head?.(t) ?? text(`columns.${key}`),
    searchPlaceholder: () => text('searchPlaceholder'),
    emptyTitle: () => text('emptyTitle'),
    emptyHint: () => text('emptyHint'),
    errorTitle: () => text('errorTitle'),
    selected: (count) => text('selected', { count }, 'lists.selected'),
    counted: (count) => text('counted', { count }, 'lists.groups.rows'),
    add: () => text('add'),
    range: ({ total, ...values }) => text('range', { ...values, total, count: total }, 'lists.range'),
  };
}

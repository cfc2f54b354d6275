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

/** The dictionary's texts of a list: an area (`admins`), or a part of one (`orders.guestList`) that falls back to the area. */
export type ListNamespace = { [Area in keyof English]: English[Area] extends Said ? Area : Inside<Area> }[keyof English];

/** Texts of one list. Texts that all lists share are in the dictionary's `lists`. */
export interface ListTexts {
  /** A row in a label, such as `order #10482`. */
  row(name: string): string;
  /** Heading of a column: its own, else `columns.<key>`. */
  head(key: string): string;
  searchPlaceholder(): string;
  /** Title of the empty list. */
  emptyTitle(): string;
  emptyHint(): string;
  /** `The orders could not be loaded` */
  errorTitle(): string;
  /** `3 orders selected`; `3 selected` if the list has no text of its own. */
  selected(count: number): string;
  /** `3 orders` or `3 rows`; the number is marked `<n>`. */
  counted(count: number): string;
  /** Label of the button that adds a row. */
  add(): string;
  /** `21–40 of 312`, or `1–4 of 4 categories` if the list has its own text. */
  range(values: { from: number; to: number; total: number }): string;
}

export function toListTexts(namespace: ListNamespace, t: Translate, list?: AnyList): ListTexts {
  const [area = namespace] = namespace.split('.');
  // The type `ListNamespace` and a test of all messages check the keys, because the compiler can't.
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

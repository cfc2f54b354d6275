import type { ColumnType, FullListName } from '../domain/lists/full-list';
import { adminLists } from './admins';
import { catalogueLists } from './catalogue';
import type { AnyList, FullList } from './column';
import { orderLists } from './orders';
import { shopLists } from './shop';
import { siteLists } from './site';
import { userLists } from './users';

/** All lists that the app can load in full, by the calls that load them; `npm run generate` writes their names (`fullListNames`). */
export const lists = {
  ...orderLists,
  ...catalogueLists,
  ...shopLists,
  ...siteLists,
  ...userLists,
  ...adminLists,
} as const satisfies Record<FullListName, Pick<AnyList, 'columns'>>;

/** A list with keys and rows of any kind. */
export type LoadedList = FullList<never, never>;

export const listOf = (name: FullListName): LoadedList => lists[name] as unknown as LoadedList;

/** Returns the types of a list's columns and, if each part has a line, of the columns of its parts. */
export function toColumnTypes(name: FullListName, each: 'row' | 'part' = 'row'): Readonly<Record<string, ColumnType>> {
  const { columns, parts } = listOf(name);
  const all = Object.entries({ ...columns, ...(each === 'part' && parts?.columns) });
  return Object.fromEntries(all.map(([key, { type }]) => [key, type]));
}

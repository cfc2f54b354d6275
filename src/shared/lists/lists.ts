import type { ColumnType, FullListName } from '../domain/lists/full-list';
import { admins } from './admins';
import { categories, dynamicVariants, products, variants } from './catalogue';
import type { AnyList, FullList } from './column';
import { guestOrders, orders } from './orders';
import { currency, promoCodes } from './shop';
import { contactMessages, homeProducts, notifications } from './site';
import { users } from './users';

/** All lists that the app can load in full, by the call that reads them. */
const lists = {
  'orders.list': orders,
  'guestOrders.list': guestOrders,
  'products.list': products,
  'users.list': users,
  'promoCodes.list': promoCodes,
  'admins.list': admins,
  'categories.list': categories,
  'variants.list': variants,
  'dynamicVariants.list': dynamicVariants,
  'homeProducts.list': homeProducts,
  'homeMessages.list': contactMessages,
  'shopMessages.list': contactMessages,
  'notifications.list': notifications,
  'currency.list': currency,
} as const satisfies Record<FullListName, Pick<AnyList, 'columns'>>;

/** A list with keys and rows of any kind. */
export type LoadedList = FullList<never, never>;

export const listOf = (name: FullListName): LoadedList => lists[name] as unknown as LoadedList;

/** Types of the columns of a list and, for a line for each part, of those of its parts. */
export function toColumnTypes(name: FullListName, each: 'row' | 'part' = 'row'): Readonly<Record<string, ColumnType>> {
  const { columns, parts } = listOf(name);
  const all = Object.entries({ ...columns, ...(each === 'part' && parts?.columns) });
  return Object.fromEntries(all.map(([key, { type }]) => [key, type]));
}

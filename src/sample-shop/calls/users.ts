import type { userCalls } from '@shared/contract/shop/users';
import { addressNumbers } from '@shared/domain/orders/address-type';
import { isRequired } from '../api-error';
import type { Handlers, Paging } from '../http/handler';
import { toSearch } from '../http/row-search';
import { toServedPage } from '../http/serve-rows';
import { seedAreaRows, seedGovernorates } from '../seed/places';
import { seedUserRows } from '../seed/users';
import type { StoredUser, StoredUserAddress } from '../store/model';
import type { Store, TableSeeds } from '../store/store';
import type { Table } from '../store/table';

declare module '../store/store' {
  interface Tables {
    readonly users: Table<StoredUser>;
  }
}

export const userTables: TableSeeds<'users'> = {
  users: ({ seed }) => seedUserRows(seed, { governorates: seedGovernorates, areas: seedAreaRows() }),
};

/** Returns all users, including blocked and deleted ones, newest first. */
function listUsers(store: Store, query: Paging & { search?: string | undefined }) {
  const matches = toSearch(query.search);
  const rows = store.tables.users
    .all()
    .toReversed()
    .filter(({ id, f_name, l_name, email }) => matches({ id, texts: [`${f_name} ${l_name}`, email] }));
  return toServedPage(rows, query, (row) => row);
}

function withDefaultPhone(phones: StoredUser['user_phones'], phone: { country_code: string; phone: string }): StoredUser['user_phones'] {
  return [...phones.filter((one) => !one.is_default), { ...phone, is_default: true }];
}

/** Each address type has its own numbers (OP-64). */
function checkNumbers(
  address: Pick<StoredUserAddress, 'type' | 'buildingNumber' | 'floorNumber' | 'aptNumber' | 'officeNumber' | 'houseNumber'>,
): void {
  const missing = addressNumbers[address.type].find((name) => !address[name]?.trim());
  if (missing) throw isRequired(missing);
}

export const userHandlers: Handlers<typeof userCalls> = {
  'users.list': ({ query, store }) => listUsers(store, query),
  'users.search': ({ query, store }) => listUsers(store, query),
  'users.update'({ params, body: { country_code, phone, user_address, ...names }, store }) {
    checkNumbers(user_address);
    const { user_phones, user_addresses } = store.tables.users.get(params.id);
    const address = { ...user_address, avenue: user_address.avenue ?? '', otherInstructions: user_address.otherInstructions ?? '' };
    return store.tables.users.update(params.id, {
      ...names,
      user_phones: withDefaultPhone(user_phones, { country_code, phone }),
      user_addresses: [address, ...user_addresses.slice(1)],
    });
  },
  'users.setActive': ({ params, store }) => store.tables.users.update(params.id, { isBlocked: !params.value }),
  'users.setDeleted': ({ params, body, store }) => store.tables.users.update(params.id, body),
};

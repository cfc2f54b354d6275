import type { currencyCalls } from '@shared/contract/shop/currency';
import { ApiError } from '../api-error';
import type { Handlers } from '../http/handler';
import { seedCurrencies } from '../seed/places';
import type { StoredCurrency } from '../store/model';
import type { Store, TableSeeds } from '../store/store';
import type { Table } from '../store/table';

declare module '../store/store' {
  interface Tables {
    readonly currencies: Table<StoredCurrency>;
  }
}

export const currencyTables: TableSeeds<'currencies'> = {
  currencies: () => seedCurrencies,
};

function toServedCurrency(store: Store, { id, rate, country_id }: StoredCurrency) {
  return { id, rate, country: store.tables.countries.get(country_id) };
}

function checkCountry(store: Store, country_id: number, ownId?: number): void {
  store.tables.countries.get(country_id);
  const isTaken = store.tables.currencies.all().some((one) => one.country_id === country_id && one.id !== ownId);
  if (isTaken) throw new ApiError(400, 'currency_already_exists');
}

export const currencyHandlers: Handlers<typeof currencyCalls> = {
  'currency.list': ({ store }) => store.tables.currencies.all().map((row) => toServedCurrency(store, row)),
  'currency.add'({ body, store }) {
    for (const { country_id } of body.currency) checkCountry(store, country_id);
    return body.currency.map((row) => toServedCurrency(store, store.tables.currencies.insert(row)));
  },
  'currency.update'({ params, body, store }) {
    checkCountry(store, body.country_id, params.id);
    return toServedCurrency(store, store.tables.currencies.update(params.id, body));
  },
};

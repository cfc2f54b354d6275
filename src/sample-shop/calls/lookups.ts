import type { lookupCalls } from '@shared/contract/catalogue/lookups';
import type { Handlers } from '../http/handler';
import { seedAreaRows, seedCountries, seedGovernorates } from '../seed/places';
import type { NamedRow, StoredArea } from '../store/model';
import type { TableSeeds } from '../store/store';
import type { Table } from '../store/table';

declare module '../store/store' {
  interface Tables {
    readonly countries: Table<NamedRow>;
    readonly governorates: Table<NamedRow>;
    readonly areas: Table<StoredArea>;
  }
}

export const placeTables: TableSeeds<'countries' | 'governorates' | 'areas'> = {
  countries: () => seedCountries,
  governorates: () => seedGovernorates,
  areas: seedAreaRows,
};

function toNamed({ id, name_en, name_ar }: NamedRow): NamedRow {
  return { id, name_en, name_ar };
}

export const lookupHandlers: Handlers<typeof lookupCalls> = {
  'lookups.countries': ({ store }) => [...store.tables.countries.all()],
  'lookups.areas'({ params, store }) {
    store.tables.countries.get(params.countryId);
    return store.tables.areas
      .all()
      .filter((area) => area.country_id === params.countryId)
      .map(({ country_id: _country, ...area }) => area);
  },
  'lookups.governorates': ({ store }) => [...store.tables.governorates.all()],
  'lookups.dropdown'({ params, store: { tables } }) {
    if (params.name === 'countries') return tables.countries.all().map(toNamed);
    return tables.categories
      .all()
      .filter((category) => !category.isDeleted)
      .map(toNamed);
  },
};

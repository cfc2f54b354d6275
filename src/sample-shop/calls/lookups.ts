import type { lookupCalls } from '@shared/contract/catalogue/lookups';
import type { Handlers } from '../http/handler';
import type { NamedRow } from '../store/model';

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

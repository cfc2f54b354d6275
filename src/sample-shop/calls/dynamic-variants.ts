import type { dynamicVariantCalls } from '@shared/contract/catalogue/dynamic-variants';
import { invalid } from '../api-error';
import type { Handlers } from '../http/handler';
import { toSearch } from '../http/row-search';
import { toServedPage } from '../http/serve-rows';
import { currentDynamicVariantRows } from '../seed/catalogue/current-catalogue';
import type { StoredDynamicVariant } from '../store/model';
import type { Store, TableSeeds } from '../store/store';
import type { Table } from '../store/table';

declare module '../store/store' {
  interface Tables {
    readonly dynamicVariants: Table<StoredDynamicVariant>;
  }
}

export const dynamicVariantTables: TableSeeds<'dynamicVariants'> = {
  dynamicVariants: ({ seed }) => currentDynamicVariantRows(seed),
};

export function toServedDynamicVariant(store: Store, row: StoredDynamicVariant) {
  const category = store.tables.categories.find(row.category_id);
  return { ...row, category: category ? { name_en: category.name_en, name_ar: category.name_ar } : null };
}

/** An uncounted extra has no amount (OP-78). */
function checkAmount({ has_amount, available_amount }: Pick<StoredDynamicVariant, 'has_amount' | 'available_amount'>): void {
  if (!has_amount && available_amount !== 0) throw invalid('available_amount');
}

export const dynamicVariantHandlers: Handlers<typeof dynamicVariantCalls> = {
  'dynamicVariants.list'({ query, store }) {
    const matches = toSearch(query.search);
    const rows = store.tables.dynamicVariants
      .all()
      .filter((row) => row.isDeleted === (query.isDeleted ?? false))
      .filter(({ id, name_en, name_ar }) => matches({ id, texts: [name_en, name_ar] }));
    return toServedPage(rows, query, (row) => toServedDynamicVariant(store, row));
  },
  'dynamicVariants.ofCategory'({ params, store }) {
    store.tables.categories.get(params.categoryId);
    return store.tables.dynamicVariants
      .all()
      .filter((row) => row.category_id === params.categoryId && !row.isDeleted)
      .map((row) => toServedDynamicVariant(store, row));
  },
  'dynamicVariants.add'({ body: { category_id, dynamic_variant }, store }) {
    store.tables.categories.get(category_id);
    dynamic_variant.forEach(checkAmount);
    return dynamic_variant.map((fields) =>
      toServedDynamicVariant(store, store.tables.dynamicVariants.insert({ ...fields, category_id, isDeleted: false })),
    );
  },
  'dynamicVariants.update'({ params, body, store }) {
    checkAmount(body);
    return toServedDynamicVariant(store, store.tables.dynamicVariants.update(params.id, body));
  },
  'dynamicVariants.setDeleted'({ params, body, store }) {
    store.tables.dynamicVariants.update(params.id, body);
    return null;
  },
};

import type { categoryCalls } from '@shared/contract/catalogue/categories';
import type { Handlers } from '../http/handler';
import { toSearch } from '../http/row-search';
import { toServedPage } from '../http/serve-rows';
import { currentCategoryRows } from '../seed/catalogue/current-catalogue';
import type { StoredCategory } from '../store/model';
import type { TableSeeds } from '../store/store';
import type { Table } from '../store/table';

declare module '../store/store' {
  interface Tables {
    readonly categories: Table<StoredCategory>;
  }
}

export const categoryTables: TableSeeds<'categories'> = {
  categories: currentCategoryRows,
};

export const categoryHandlers: Handlers<typeof categoryCalls> = {
  'categories.list'({ query, store }) {
    const matches = toSearch(query.search);
    const rows = store.tables.categories
      .all()
      .filter((row) => row.isDeleted === (query.isDeleted ?? false))
      .filter(({ id, name_en, name_ar }) => matches({ id, texts: [name_en, name_ar] }));
    return toServedPage(rows, query, (row) => row);
  },
  'categories.add': ({ body, store }) => store.tables.categories.insert({ ...body, isDeleted: false }),
  'categories.update': ({ params, body, store }) => store.tables.categories.update(params.id, body),
  'categories.setDeleted': ({ params, body, store }) => store.tables.categories.update(params.id, body),
};

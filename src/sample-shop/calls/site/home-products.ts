import type { homeProductCalls } from '@shared/contract/site/home-products';
import type { Handlers } from '../../http/handler';
import { toSearch } from '../../http/row-search';
import { toServedPage } from '../../http/serve-rows';
import { seedHomeProductRows } from '../../seed/home-content';
import type { StoredHomeProduct } from '../../store/model';
import type { TableSeeds } from '../../store/store';
import type { Table } from '../../store/table';

declare module '../../store/store' {
  interface Tables {
    readonly homeProducts: Table<StoredHomeProduct>;
  }
}

export const homeProductTables: TableSeeds<'homeProducts'> = {
  homeProducts: seedHomeProductRows,
};

function toServedHomeProduct({ images, ...product }: StoredHomeProduct) {
  return { ...product, show_product_images: images.map((url) => ({ url })) };
}

export const homeProductHandlers: Handlers<typeof homeProductCalls> = {
  'homeProducts.list'({ query, store }) {
    const matches = toSearch(query.search);
    const rows = store.tables.homeProducts
      .all()
      .filter((row) => row.type === query.type)
      .filter(({ id, title }) => matches({ id, texts: [title] }));
    return toServedPage(rows, query, toServedHomeProduct);
  },
  'homeProducts.one': ({ params, store }) => toServedHomeProduct(store.tables.homeProducts.get(params.id)),
  'homeProducts.add': ({ body, store }) => toServedHomeProduct(store.tables.homeProducts.insert(body)),
  'homeProducts.update': ({ params, body, store }) => toServedHomeProduct(store.tables.homeProducts.update(params.id, body)),
  'homeProducts.remove'({ params, store }) {
    store.tables.homeProducts.remove(params.id);
    return null;
  },
};

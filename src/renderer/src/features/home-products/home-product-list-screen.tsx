import { pictureColumn } from '@renderer/ui/list/columns/picture-column';
import type { ListDefinition } from '@renderer/ui/list/list-definition';
import { ListScreen } from '@renderer/ui/list/list-screen';
import { type HomeProductType, homeProductTypes } from '@shared/domain/home-product-type';
import { homeProducts } from '@shared/lists/site';
import type { ReactElement } from 'react';

const form = '/home/products/add-products';

/**
 * checklist HPR-02 to HPR-07; adding needs no permission (OP-54), as the call declares
 * @public
 */
export const homeProductList: ListDefinition<'homeProducts.list'> = {
  id: 'home/products',
  title: 'homeProducts',
  texts: 'homeProducts',
  call: 'homeProducts.list',
  toInput: ({ page, search, tab }) => ({ query: { page, type: tab as HomeProductType, ...(search && { search }) } }),
  isSearchable: true,
  rowName: ({ title }) => title,
  tabs: homeProductTypes.map((key) => ({ key, label: (t) => t(`homeProducts.types.${key}`) })),
  columns: [
    { key: 'id' },
    pictureColumn('product', ({ title, show_product_images: [cover] }) => ({ picture: cover?.url ?? null, name: title }), { isLink: true }),
    { key: 'pictures', hideOrder: 1 },
  ],
  list: homeProducts,
  toScope: ({ tab }) => ({ type: tab as HomeProductType }),
  add: { to: ({ state, go }) => go(`${form}?type=${state().tab}`), call: 'homeProducts.add' },
  edit: { to: ({ id }) => `${form}/${id}`, call: 'homeProducts.update' },
  remove: { call: 'homeProducts.remove' },
};

/** checklist HPR-02 */
export function HomeProductListScreen(): ReactElement {
  return <ListScreen definition={homeProductList} />;
}

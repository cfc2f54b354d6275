import { pictureColumn } from '@renderer/ui/list/columns/picture-column';
import { countColumn, idColumn } from '@renderer/ui/list/columns/value-columns';
import type { ListDefinition } from '@renderer/ui/list/list-definition';
import { ListScreen } from '@renderer/ui/list/list-screen';
import { type HomeProductType, homeProductTypes } from '@shared/domain/home-product-type';
import type { ReactElement } from 'react';

const form = '/home/products/add-products';

/**
 * checklist HPR-02 to HPR-07; adding needs no permission (OP-54), as the call says
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
    idColumn(),
    pictureColumn('product', ({ title, show_product_images: [cover] }) => ({ picture: cover?.url ?? null, name: title }), { isLink: true }),
    countColumn('pictures', ({ show_product_images }) => show_product_images.length, { hideOrder: 1 }),
  ],
  file: {
    toScope: ({ tab }) => ({ type: tab as HomeProductType }),
    conditions: [
      {
        key: 'type',
        label: (t) => t('homeProducts.type'),
        valueName: (value, t) => t(`homeProducts.types.${value as HomeProductType}`),
      },
    ],
  },
  add: { to: ({ state, go }) => go(`${form}?type=${state().tab}`), call: 'homeProducts.add' },
  edit: { to: ({ id }) => `${form}/${id}`, call: 'homeProducts.update' },
  remove: { call: 'homeProducts.remove' },
};

/** checklist HPR-02 */
export function HomeProductListScreen(): ReactElement {
  return <ListScreen definition={homeProductList} />;
}

import { CopyAddRegular, EyeRegular, PrintRegular } from '@fluentui/react-icons';
import { needsOf } from '@renderer/runtime/calls/needs';
import { lazyWithProps } from '@renderer/runtime/lazy-named';
import { activation, toActivationQuery } from '@renderer/ui/list/activation';
import { pictureColumn, toNamePair } from '@renderer/ui/list/columns/picture-column';
import { textColumn } from '@renderer/ui/list/columns/value-columns';
import type { BulkAction, ListDefinition } from '@renderer/ui/list/list-definition';
import { ListScreen } from '@renderer/ui/list/list-screen';
import type { Product } from '@shared/contract/products';
import { inLanguage, type Language } from '@shared/domain/language';
import { canPrintInBulk } from '@shared/domain/permissions';
import type { ReactElement } from 'react';
import { copyProducts } from './copied-products';
import { LowStockButton } from './low-stock-button';
import { ProductCode } from './product-code';
import { ProductFlags } from './product-flags';
import { ProductPrice } from './product-price';
import { ProductStock } from './product-stock';

/** checklist PRD-08 */
const loaderPx = 300;
/** Of a tall row. */
const rowPx = 60;
const form = '/masterHN/products/add-products';
const rowName = (product: Product, language: Language): string => inLanguage(language, 'name', product) || product.code;

const { tabs, rowActions, bulkActions } = activation<Product, 'products.setDeleted'>({
  call: 'products.setDeleted',
  rowName,
  many: {
    deactivate: (t, count) => t('products.deactivateMany', { count }),
    activate: (t, count) => t('products.activateMany', { count }),
    question: (t, count) => t('products.deactivateQuestion', { count }),
  },
});

const ProductLabelsDialog = lazyWithProps(() => import('./product-labels-dialog'), 'ProductLabelsDialog');

/** Nothing of the shop is written: whoever may print in bulk may print these. */
const printLabels: BulkAction<Product> = {
  isPrint: true,
  key: 'labels',
  label: (t) => t('productLabels.open'),
  icon: <PrintRegular />,
  need: canPrintInBulk,
  run: (products, { open }) => open((close) => <ProductLabelsDialog products={products} onClose={close} />),
};

/** checklist PRD-01 to PRD-09, PRD-39 to PRD-42, PRD-47, PRD-51 */
const productList: ListDefinition<'products.list'> = {
  id: 'masterHN/products',
  title: 'products',
  texts: 'products',
  call: 'products.list',
  toInput: (state) => ({ query: toActivationQuery(state) }),
  isSearchable: true,
  isTall: true,
  skeletonRows: loaderPx / rowPx,
  rowName,
  tabs,
  columns: [
    pictureColumn(
      'product',
      (product, language) => ({ picture: product.product_images[0]?.url || null, ...toNamePair(product, language) }),
      { isLink: true, minWidth: 240 },
    ),
    { key: 'code', width: 116, hideOrder: 1, cell: (product) => <ProductCode product={product} /> },
    textColumn('category', ({ category }, language) => inLanguage(language, 'name', category), { width: 140, hideOrder: 2 }),
    { key: 'price', width: 172, narrowWidth: 160, align: 'end', cell: (product, { t }) => <ProductPrice product={product} t={t} /> },
    { key: 'stock', width: 138, cell: ({ amount }, { t, format }) => <ProductStock amount={amount} t={t} format={format} /> },
    { key: 'flags', width: 164, hideOrder: 3, cell: (product, { t }) => <ProductFlags product={product} t={t} /> },
  ],
  rowActions: [
    {
      key: 'view',
      label: (t) => t('products.view'),
      icon: <EyeRegular />,
      need: needsOf('products.update'),
      run: ({ id }, { go }) => go(`${form}/${id}`, { view: true }),
    },
    {
      key: 'duplicate',
      label: (t) => t('products.duplicate'),
      icon: <CopyAddRegular />,
      need: needsOf('products.add'),
      run: ({ id }, { go }) => go(form, { duplicateOf: id }),
    },
    ...rowActions,
  ],
  bulkActions: [...bulkActions, printLabels, copyProducts],
  add: { to: form, call: 'products.add' },
  edit: { to: ({ id }) => `${form}/${id}`, call: 'products.update' },
};

/** `/masterHN/products` */
export function ProductListScreen(): ReactElement {
  return <ListScreen definition={productList} toolbar={<LowStockButton />} />;
}

import { BoxMultiple20Regular } from '@fluentui/react-icons';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';

const forms = () => import('./form/product-form-screens');

export const productScreens: readonly AppRoute[] = [
  {
    path: 'masterHN/products',
    title: 'products',
    sidebar: { group: 'shop', order: 50, icon: BoxMultiple20Regular },
    screen: lazyComponent(() => import('./product-list-screen'), 'ProductListScreen'),
  },
  {
    path: 'masterHN/products/add-products',
    title: 'addProduct',
    parent: 'masterHN/products',
    needs: needsOf('products.add'),
    screen: lazyComponent(forms, 'AddProductScreen'),
  },
  {
    path: 'masterHN/products/add-products/:id',
    title: 'editProduct',
    parent: 'masterHN/products',
    needs: needsOf('products.update'),
    screen: lazyComponent(forms, 'EditProductScreen'),
  },
  {
    path: 'masterHN/products/table',
    title: 'productTable',
    parent: 'masterHN/products',
    needs: needsOf('products.update'),
    screen: lazyComponent(() => import('./table/product-table-screen'), 'ProductTableScreen'),
  },
  {
    path: 'masterHN/products/import',
    title: 'productImport',
    parent: 'masterHN/products',
    needs: needsOf('products.update'),
    screen: lazyComponent(() => import('./import/product-import-screen'), 'ProductImportScreen'),
  },
  {
    path: 'masterHN/products/writings',
    title: 'productWritings',
    parent: 'masterHN/products',
    isFound: true,
    needs: needsOf('products.update'),
    screen: lazyComponent(() => import('./bulk-writes/bulk-writes-screen'), 'BulkWritesScreen'),
  },
  {
    path: 'masterHN/products/writings/:writing',
    title: 'productWriting',
    parent: 'masterHN/products',
    needs: needsOf('products.update'),
    screen: lazyComponent(() => import('./bulk-writes/bulk-write-screen'), 'BulkWriteScreen'),
  },
];

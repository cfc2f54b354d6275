import { BoxMultiple20Regular } from '@fluentui/react-icons';
import type { AppRoute } from '@renderer/parts/frame/app-route';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { lazyNamed } from '@renderer/runtime/lazy-named';

const forms = () => import('./form/product-form-screens');

export const productScreens: readonly AppRoute[] = [
  {
    path: 'masterHN/products',
    title: 'products',
    icon: BoxMultiple20Regular,
    screen: lazyNamed(() => import('./product-list-screen'), 'ProductListScreen'),
  },
  {
    path: 'masterHN/products/add-products',
    title: 'addProduct',
    parent: 'masterHN/products',
    needs: needsOf('products.add'),
    screen: lazyNamed(forms, 'AddProductScreen'),
  },
  {
    path: 'masterHN/products/add-products/:id',
    title: 'editProduct',
    parent: 'masterHN/products',
    needs: needsOf('products.update'),
    screen: lazyNamed(forms, 'EditProductScreen'),
  },
  {
    path: 'masterHN/products/table',
    title: 'productTable',
    parent: 'masterHN/products',
    needs: needsOf('products.update'),
    screen: lazyNamed(() => import('./table/product-table-screen'), 'ProductTableScreen'),
  },
  {
    path: 'masterHN/products/import',
    title: 'productImport',
    parent: 'masterHN/products',
    needs: needsOf('products.update'),
    screen: lazyNamed(() => import('./import/product-import-screen'), 'ProductImportScreen'),
  },
  {
    path: 'masterHN/products/writings',
    title: 'productWritings',
    parent: 'masterHN/products',
    isFound: true,
    needs: needsOf('products.update'),
    screen: lazyNamed(() => import('./bulk-writes/bulk-writes-screen'), 'BulkWritesScreen'),
  },
  {
    path: 'masterHN/products/writings/:writing',
    title: 'productWriting',
    parent: 'masterHN/products',
    needs: needsOf('products.update'),
    screen: lazyNamed(() => import('./bulk-writes/bulk-write-screen'), 'BulkWriteScreen'),
  },
];

import { Box20Regular } from '@fluentui/react-icons';
import type { AppRoute } from '@renderer/parts/frame/app-route';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { lazyNamed } from '@renderer/runtime/lazy-named';

const forms = () => import('./home-product-form-screens');

export const homeProductScreens: readonly AppRoute[] = [
  {
    path: 'home/products',
    title: 'homeProducts',
    icon: Box20Regular,
    screen: lazyNamed(() => import('./home-product-list-screen'), 'HomeProductListScreen'),
  },
  {
    path: 'home/products/add-products',
    title: 'addHomeProduct',
    parent: 'home/products',
    screen: lazyNamed(forms, 'AddHomeProductScreen'),
  },
  {
    path: 'home/products/add-products/:id',
    title: 'editHomeProduct',
    parent: 'home/products',
    needs: needsOf('homeProducts.update'),
    screen: lazyNamed(forms, 'EditHomeProductScreen'),
  },
];

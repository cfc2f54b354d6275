import { Box20Regular } from '@fluentui/react-icons';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';

const forms = () => import('./home-product-form-screens');

export const homeProductScreens: readonly AppRoute[] = [
  {
    path: 'home/products',
    title: 'homeProducts',
    sidebar: { group: 'home', order: 20, icon: Box20Regular },
    screen: lazyComponent(() => import('./home-product-list-screen'), 'HomeProductListScreen'),
  },
  {
    path: 'home/products/add-products',
    title: 'addHomeProduct',
    parent: 'home/products',
    screen: lazyComponent(forms, 'AddHomeProductScreen'),
  },
  {
    path: 'home/products/add-products/:id',
    title: 'editHomeProduct',
    parent: 'home/products',
    needs: needsOf('homeProducts.update'),
    screen: lazyComponent(forms, 'EditHomeProductScreen'),
  },
];

import { AddSquareMultiple20Regular } from '@fluentui/react-icons';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';

const forms = () => import('./dynamic-variant-form-screens');

export const dynamicVariantScreens: readonly AppRoute[] = [
  {
    path: 'dynamic-variant',
    title: 'dynamicVariant',
    sidebar: { group: 'shop', order: 80, icon: AddSquareMultiple20Regular },
    screen: lazyComponent(() => import('./dynamic-variant-list-screen'), 'DynamicVariantListScreen'),
  },
  {
    path: 'dynamic-variant/add-dynamic-variant',
    title: 'addDynamicVariant',
    parent: 'dynamic-variant',
    needs: needsOf('dynamicVariants.add'),
    screen: lazyComponent(forms, 'AddDynamicVariantScreen'),
  },
  {
    path: 'dynamic-variant/edit-dynamic-variant/:id',
    title: 'editDynamicVariant',
    parent: 'dynamic-variant',
    needs: needsOf('dynamicVariants.update'),
    screen: lazyComponent(forms, 'EditDynamicVariantScreen'),
  },
];

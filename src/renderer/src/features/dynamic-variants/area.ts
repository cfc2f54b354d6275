import { AddSquareMultiple20Regular } from '@fluentui/react-icons';
import type { AppRoute } from '@renderer/parts/frame/app-route';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { lazyNamed } from '@renderer/runtime/lazy-named';

const forms = () => import('./dynamic-variant-form-screens');

export const dynamicVariantScreens: readonly AppRoute[] = [
  {
    path: 'dynamic-variant',
    title: 'dynamicVariant',
    icon: AddSquareMultiple20Regular,
    screen: lazyNamed(() => import('./dynamic-variant-list-screen'), 'DynamicVariantListScreen'),
  },
  {
    path: 'dynamic-variant/add-dynamic-variant',
    title: 'addDynamicVariant',
    parent: 'dynamic-variant',
    needs: needsOf('dynamicVariants.add'),
    screen: lazyNamed(forms, 'AddDynamicVariantScreen'),
  },
  {
    path: 'dynamic-variant/edit-dynamic-variant/:id',
    title: 'editDynamicVariant',
    parent: 'dynamic-variant',
    needs: needsOf('dynamicVariants.update'),
    screen: lazyNamed(forms, 'EditDynamicVariantScreen'),
  },
];

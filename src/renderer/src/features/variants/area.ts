import { Options20Regular } from '@fluentui/react-icons';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';

const forms = () => import('./form/variant-form-screens');

export const variantScreens: readonly AppRoute[] = [
  {
    path: 'variant',
    title: 'variant',
    sidebar: { group: 'shop', order: 70, icon: Options20Regular },
    screen: lazyComponent(() => import('./variant-list-screen'), 'VariantListScreen'),
  },
  {
    path: 'variant/add-variant',
    title: 'addVariant',
    parent: 'variant',
    needs: needsOf('variants.add'),
    screen: lazyComponent(forms, 'AddVariantScreen'),
  },
  {
    path: 'variant/add-variant/:id',
    title: 'editVariants',
    parent: 'variant',
    needs: needsOf('variants.update'),
    screen: lazyComponent(forms, 'EditVariantsScreen'),
  },
];

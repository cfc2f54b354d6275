import { Options20Regular } from '@fluentui/react-icons';
import type { AppRoute } from '@renderer/parts/frame/app-route';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { lazyNamed } from '@renderer/runtime/lazy-named';

const forms = () => import('./form/variant-form-screens');

export const variantScreens: readonly AppRoute[] = [
  {
    path: 'variant',
    title: 'variant',
    icon: Options20Regular,
    screen: lazyNamed(() => import('./variant-list-screen'), 'VariantListScreen'),
  },
  {
    path: 'variant/add-variant',
    title: 'addVariant',
    parent: 'variant',
    needs: needsOf('variants.add'),
    screen: lazyNamed(forms, 'AddVariantScreen'),
  },
  {
    path: 'variant/add-variant/:id',
    title: 'editVariants',
    parent: 'variant',
    needs: needsOf('variants.update'),
    screen: lazyNamed(forms, 'EditVariantsScreen'),
  },
];

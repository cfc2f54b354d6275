import { Grid20Regular } from '@fluentui/react-icons';
import type { AppRoute } from '@renderer/parts/frame/app-route';
import { lazyNamed } from '@renderer/runtime/lazy-named';

export const categoryScreens: readonly AppRoute[] = [
  {
    path: 'masterHN/categories',
    title: 'categories',
    icon: Grid20Regular,
    screen: lazyNamed(() => import('./category-list-screen'), 'CategoryListScreen'),
  },
];

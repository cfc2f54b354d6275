import { Grid20Regular } from '@fluentui/react-icons';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';

export const categoryScreens: readonly AppRoute[] = [
  {
    path: 'masterHN/categories',
    title: 'categories',
    sidebar: { group: 'shop', order: 40, icon: Grid20Regular },
    screen: lazyComponent(() => import('./category-list-screen'), 'CategoryListScreen'),
  },
];

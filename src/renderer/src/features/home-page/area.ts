import { WindowText20Regular } from '@fluentui/react-icons';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';

export const homePageScreens: readonly AppRoute[] = [
  {
    path: 'home/page',
    title: 'homePage',
    sidebar: { group: 'home', order: 10, icon: WindowText20Regular },
    screen: lazyComponent(() => import('./home-page-screen'), 'HomePageScreen'),
  },
];

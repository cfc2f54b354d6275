import { WindowText20Regular } from '@fluentui/react-icons';
import type { AppRoute } from '@renderer/parts/frame/app-route';
import { lazyNamed } from '@renderer/runtime/lazy-named';

export const homePageScreens: readonly AppRoute[] = [
  {
    path: 'home/page',
    title: 'homePage',
    icon: WindowText20Regular,
    screen: lazyNamed(() => import('./home-page-screen'), 'HomePageScreen'),
  },
];

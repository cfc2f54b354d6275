import { BookInformation20Regular } from '@fluentui/react-icons';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';

export const homeAboutScreens: readonly AppRoute[] = [
  {
    path: 'home/about-us',
    title: 'homeAboutUs',
    sidebar: { group: 'home', order: 50, icon: BookInformation20Regular },
    screen: lazyComponent(() => import('./about-screens'), 'HomeAboutScreen'),
  },
];

export const shopAboutScreens: readonly AppRoute[] = [
  { path: 'pages/about', title: 'shopAbout', parent: 'pages', screen: lazyComponent(() => import('./about-screens'), 'ShopAboutScreen') },
];

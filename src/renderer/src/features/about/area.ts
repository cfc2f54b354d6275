import { BookInformation20Regular } from '@fluentui/react-icons';
import type { AppRoute } from '@renderer/parts/frame/app-route';
import { lazyNamed } from '@renderer/runtime/lazy-named';

export const homeAboutScreens: readonly AppRoute[] = [
  {
    path: 'home/about-us',
    title: 'homeAboutUs',
    icon: BookInformation20Regular,
    screen: lazyNamed(() => import('./about-screens'), 'HomeAboutScreen'),
  },
];

export const shopAboutScreens: readonly AppRoute[] = [
  { path: 'pages/about', title: 'shopAbout', parent: 'pages', screen: lazyNamed(() => import('./about-screens'), 'ShopAboutScreen') },
];

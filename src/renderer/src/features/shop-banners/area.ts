import { ImageMultiple20Regular } from '@fluentui/react-icons';
import type { AppRoute } from '@renderer/parts/frame/app-route';
import { lazyNamed } from '@renderer/runtime/lazy-named';

export const bannerScreens: readonly AppRoute[] = [
  {
    path: 'banners',
    title: 'banners',
    icon: ImageMultiple20Regular,
    screen: lazyNamed(() => import('./shop-banners-screen'), 'ShopBannersScreen'),
  },
];

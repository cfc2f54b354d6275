import { ImageMultiple20Regular } from '@fluentui/react-icons';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';

export const bannerScreens: readonly AppRoute[] = [
  {
    path: 'banners',
    title: 'banners',
    sidebar: { group: 'shop', order: 120, icon: ImageMultiple20Regular },
    screen: lazyComponent(() => import('./shop-banners-screen'), 'ShopBannersScreen'),
  },
];

import { PeopleCommunity20Regular, ShareAndroid20Regular } from '@fluentui/react-icons';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';

export const homeSocialScreens: readonly AppRoute[] = [
  {
    path: 'home/social',
    title: 'homeSocial',
    sidebar: { group: 'home', order: 30, icon: PeopleCommunity20Regular },
    screen: lazyComponent(() => import('./social-screens'), 'HomeSocialScreen'),
  },
];

export const shopSocialScreens: readonly AppRoute[] = [
  {
    path: 'social',
    title: 'social',
    sidebar: { group: 'shop', order: 140, icon: ShareAndroid20Regular },
    screen: lazyComponent(() => import('./social-screens'), 'ShopSocialScreen'),
  },
];

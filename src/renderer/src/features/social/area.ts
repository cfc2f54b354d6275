import { PeopleCommunity20Regular, ShareAndroid20Regular } from '@fluentui/react-icons';
import type { AppRoute } from '@renderer/parts/frame/app-route';
import { lazyNamed } from '@renderer/runtime/lazy-named';

export const homeSocialScreens: readonly AppRoute[] = [
  {
    path: 'home/social',
    title: 'homeSocial',
    icon: PeopleCommunity20Regular,
    screen: lazyNamed(() => import('./social-screens'), 'HomeSocialScreen'),
  },
];

export const shopSocialScreens: readonly AppRoute[] = [
  {
    path: 'social',
    title: 'social',
    icon: ShareAndroid20Regular,
    screen: lazyNamed(() => import('./social-screens'), 'ShopSocialScreen'),
  },
];

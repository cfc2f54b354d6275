import { PeopleCommunity20Regular, ShareAndroid20Regular } from '@fluentui/react-icons';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';

export const homeSocialScreens: readonly AppRoute[] = [
  {
    path: 'home/social',
    title: 'homeSocial',
    icon: PeopleCommunity20Regular,
    screen: lazyComponent(() => import('./social-screens'), 'HomeSocialScreen'),
  },
];

export const shopSocialScreens: readonly AppRoute[] = [
  {
    path: 'social',
    title: 'social',
    icon: ShareAndroid20Regular,
    screen: lazyComponent(() => import('./social-screens'), 'ShopSocialScreen'),
  },
];

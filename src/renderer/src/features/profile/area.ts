import { lazyComponent } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';

export const profileScreens: readonly AppRoute[] = [
  { path: 'profile', title: 'profile', screen: lazyComponent(() => import('./profile-screen'), 'ProfileScreen') },
];

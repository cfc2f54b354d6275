import type { AppRoute } from '@renderer/parts/frame/app-route';
import { lazyNamed } from '@renderer/runtime/lazy-named';

export const profileScreens: readonly AppRoute[] = [
  { path: 'profile', title: 'profile', screen: lazyNamed(() => import('./profile-screen'), 'ProfileScreen') },
];

import type { AppRoute } from '@renderer/parts/frame/app-route';
import { lazyNamed } from '@renderer/runtime/lazy-named';

export const serverCheckScreens: readonly AppRoute[] = [
  { path: 'settings/server-check', title: 'serverCheck', screen: lazyNamed(() => import('./server-check-screen'), 'ServerCheckScreen') },
];

import { lazyComponent } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';

export const serverCheckScreens: readonly AppRoute[] = [
  {
    path: 'settings/server-check',
    title: 'serverCheck',
    screen: lazyComponent(() => import('./server-check-screen'), 'ServerCheckScreen'),
  },
];

import { DataPie20Regular } from '@fluentui/react-icons';
import type { AppRoute } from '@renderer/parts/frame/app-route';
import { lazyNamed } from '@renderer/runtime/lazy-named';

export const dashboardScreens: readonly AppRoute[] = [
  {
    path: 'masterHN/dashboard',
    title: 'dashboard',
    icon: DataPie20Regular,
    screen: lazyNamed(() => import('./dashboard-screen'), 'DashboardScreen'),
  },
];

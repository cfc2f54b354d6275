import { DataPie20Regular } from '@fluentui/react-icons';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';

export const dashboardScreens: readonly AppRoute[] = [
  {
    path: 'masterHN/dashboard',
    title: 'dashboard',
    sidebar: { group: 'shop', order: 10, icon: DataPie20Regular },
    screen: lazyComponent(() => import('./dashboard-screen'), 'DashboardScreen'),
  },
];

import { ReceiptMoney20Regular } from '@fluentui/react-icons';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';

export const salesScreens: readonly AppRoute[] = [
  {
    path: 'masterHN/sales',
    title: 'sales',
    sidebar: { group: 'shop', order: 20, icon: ReceiptMoney20Regular },
    screen: lazyComponent(() => import('./sales-screen'), 'SalesScreen'),
  },
];

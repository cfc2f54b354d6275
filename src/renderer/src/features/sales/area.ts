import { ReceiptMoney20Regular } from '@fluentui/react-icons';
import type { AppRoute } from '@renderer/parts/frame/app-route';
import { lazyNamed } from '@renderer/runtime/lazy-named';

export const salesScreens: readonly AppRoute[] = [
  {
    path: 'masterHN/sales',
    title: 'sales',
    icon: ReceiptMoney20Regular,
    screen: lazyNamed(() => import('./sales-screen'), 'SalesScreen'),
  },
];

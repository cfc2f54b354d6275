import { MoneyHand20Regular } from '@fluentui/react-icons';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';

export const reconciliationScreens: readonly AppRoute[] = [
  {
    path: 'masterHN/payments',
    title: 'reconciliation',
    sidebar: { group: 'shop', order: 25, icon: MoneyHand20Regular },
    screen: lazyComponent(() => import('./reconciliation-screen'), 'ReconciliationScreen'),
  },
  {
    path: 'masterHN/payments/result',
    title: 'reconciledPayments',
    parent: 'masterHN/payments',
    screen: lazyComponent(() => import('./reconciliation-result'), 'ReconciliationResultScreen'),
  },
];

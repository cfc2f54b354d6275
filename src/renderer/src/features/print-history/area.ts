import { History20Regular } from '@fluentui/react-icons';
import type { AppRoute } from '@renderer/parts/frame/app-route';
import { lazyNamed } from '@renderer/runtime/lazy-named';
import { canPrintInBulk } from '@shared/domain/permissions';

export const printHistoryScreens: readonly AppRoute[] = [
  {
    path: 'printing/history',
    title: 'printHistory',
    icon: History20Regular,
    needs: canPrintInBulk,
    screen: lazyNamed(() => import('./print-history-screen'), 'PrintHistoryScreen'),
  },
  {
    path: 'printing/history/:sheet',
    title: 'printedSheet',
    parent: 'printing/history',
    needs: canPrintInBulk,
    screen: lazyNamed(() => import('./sheet-details-screen'), 'SheetDetailsScreen'),
  },
];

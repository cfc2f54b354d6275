import { History20Regular, Print20Regular, Settings20Regular } from '@fluentui/react-icons';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';
import { canPrintInBulk } from '@shared/domain/permissions';

/** The row of its entry says in which state the station is. */
export const stationPath = 'printing/station';

export const printingScreens: readonly AppRoute[] = [
  {
    path: stationPath,
    title: 'printStation',
    sidebar: { group: 'printing', order: 10, icon: Print20Regular },
    needs: canPrintInBulk,
    screen: lazyComponent(() => import('./station/station-screen'), 'StationScreen'),
  },
  {
    path: 'printing/history',
    title: 'printHistory',
    sidebar: { group: 'printing', order: 20, icon: History20Regular },
    needs: canPrintInBulk,
    screen: lazyComponent(() => import('./history/print-history-screen'), 'PrintHistoryScreen'),
  },
  {
    path: 'printing/history/:sheet',
    title: 'printedSheet',
    parent: 'printing/history',
    needs: canPrintInBulk,
    screen: lazyComponent(() => import('./history/sheet-details-screen'), 'SheetDetailsScreen'),
  },
  {
    path: 'settings/printing',
    title: 'printerSettings',
    sidebar: { group: 'printing', order: 30, icon: Settings20Regular },
    screen: lazyComponent(() => import('./settings/printer-settings-screen'), 'PrinterSettingsScreen'),
  },
];

import { Print20Regular } from '@fluentui/react-icons';
import type { AppRoute } from '@renderer/parts/frame/app-route';
import { lazyNamed } from '@renderer/runtime/lazy-named';
import { canPrintInBulk } from '@shared/domain/permissions';

/** The row of its entry says in which state the station is. */
export const stationPath = 'printing/station';

export const stationScreens: readonly AppRoute[] = [
  {
    path: stationPath,
    title: 'printStation',
    icon: Print20Regular,
    needs: canPrintInBulk,
    screen: lazyNamed(() => import('./station-screen'), 'StationScreen'),
  },
];

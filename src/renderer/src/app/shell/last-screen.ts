import { ask } from '@renderer/runtime/calls/bridge';
import { isRecordWindow } from '@renderer/runtime/calls/window-kind';
import { useSignedIn } from '@renderer/runtime/state/session-store';
import { useWayOn } from '@renderer/runtime/state/way-on';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';
import { isAllowed } from '@shared/domain/permissions';
import { useEffect } from 'react';
import { generatePath, useLocation, useMatches } from 'react-router-dom';
import { appRoutes, findRoute } from '../routes';
import { useCurrentRoute } from './use-current-route';

/** Stores only the record's id: searches, names in an address, and navigation state are personal data, and aren't stored. */
function toKeptPath(
  { path, parent }: AppRoute,
  { id, sheet, writing }: Readonly<Record<string, string | undefined>>,
  isHandedOver: boolean,
): string | null {
  if (!appRoutes.some((route) => route.path === path)) return null;
  const needsHandOver = isHandedOver && id === undefined && parent !== undefined;
  return generatePath(`/${needsHandOver ? parent : path}`, { id: id ?? '', sheet: sheet ?? '', writing: writing ?? '', name: '' });
}

/** Reports the shown screen to the main process, which opens it at the next start. A screen that leads on to the last one isn't reported. */
export function useNotedScreen(): void {
  const route = useCurrentRoute();
  const params = useMatches().at(-1)?.params ?? {};
  const isHandedOver = useLocation().state != null;
  const isSignedIn = useSignedIn();
  const isArrival = useWayOn((state) => state.offer.kind !== 'none');
  const path = toKeptPath(route, params, isHandedOver);
  useEffect(() => {
    if (isSignedIn && !isArrival && path !== null && !isRecordWindow()) void ask('session.recordScreen', { path });
  }, [isSignedIn, isArrival, path]);
}

/** The screen that opens at a start with a session; null for the first screen, or if the account can no longer open it. */
export function toFirstScreen(last: string | null, roles: readonly string[]): string | null {
  if (last === null) return null;
  const route = findRoute(appRoutes, last);
  return route && (!route.needs || isAllowed(route.needs, roles)) ? last : null;
}

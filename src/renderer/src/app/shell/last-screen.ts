import { ask } from '@renderer/runtime/calls/bridge';
import { isRecordWindow } from '@renderer/runtime/calls/window-kind';
import { useSignedIn } from '@renderer/runtime/state/session-store';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';
import { isAllowed } from '@shared/domain/permissions';
import { useEffect } from 'react';
import { generatePath, useLocation, useMatches } from 'react-router-dom';
import { appRoutes, findRoute } from '../routes';
import { useCurrentRoute } from './use-current-route';

/** Never more than which record it is: what was searched for, the names in an address and what was handed over stay where they are. */
function toKeptPath(
  { path, parent }: AppRoute,
  { id, sheet, writing }: Readonly<Record<string, string | undefined>>,
  isHandedOver: boolean,
): string | null {
  if (!appRoutes.some((route) => route.path === path)) return null;
  const needsHandOver = isHandedOver && id === undefined && parent !== undefined;
  return generatePath(`/${needsHandOver ? parent : path}`, { id: id ?? '', sheet: sheet ?? '', writing: writing ?? '', name: '' });
}

/** Tells the main process which screen is shown, for the next start. */
export function useNotedScreen(): void {
  const route = useCurrentRoute();
  const params = useMatches().at(-1)?.params ?? {};
  const isHandedOver = useLocation().state != null;
  const isSignedIn = useSignedIn();
  const path = toKeptPath(route, params, isHandedOver);
  useEffect(() => {
    if (isSignedIn && path !== null && !isRecordWindow()) void ask('session.recordScreen', { path });
  }, [isSignedIn, path]);
}

/** Where a start with a session leads; null for the first screen, and for one that the account may not open any more. */
export function toFirstScreen(last: string | null, roles: readonly string[]): string | null {
  if (last === null) return null;
  const route = findRoute(appRoutes, last);
  return route && (!route.needs || isAllowed(route.needs, roles)) ? last : null;
}

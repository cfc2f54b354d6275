import { lazyNamed } from '@renderer/runtime/lazy-named';
import { useHasScreens } from '@renderer/runtime/state/session-store';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { awaitCalm, Later, useIsCalm } from './calm';

const NotedUse = lazyNamed(() => import('./noted-use'), 'NotedUse');
const SeveralWindows = lazyNamed(() => import('./closing/several-windows'), 'SeveralWindows');

/** Loads what the first screen can do without, before anyone asks for it. */
export function AfterStart(): ReactElement {
  const client = useQueryClient();
  const hasScreens = useHasScreens();
  const isCalm = useIsCalm();
  useEffect(() => (hasScreens && !isCalm ? awaitCalm(client) : undefined), [client, hasScreens, isCalm]);
  useEffect(() => {
    if (!isCalm) return;
    void import('@renderer/ui/controls/anchored-menu');
    void import('@renderer/ui/feedback/confirm-dialog-surface');
    void import('@renderer/ui/table/sort-spinner');
  }, [isCalm]);
  return (
    <Later>
      <NotedUse />
      <SeveralWindows />
    </Later>
  );
}

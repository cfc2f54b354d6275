import { lazyComponent } from '@renderer/runtime/lazy-component';
import { useHasScreens } from '@renderer/runtime/state/session-store';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { awaitFirstScreen, Later, useIsFirstScreenReady } from './first-screen';

const ActivityReporter = lazyComponent(() => import('./activity-reporter'), 'ActivityReporter');
const SeveralWindows = lazyComponent(() => import('./closing/several-windows'), 'SeveralWindows');

/** Preloads what the first screen doesn't need. */
export function AfterStart(): ReactElement {
  const client = useQueryClient();
  const hasScreens = useHasScreens();
  const isCalm = useIsFirstScreenReady();
  useEffect(() => (hasScreens && !isCalm ? awaitFirstScreen(client) : undefined), [client, hasScreens, isCalm]);
  useEffect(() => {
    if (!isCalm) return;
    void import('@renderer/ui/controls/anchored-menu');
    void import('@renderer/ui/feedback/confirm-dialog-surface');
    void import('@renderer/ui/table/sort-spinner');
  }, [isCalm]);
  return (
    <Later>
      <ActivityReporter />
      <SeveralWindows />
    </Later>
  );
}

import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { useFirstSteps } from '@renderer/runtime/state/first-steps-state';
import type { ReactElement } from 'react';
import { Later } from '../../first-screen';
import { shellPanels } from '../shell-panels-store';
import { useCurrentRoute } from '../use-current-route';

const FirstStepsCard = lazyWithProps(() => import('@renderer/features/first-steps/first-steps-card'), 'FirstStepsCard');

/** The screen that has it. */
export const firstDayPath = 'masterHN/dashboard';

/** The first day on this computer, over the dashboard until it is done or hidden. */
export function FirstDay(): ReactElement | null {
  const { path } = useCurrentRoute();
  const isHidden = useFirstSteps((state) => state.isHidden);
  if (path !== firstDayPath || isHidden) return null;
  return (
    <Later>
      <FirstStepsCard onSearch={() => shellPanels.open('command')} />
    </Later>
  );
}

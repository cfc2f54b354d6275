import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { useFirstSteps } from '@renderer/runtime/state/first-steps-state';
import type { ReactElement } from 'react';
import { Later } from '../../first-screen';
import { shellPanels } from '../shell-panels-store';
import { useCurrentRoute } from '../use-current-route';

const FirstStepsCard = lazyWithProps(() => import('@renderer/features/first-steps/first-steps-card'), 'FirstStepsCard');

/** The screen with the first steps. */
export const firstDayPath = 'masterHN/dashboard';

/** The first steps on this computer, above the dashboard until they are complete or hidden. */
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

import { useRead } from '@renderer/runtime/calls/use-read';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { FailureState } from '@renderer/ui/feedback/error-state';
import { Preloader } from '@renderer/ui/feedback/preloader';
import type { ReactElement } from 'react';
import { StationBoard } from './station-board';
import { StationOff } from './station-off';

/** The print station of this computer. */
export function StationScreen(): ReactElement {
  const t = useTexts();
  const { data: view, error, refetch } = useRead('station.read', undefined, { failure: 'inPlace' });
  if (view) return view.state === 'off' ? <StationOff /> : <StationBoard view={view} />;
  if (!error) return <Preloader />;
  return <FailureState title={t('station.readFailed')} failure={error.failure} onRetry={() => void refetch()} />;
}

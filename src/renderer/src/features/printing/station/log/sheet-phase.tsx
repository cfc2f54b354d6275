import { ClockRegular } from '@fluentui/react-icons';
import type { Tint } from '@renderer/ui/badges/tint-badge';
import type { StationSheetPhase } from '@shared/contract/printing/station';
import type { ReactElement } from 'react';
import { phaseLooks } from '../../words/phase-looks';

/** What has to be told first of an order with several sheets. */
const order = [
  'failed',
  'uncertain',
  'asked',
  'sending',
  'waiting',
  'sent',
  'cancelled',
  'finished',
] as const satisfies StationSheetPhase[];

export function toFirstPhase(phases: readonly StationSheetPhase[]): StationSheetPhase {
  return order.find((phase) => phases.includes(phase)) ?? 'waiting';
}

export const sheetLooks: Record<StationSheetPhase, { tint: Tint; icon: ReactElement }> = {
  ...phaseLooks,
  asked: { tint: 'process', icon: <ClockRegular /> },
};

import {
  ArrowUploadRegular,
  CheckmarkCircleRegular,
  CheckmarkRegular,
  ClockRegular,
  DismissCircleRegular,
  ErrorCircleRegular,
  QuestionCircleRegular,
} from '@fluentui/react-icons';
import type { Tint } from '@renderer/ui/badges/tint-badge';
import type { StationSheetPhase } from '@shared/contract/station';
import type { ReactElement } from 'react';

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

export const phaseLooks: Record<StationSheetPhase, { tint: Tint; icon: ReactElement }> = {
  waiting: { tint: 'waiting', icon: <ClockRegular /> },
  sending: { tint: 'shipped', icon: <ArrowUploadRegular /> },
  sent: { tint: 'delivered', icon: <CheckmarkRegular /> },
  finished: { tint: 'delivered', icon: <CheckmarkCircleRegular /> },
  failed: { tint: 'canceled', icon: <ErrorCircleRegular /> },
  uncertain: { tint: 'process', icon: <QuestionCircleRegular /> },
  cancelled: { tint: 'waiting', icon: <DismissCircleRegular /> },
  asked: { tint: 'process', icon: <ClockRegular /> },
};

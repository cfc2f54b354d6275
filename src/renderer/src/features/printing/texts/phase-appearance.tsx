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
import type { JobPhase } from '@shared/domain/printing/job-phase';
import type { ReactElement } from 'react';

/** Tint and icon of a sheet's phase, wherever it is shown. */
export const phaseAppearance: Record<Exclude<JobPhase, 'expired'>, { tint: Tint; icon: ReactElement }> = {
  waiting: { tint: 'waiting', icon: <ClockRegular /> },
  sending: { tint: 'shipped', icon: <ArrowUploadRegular /> },
  sent: { tint: 'delivered', icon: <CheckmarkRegular /> },
  finished: { tint: 'delivered', icon: <CheckmarkCircleRegular /> },
  failed: { tint: 'canceled', icon: <ErrorCircleRegular /> },
  uncertain: { tint: 'process', icon: <QuestionCircleRegular /> },
  cancelled: { tint: 'waiting', icon: <DismissCircleRegular /> },
};

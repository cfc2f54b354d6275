import { Spinner } from '@fluentui/react-components';
import {
  CheckmarkCircleRegular,
  CheckmarkRegular,
  ClockRegular,
  DismissCircleRegular,
  ErrorCircleRegular,
  QuestionCircleRegular,
  SubtractCircleRegular,
} from '@fluentui/react-icons';
import type { JobPhase } from '@renderer/ui/printing/job-phase';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const looks: Record<JobPhase, { tint: string; icon: ReactElement }> = {
  waiting: { tint: 'waiting', icon: <ClockRegular /> },
  sending: { tint: 'shipped', icon: <Spinner size="extra-tiny" /> },
  sent: { tint: 'delivered', icon: <CheckmarkRegular /> },
  finished: { tint: 'delivered', icon: <CheckmarkCircleRegular /> },
  failed: { tint: 'canceled', icon: <ErrorCircleRegular /> },
  uncertain: { tint: 'process', icon: <QuestionCircleRegular /> },
  cancelled: { tint: 'waiting', icon: <DismissCircleRegular /> },
  expired: { tint: 'waiting', icon: <SubtractCircleRegular /> },
};

export function JobPhaseBadge({ phase }: { phase: JobPhase }): ReactElement {
  const { t } = useTranslation();
  const { tint, icon } = looks[phase];
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 5,
        height: 24,
        padding: '0 8px',
        borderRadius: 6,
        boxSizing: 'border-box',
        whiteSpace: 'nowrap',
        flexShrink: 0,
        fontSize: 12,
        fontWeight: 600,
        background: `var(--dw-${tint}-ground)`,
        color: `var(--dw-${tint}-text)`,
        border: `1px solid var(--dw-${tint}-stroke)`,
      }}
    >
      {icon}
      {t(`printQueue.state.${phase}`)}
    </span>
  );
}

import { Spinner } from '@fluentui/react-components';
import {
  ArrowUploadRegular,
  CheckmarkCircleRegular,
  CheckmarkRegular,
  ClockRegular,
  DismissCircleRegular,
  ErrorCircleRegular,
  QuestionCircleRegular,
  SubtractCircleRegular,
} from '@fluentui/react-icons';
import type { JobPhase } from '@renderer/parts/printing/job-phase';
import { type Tint, TintBadge } from '@renderer/ui/badges/tint-badge';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrintQueueStyles } from './print-queue-styles';

const looks: Record<JobPhase, { tint: Tint; icon: ReactElement }> = {
  waiting: { tint: 'waiting', icon: <ClockRegular /> },
  sending: { tint: 'shipped', icon: <SendingIcon /> },
  sent: { tint: 'delivered', icon: <CheckmarkRegular /> },
  finished: { tint: 'delivered', icon: <CheckmarkCircleRegular /> },
  failed: { tint: 'canceled', icon: <ErrorCircleRegular /> },
  uncertain: { tint: 'process', icon: <QuestionCircleRegular /> },
  cancelled: { tint: 'waiting', icon: <DismissCircleRegular /> },
  expired: { tint: 'waiting', icon: <SubtractCircleRegular /> },
};

export function JobPhaseBadge({ phase }: { phase: JobPhase }): ReactElement {
  const { t } = useTranslation();
  return <TintBadge {...looks[phase]}>{t(`printQueue.state.${phase}`)}</TintBadge>;
}

/** It turns; under reduced motion it is a still arrow. */
function SendingIcon(): ReactElement {
  const styles = usePrintQueueStyles();
  return (
    <>
      <Spinner size="extra-tiny" className={styles.turning} />
      <ArrowUploadRegular className={styles.still} />
    </>
  );
}

import { Spinner } from '@fluentui/react-components';
import { ArrowUploadRegular, SubtractCircleRegular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { type Tint, TintBadge } from '@renderer/ui/badges/tint-badge';
import type { JobPhase } from '@shared/domain/printing/job-phase';
import type { ReactElement } from 'react';
import { phaseLooks } from '../words/phase-looks';
import { usePrintQueueStyles } from './print-queue-styles';

const looks: Record<JobPhase, { tint: Tint; icon: ReactElement }> = {
  ...phaseLooks,
  sending: { ...phaseLooks.sending, icon: <SendingIcon /> },
  expired: { tint: 'waiting', icon: <SubtractCircleRegular /> },
};

export function JobPhaseBadge({ phase }: { phase: JobPhase }): ReactElement {
  const t = useTexts();
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

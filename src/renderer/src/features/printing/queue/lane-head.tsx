import { Button, mergeClasses } from '@fluentui/react-components';
import { PauseRegular, PlayRegular, PrintRegular } from '@fluentui/react-icons';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { LaneView } from '@shared/contract/printing/printing';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';
import { toTroubleWords } from '../words/trouble-words';
import { usePrintQueueStyles } from './print-queue-styles';
import type { QueueActions } from './use-queue-actions';

interface LaneHeadProps {
  lane: LaneView;
  headingId: string;
  actions: QueueActions;
}

function toFacts(lane: LaneView, t: Translate, format: Formatter): string {
  const { trouble } = lane;
  const facts = [
    lane.location,
    trouble ? toTroubleWords(trouble, t, format) : t(`printerSettings.paper.${lane.paper}`),
    lane.paused && t('printQueue.queue.paused'),
  ];
  return facts.filter(Boolean).join(' · ');
}

export function LaneHead({ lane, headingId, actions }: LaneHeadProps): ReactElement {
  const t = useTexts();
  const format = useFormat();
  const styles = usePrintQueueStyles();
  const label = t(lane.paused ? 'printQueue.queue.resumeLane' : 'printQueue.queue.pauseLane', { printer: lane.displayName });
  return (
    <div className={styles.laneHead}>
      <PrintRegular aria-hidden className={styles.fixed} />
      <div className={styles.laneNames}>
        <h3 id={headingId} className={styles.laneName} title={lane.displayName}>
          <bdi className={styles.cut}>{lane.displayName}</bdi>
        </h3>
        <p className={mergeClasses(styles.laneFacts, lane.trouble !== null && styles.laneTrouble)}>{toFacts(lane, t, format)}</p>
      </div>
      <Button
        appearance="subtle"
        icon={lane.paused ? <PlayRegular /> : <PauseRegular />}
        aria-label={label}
        title={label}
        onClick={() => (lane.paused ? actions.resume(lane.printer) : actions.pause(lane.printer))}
      />
    </div>
  );
}

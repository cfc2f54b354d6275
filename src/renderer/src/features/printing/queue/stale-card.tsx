import { Button, mergeClasses } from '@fluentui/react-components';
import { ClockRegular, PrintRegular } from '@fluentui/react-icons';
import { useFormat } from '@renderer/runtime/texts/use-format';
import type { QueueView } from '@shared/contract/printing';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrintQueueStyles } from './print-queue-styles';
import { toStaleQuestion } from './stale-day';
import type { QueueActions } from './use-queue-actions';

interface StaleCardProps {
  view: QueueView;
  actions: QueueActions;
}

/** Invoices of an earlier run that are too old to go out unasked. */
export function StaleCard({ view, actions }: StaleCardProps): ReactElement | null {
  const { t } = useTranslation();
  const format = useFormat();
  const styles = usePrintQueueStyles();
  const [nowMs] = useState(Date.now);
  if (view.staleJobs === 0) return null;
  return (
    <section className={mergeClasses(styles.question, styles.questionStale)} aria-labelledby="print-queue-stale">
      <h3 id="print-queue-stale" className={styles.questionHead}>
        <ClockRegular fontSize={20} />
        {toStaleQuestion(view, nowMs, t, format)}
      </h3>
      <p className={styles.questionText}>{t('printQueue.stale.text')}</p>
      <div className={styles.buttons}>
        <Button appearance="primary" icon={<PrintRegular />} onClick={() => actions.resolveStale(true)}>
          {t('printQueue.stale.print')}
        </Button>
        <Button onClick={() => actions.resolveStale(false)}>{t('printQueue.stale.discard')}</Button>
      </div>
    </section>
  );
}

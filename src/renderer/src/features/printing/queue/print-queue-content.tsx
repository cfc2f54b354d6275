import { Button, mergeClasses, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { ClockRegular, PrintRegular } from '@fluentui/react-icons';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { EmptyState } from '@renderer/ui/feedback/empty-state';
import { FailureState } from '@renderer/ui/feedback/error-state';
import type { QueueView } from '@shared/contract/printing/printing';
import type { FailureError } from '@shared/contract/result';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { LaneCard, type LaneTools } from './lane-card';
import { jobsIn } from './lane-jobs';
import { usePrintQueueStyles } from './print-queue-styles';
import { toStaleQuestion } from './stale-day';
import { UncertainCard } from './uncertain-card';
import type { QueueActions } from './use-queue-actions';

interface PrintQueueContentProps {
  queue: UseQueryResult<QueueView, FailureError>;
  tools: LaneTools;
}

/** What needs a person first, then a card for each printer. */
export function PrintQueueContent({ queue, tools }: PrintQueueContentProps): ReactElement {
  const t = useTexts();
  const styles = usePrintQueueStyles();
  const { data: view, error } = queue;
  if (!view) {
    if (!error) return <LoadingLane />;
    return <FailureState failure={error.failure} title={t('printQueue.queue.readFailed')} onRetry={() => void queue.refetch()} />;
  }
  const lanes = view.lanes.filter((lane) => lane.jobs.length > 0 || lane.trouble !== null || lane.paused);
  if (lanes.length === 0 && view.staleJobs === 0) {
    return <EmptyState title={t('printQueue.queue.emptyTitle')} text={t('printQueue.queue.emptyText')} />;
  }
  return (
    <div className={styles.stack}>
      <UncertainCard jobs={lanes.flatMap((lane) => jobsIn(lane.jobs, 'uncertain'))} actions={tools.actions} />
      <StaleCard view={view} actions={tools.actions} />
      {lanes.map((lane) => (
        <LaneCard key={lane.printer} lane={lane} tools={tools} />
      ))}
    </div>
  );
}

const skeletonRows = [1, 2, 3];

function LoadingLane(): ReactElement {
  const t = useTexts();
  const styles = usePrintQueueStyles();
  return (
    <Skeleton className={styles.lane} aria-label={t('common.loading')}>
      <div className={styles.laneHead}>
        <SkeletonItem shape="circle" size={20} />
        <SkeletonItem size={16} />
      </div>
      {skeletonRows.map((row) => (
        <div key={row} className={styles.job}>
          <div className={styles.jobRow}>
            <SkeletonItem size={16} />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}

interface StaleCardProps {
  view: QueueView;
  actions: QueueActions;
}

/** Invoices of an earlier run that are too old to go out unasked. */
function StaleCard({ view, actions }: StaleCardProps): ReactElement | null {
  const t = useTexts();
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

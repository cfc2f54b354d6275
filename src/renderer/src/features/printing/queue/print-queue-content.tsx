import { Button, mergeClasses, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { ClockRegular, PauseRegular, PrintRegular } from '@fluentui/react-icons';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { EmptyState } from '@renderer/ui/feedback/empty-state';
import { FailureState } from '@renderer/ui/feedback/error-state';
import type { JobView, LaneView, QueueView } from '@shared/contract/printing/printing';
import type { FailureError } from '@shared/contract/result';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactElement, useId, useMemo, useState } from 'react';
import { toIssueTexts } from '../texts/printer-issue-texts';
import type { JobAction } from './job-actions';
import { JobRow } from './job-row';
import { jobsIn, laneWindowRows, sortLaneJobs, sortLanes } from './lane-jobs';
import { LaneNotes } from './lane-notes';
import { usePrintQueueStyles } from './print-queue-styles';
import { toStaleQuestion } from './stale-day';
import { UncertainCard } from './uncertain-card';
import type { QueueActions } from './use-queue-actions';

function toFacts(lane: LaneView, t: Translate, format: Formatter): string {
  const { trouble } = lane;
  const facts = [
    lane.location,
    trouble ? toIssueTexts(trouble, t, format) : t(`printerSettings.paper.${lane.paper}`),
    lane.paused && t('printQueue.queue.paused'),
  ];
  return facts.filter(Boolean).join(' · ');
}

function LaneHead({ lane, headingId, actions }: { lane: LaneView; headingId: string; actions: QueueActions }): ReactElement {
  const t = useTexts();
  const format = useFormat();
  const styles = usePrintQueueStyles();
  const label = t('printQueue.queue.pauseLane', { printer: lane.displayName });
  return (
    <div className={styles.laneHead}>
      <PrintRegular aria-hidden className={styles.fixed} />
      <div className={styles.laneNames}>
        <h3 id={headingId} className={styles.laneName} title={lane.displayName}>
          <bdi className={styles.cut}>{lane.displayName}</bdi>
        </h3>
        <p className={mergeClasses(styles.laneFacts, lane.trouble !== null && styles.laneTrouble)}>{toFacts(lane, t, format)}</p>
      </div>
      {/* A paused printer has its own button below, which also sends what failed. */}
      {!lane.paused && (
        <Button appearance="subtle" icon={<PauseRegular />} aria-label={label} title={label} onClick={() => actions.pause(lane.printer)} />
      )}
    </div>
  );
}

interface LaneTools {
  actions: QueueActions;
  jobActions: readonly JobAction[];
  onMenu: (job: JobView, anchor: HTMLElement) => void;
  onCancelRest: (printer: string) => void;
  /** Called to move the waiting sheets of this printer to another one. */
  onMove: (printer: string) => void;
}

/** One printer with its sheets. Long batches show a growing window of rows, so that 500 sheets cost no more than 40. */
function LaneCard({ lane, tools }: { lane: LaneView; tools: LaneTools }): ReactElement {
  const { actions, jobActions, onMenu, onCancelRest, onMove } = tools;
  const t = useTexts();
  const styles = usePrintQueueStyles();
  const headingId = useId();
  const [rows, setRows] = useState(laneWindowRows);
  const sorted = useMemo(() => sortLaneJobs(lane.jobs), [lane.jobs]);
  const hidden = Math.max(0, sorted.length - rows);
  return (
    <section className={styles.lane} aria-labelledby={headingId}>
      <LaneHead lane={lane} headingId={headingId} actions={actions} />
      <LaneNotes lane={lane} actions={actions} onCancelRest={onCancelRest} onMove={onMove} />
      <ul className={styles.jobs} aria-label={t('printQueue.queue.list', { printer: lane.displayName })}>
        {sorted.slice(0, rows).map((job) => (
          <JobRow key={job.id} job={job} hasMenu={jobActions.some((action) => action.isOffered(job))} onMenu={onMenu} />
        ))}
      </ul>
      {hidden > 0 && (
        <div className={styles.more}>
          <Button appearance="subtle" className={styles.moreButton} onClick={() => setRows(rows + laneWindowRows)}>
            {t('printQueue.queue.showMore', { count: Math.min(hidden, laneWindowRows) })}
          </Button>
        </div>
      )}
    </section>
  );
}

interface PrintQueueContentProps {
  queue: UseQueryResult<QueueView, FailureError>;
  tools: LaneTools;
}

/** Problems first, then a card per printer. */
export function PrintQueueContent({ queue, tools }: PrintQueueContentProps): ReactElement {
  const t = useTexts();
  const styles = usePrintQueueStyles();
  const { data: view, error } = queue;
  if (!view) {
    if (!error) return <LoadingLane />;
    return <FailureState failure={error.failure} title={t('printQueue.queue.readFailed')} onRetry={() => void queue.refetch()} />;
  }
  const lanes = sortLanes(view.lanes.filter((lane) => lane.jobs.length > 0 || lane.trouble !== null || lane.paused));
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

/** Invoices of an earlier run that are too old to be printed without a question. */
function StaleCard({ view, actions }: { view: QueueView; actions: QueueActions }): ReactElement | null {
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

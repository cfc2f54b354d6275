import { Button } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { JobView, LaneView } from '@shared/contract/printing/printing';
import { type ReactElement, useCallback, useId, useMemo, useState } from 'react';
import type { JobAction } from './job-actions';
import { JobRow } from './job-row';
import { LaneHead } from './lane-head';
import { laneWindowRows, sortLaneJobs } from './lane-jobs';
import { LaneNotes } from './lane-notes';
import { usePrintQueueStyles } from './print-queue-styles';
import type { QueueActions } from './use-queue-actions';

export interface LaneTools {
  actions: QueueActions;
  jobActions: readonly JobAction[];
  onMenu: (job: JobView, anchor: HTMLElement) => void;
  onCancelRest: (printer: string) => void;
  /** What waits for this printer is to come out on another one. */
  onMove: (printer: string) => void;
}

/** One printer and its sheets. Long batches show a window of rows that grows, so that 500 sheets cost no more than 40. */
export function LaneCard({ lane, tools }: { lane: LaneView; tools: LaneTools }): ReactElement {
  const { actions, jobActions, onMenu, onCancelRest, onMove } = tools;
  const t = useTexts();
  const styles = usePrintQueueStyles();
  const headingId = useId();
  const [rows, setRows] = useState(laneWindowRows);
  const sorted = useMemo(() => sortLaneJobs(lane.jobs), [lane.jobs]);
  const hidden = Math.max(0, sorted.length - rows);
  const retry = useCallback((job: JobView) => actions.retry([job.id]), [actions]);
  return (
    <section className={styles.lane} aria-labelledby={headingId}>
      <LaneHead lane={lane} headingId={headingId} actions={actions} />
      <LaneNotes lane={lane} actions={actions} onCancelRest={onCancelRest} onMove={onMove} />
      <ul className={styles.jobs} aria-label={t('printQueue.queue.list', { printer: lane.displayName })}>
        {sorted.slice(0, rows).map((job) => (
          <JobRow key={job.id} job={job} hasMenu={jobActions.some((action) => action.isOffered(job))} onMenu={onMenu} onRetry={retry} />
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

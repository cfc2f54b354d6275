import { Button, ProgressBar } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { LaneView } from '@shared/contract/printing/printing';
import { isCancellable } from '@shared/domain/printing/job-phase';
import type { ReactElement } from 'react';
import { toIssueHint } from '../texts/printer-issue-texts';
import { jobsIn, toBatchProgress, toWaiting } from './lane-jobs';
import { usePrintQueueStyles } from './print-queue-styles';
import type { QueueActions } from './use-queue-actions';

interface LaneNotesProps {
  lane: LaneView;
  actions: QueueActions;
  onCancelRest: (printer: string) => void;
  onMove: (printer: string) => void;
}

/** Remedies for printer problems with the one way on, the batch's progress, and actions on what waits. */
export function LaneNotes({ lane, actions, onCancelRest, onMove }: LaneNotesProps): ReactElement {
  return (
    <>
      <WayOn lane={lane} actions={actions} />
      <Progress lane={lane} onCancelRest={onCancelRest} onMove={onMove} />
    </>
  );
}

/** What is wrong, and the primary button of the printer: it resumes, and prints failed sheets first, at their position in the queue. */
function WayOn({ lane, actions }: Pick<LaneNotesProps, 'lane' | 'actions'>): ReactElement | null {
  const t = useTexts();
  const styles = usePrintQueueStyles();
  const { trouble, paused, printer, displayName, jobs } = lane;
  const failed = jobsIn(jobs, 'failed').map(({ id }) => id);
  const count = failed.length;
  if (!trouble && !paused && count === 0) return null;
  return (
    <div className={styles.laneNote}>
      {trouble && <TroubleWords trouble={trouble} paused={paused} />}
      {(paused || count > 0) && (
        <div className={styles.progressRow}>
          <span className={styles.progressText}>{count > 0 && t('printQueue.summary.failed', { count })}</span>
          <Button
            size="small"
            appearance="primary"
            {...(paused && count === 0 && { 'aria-label': t('printQueue.queue.resumeLane', { printer: displayName }) })}
            onClick={() => (paused ? actions.resume(printer, failed) : actions.retry(failed))}
          >
            {paused
              ? t(count > 0 ? 'printQueue.queue.resumeWithFailed' : 'printQueue.queue.resume', { count })
              : t('printQueue.queue.retryFailed', { count })}
          </Button>
        </div>
      )}
    </div>
  );
}

function TroubleWords({ trouble, paused }: { trouble: NonNullable<LaneView['trouble']>; paused: boolean }): ReactElement {
  const t = useTexts();
  const styles = usePrintQueueStyles();
  return (
    <p className={styles.troubleWords}>
      {toIssueHint(trouble, t)}
      {paused && ` ${t('printQueue.queue.resumeHint')}`}
      {trouble.message && (
        <>
          <br />
          {t('printQueue.queue.printerSays')} <bdi>{trouble.message}</bdi>
        </>
      )}
    </p>
  );
}

function Progress({ lane, onCancelRest, onMove }: Omit<LaneNotesProps, 'actions'>): ReactElement | null {
  const t = useTexts();
  const styles = usePrintQueueStyles();
  const progress = toBatchProgress(lane.jobs);
  const waiting = lane.jobs.filter(isCancellable).length;
  const isStuck = lane.paused || lane.trouble !== null;
  if (!progress && waiting < (isStuck ? 1 : 2)) return null;
  return (
    <div className={styles.laneNote}>
      <div className={styles.progress}>
        <div className={styles.progressRow}>
          <span className={styles.progressText}>
            {progress ? (
              <>
                {t('printQueue.summary.progress', { position: progress.position, total: progress.total })}
                {' · '}
                <bdi>{progress.title}</bdi>
              </>
            ) : (
              t('printQueue.summary.waiting', { count: waiting })
            )}
          </span>
          {toWaiting(lane.jobs).length > 0 && (
            <Button
              size="small"
              aria-label={t('printQueue.elsewhere.moveFrom', { printer: lane.displayName })}
              onClick={() => onMove(lane.printer)}
            >
              {t('printQueue.elsewhere.move')}
            </Button>
          )}
          {waiting > 0 && (
            <Button size="small" onClick={() => onCancelRest(lane.printer)}>
              {t('printQueue.queue.cancelRest')}
            </Button>
          )}
        </div>
        {progress && <ProgressBar value={progress.position - 1} max={progress.total} aria-label={lane.displayName} />}
      </div>
    </div>
  );
}

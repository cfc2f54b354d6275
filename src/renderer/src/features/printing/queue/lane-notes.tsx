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

/** Remedies for printer problems, the batch's progress, and actions on many jobs. */
export function LaneNotes({ lane, actions, onCancelRest, onMove }: LaneNotesProps): ReactElement {
  return (
    <>
      <Trouble lane={lane} actions={actions} />
      <Progress lane={lane} onCancelRest={onCancelRest} onMove={onMove} />
      <Failed lane={lane} actions={actions} />
    </>
  );
}

function Trouble({ lane, actions }: Pick<LaneNotesProps, 'lane' | 'actions'>): ReactElement | null {
  const styles = usePrintQueueStyles();
  const { trouble, paused } = lane;
  if (!trouble) return null;
  return (
    <div className={styles.laneNote}>
      <TroubleWords trouble={trouble} paused={paused} />
      {paused && <ResumeButton lane={lane} actions={actions} />}
    </div>
  );
}

/** Resumes after a problem: failed sheets are printed first, at their position in the queue. */
function ResumeButton({ lane: { jobs, printer }, actions }: Pick<LaneNotesProps, 'lane' | 'actions'>): ReactElement {
  const t = useTexts();
  const failed = jobsIn(jobs, 'failed').map(({ id }) => id);
  return (
    <Button
      size="small"
      appearance="primary"
      onClick={() => (failed.length > 0 ? actions.resumeWithFailed(printer, failed) : actions.resume(printer))}
    >
      {failed.length > 0 ? t('printQueue.queue.resumeWithFailed', { count: failed.length }) : t('printQueue.queue.resume')}
    </Button>
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

function Failed({ lane, actions }: Pick<LaneNotesProps, 'lane' | 'actions'>): ReactElement | null {
  const t = useTexts();
  const styles = usePrintQueueStyles();
  const failed = jobsIn(lane.jobs, 'failed');
  // For a stopped printer, the resume button includes them.
  if (failed.length < 2 || (lane.paused && lane.trouble)) return null;
  return (
    <div className={styles.laneNote}>
      <div className={styles.progressRow}>
        <span className={styles.progressText}>{t('printQueue.summary.failed', { count: failed.length })}</span>
        <Button size="small" onClick={() => actions.retry(failed.map((job) => job.id))}>
          {t('printQueue.queue.retryFailed', { count: failed.length })}
        </Button>
      </div>
    </div>
  );
}

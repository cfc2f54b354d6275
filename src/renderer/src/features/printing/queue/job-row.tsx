import { Button, mergeClasses, Spinner } from '@fluentui/react-components';
import { ArrowUploadRegular, ImageOffRegular, MoreHorizontalRegular, SubtractCircleRegular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { PrintableIcon } from '@renderer/shared-components/printing/sheets/printable-icon';
import { type Tint, TintBadge } from '@renderer/ui/badges/tint-badge';
import type { JobView } from '@shared/contract/printing/printing';
import { type JobPhase, toJobPhase } from '@shared/domain/printing/job-phase';
import { memo, type ReactElement } from 'react';
import { toReason } from '../texts/failure-reason';
import { phaseAppearance } from '../texts/phase-appearance';
import { usePrintQueueStyles } from './print-queue-styles';

const looks: Record<JobPhase, { tint: Tint; icon: ReactElement }> = {
  ...phaseAppearance,
  sending: { ...phaseAppearance.sending, icon: <SendingIcon /> },
  expired: { tint: 'waiting', icon: <SubtractCircleRegular /> },
};

function JobPhaseBadge({ phase }: { phase: JobPhase }): ReactElement {
  const t = useTexts();
  return <TintBadge {...looks[phase]}>{t(`printQueue.state.${phase}`)}</TintBadge>;
}

/** A rotating arrow; it doesn't move with reduced motion. */
function SendingIcon(): ReactElement {
  const styles = usePrintQueueStyles();
  return (
    <>
      <Spinner size="extra-tiny" className={styles.turning} />
      <ArrowUploadRegular className={styles.still} />
    </>
  );
}

interface JobRowProps {
  job: JobView;
  hasMenu: boolean;
  onMenu: (job: JobView, anchor: HTMLElement) => void;
}

/** The cache keeps an unchanged job as the same object, so that only changed rows render. */
export const JobRow = memo(function JobRow({ job, hasMenu, onMenu }: JobRowProps): ReactElement {
  const t = useTexts();
  const styles = usePrintQueueStyles();
  const document = t(`printables.name.${job.document}`);
  return (
    <li className={styles.job} data-job={job.id}>
      <div className={styles.jobRow}>
        <span role="img" className={styles.fixed} aria-label={document} title={document}>
          <PrintableIcon document={job.document} />
        </span>
        <bdi className={styles.jobTitle}>{job.title}</bdi>
        {job.reprint > 0 && <span className={styles.tag}>{t('printQueue.queue.copy')}</span>}
        <span className={styles.jobCustomer} title={job.customer}>
          <bdi className={styles.cut}>{job.customer}</bdi>
        </span>
        <span className={styles.fixed}>
          <JobPhaseBadge phase={toJobPhase(job)} />
        </span>
        {hasMenu ? (
          <Button
            appearance="subtle"
            className={styles.square}
            icon={<MoreHorizontalRegular />}
            aria-haspopup="menu"
            aria-label={t('printQueue.queue.jobActions', { title: job.title })}
            onClick={(event) => onMenu(job, event.currentTarget)}
          />
        ) : (
          <span className={styles.square} />
        )}
      </div>
      <JobNotes job={job} />
    </li>
  );
});

function JobNotes({ job }: { job: JobView }): ReactElement {
  const t = useTexts();
  const styles = usePrintQueueStyles();
  return (
    <>
      {(job.state === 'failed' || job.state === 'uncertain') && job.error && (
        <p className={mergeClasses(styles.jobNote, styles.jobReason)}>{toReason(job.error, t)}</p>
      )}
      {job.copies > 1 && <p className={styles.jobNote}>{t('printQueue.queue.copies', { count: job.copies })}</p>}
      {job.missingPictures > 0 && (
        <p className={styles.jobNote}>
          <ImageOffRegular fontSize={16} />
          {t('printQueue.queue.missingPictures', { count: job.missingPictures })}
        </p>
      )}
    </>
  );
}

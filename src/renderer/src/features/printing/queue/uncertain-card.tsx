import { Button, mergeClasses } from '@fluentui/react-components';
import { ArrowClockwiseRegular, CheckmarkRegular, PrintRegular, QuestionCircleRegular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { JobView } from '@shared/contract/printing/printing';
import type { ReactElement } from 'react';
import { Trans } from 'react-i18next';
import { toReason } from '../texts/failure-reason';
import { usePrintQueueStyles } from './print-queue-styles';
import type { QueueActions } from './use-queue-actions';

interface UncertainCardProps {
  jobs: readonly JobView[];
  actions: QueueActions;
}

/**
 * Sheets that may have been printed, which only a look at the printer can show. They are never printed again without the user's decision.
 */
export function UncertainCard({ jobs, actions }: UncertainCardProps): ReactElement | null {
  const t = useTexts();
  const styles = usePrintQueueStyles();
  const first = jobs[0];
  if (!first) return null;
  const ids = jobs.map((job) => job.id);
  const isOne = jobs.length === 1;
  return (
    <section className={mergeClasses(styles.question, styles.questionUncertain)} aria-labelledby="print-queue-uncertain">
      <h3 id="print-queue-uncertain" className={mergeClasses(styles.questionHead, styles.uncertainWords)}>
        <QuestionCircleRegular fontSize={20} />
        {t('printQueue.uncertain.title')}
      </h3>
      <p className={styles.questionText}>
        <Trans
          i18nKey="printQueue.uncertain.text"
          count={jobs.length}
          tOptions={{ count: jobs.length, title: first.title }}
          components={{ job: <bdi className={styles.jobTitle} /> }}
        />
      </p>
      {isOne && first.error && <p className={styles.questionText}>{toReason(first.error, t)}</p>}
      <p className={styles.questionHint}>{t('printQueue.uncertain.hint')}</p>
      {!isOne && <Choices jobs={jobs} actions={actions} />}
      <div className={styles.buttons}>
        <Button appearance="primary" icon={<CheckmarkRegular />} onClick={() => actions.confirmPrinted(ids)}>
          {t(isOne ? 'printQueue.uncertain.printed' : 'printQueue.uncertain.allPrinted')}
        </Button>
        <Button icon={<ArrowClockwiseRegular />} onClick={() => actions.denyPrinted(ids)}>
          {t(isOne ? 'printQueue.uncertain.notPrinted' : 'printQueue.uncertain.nonePrinted')}
        </Button>
        <Button icon={<PrintRegular />} onClick={() => actions.reprint(ids)}>
          {t(isOne ? 'printQueue.uncertain.printAgain' : 'printQueue.uncertain.printAllAgain')}
        </Button>
      </div>
    </section>
  );
}

function Choices({ jobs, actions }: UncertainCardProps): ReactElement {
  const t = useTexts();
  const styles = usePrintQueueStyles();
  return (
    <ul className={styles.choices}>
      {jobs.map((job) => (
        <li key={job.id} className={styles.choice}>
          <span className={styles.choiceName}>
            <bdi className={styles.jobTitle}>{job.title}</bdi>
            <bdi className={styles.cut} title={job.customer}>
              {job.customer}
            </bdi>
          </span>
          <Button
            size="small"
            className={styles.choiceButton}
            icon={<CheckmarkRegular />}
            aria-label={t('printQueue.uncertain.printedJob', { title: job.title })}
            onClick={() => actions.confirmPrinted([job.id])}
          >
            {t('printQueue.uncertain.printed')}
          </Button>
          <Button
            size="small"
            className={styles.choiceButton}
            icon={<PrintRegular />}
            aria-label={t('printQueue.uncertain.printAgainJob', { title: job.title })}
            onClick={() => actions.reprint([job.id])}
          >
            {t('printQueue.uncertain.printAgain')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

import { Button, makeStyles, ProgressBar, RadioGroup } from '@fluentui/react-components';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ChoiceCard } from '@renderer/ui/controls/choice-card';
import { Modal } from '@renderer/ui/feedback/modal';
import { flexColumn, stack } from '@renderer/ui/layout/layout-styles';
import { isolate } from '@renderer/ui/text/isolate';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import type { CloseAnswer } from '@shared/contract/desktop/app';
import type { QueueView } from '@shared/contract/printing/printing';
import { isCancellable } from '@shared/domain/printing/job-phase';
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react';

const useStyles = makeStyles({
  content: { ...stack.gap16, paddingBlockEnd: '8px' },
  progress: { ...flexColumn, gap: '6px' },
  numbers: { display: 'flex', justifyContent: 'space-between', gap: '12px', ...smallQuietWords },
  choices: stack.gap8,
});

interface Batch {
  unsent: number;
  total: number;
  printers: string[];
}

/** Combines the running batches. */
function toBatch({ lanes, unsent }: QueueView): Batch {
  const moving = lanes.filter(({ paused, jobs }) => !paused && jobs.some((job) => isCancellable(job) || job.state === 'handing_off'));
  const jobs = moving.flatMap((lane) => lane.jobs);
  const open = new Set(jobs.filter((job) => isCancellable(job) || job.state === 'handing_off').map((job) => job.batchId));
  const sizes = new Map(jobs.filter((job) => open.has(job.batchId)).map((job) => [job.batchId, job.batchSize]));
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return { unsent, total: Math.max(total, unsent), printers: moving.map((lane) => lane.displayName) };
}

interface CloseWithBatchProps {
  onAnswer: (answer: CloseAnswer) => void;
}

/** Prompts what to do with sheets that aren't sent yet; closes automatically once all are sent. */
export function CloseWithBatch({ onAnswer }: CloseWithBatchProps): ReactElement | null {
  const t = useTexts();
  const language = useLanguage();
  const styles = useStyles();
  const [choice, setChoice] = useState<CloseAnswer>('close');
  const { data: view, isError } = useRead('printing.queue', undefined, { failure: 'inPlace' });
  const isSent = view?.unsent === 0 || isError;
  const answerItself = useEffectEvent(() => onAnswer('close'));
  useEffect(() => {
    if (isSent) answerItself();
  }, [isSent]);
  if (!view || isSent) return null;
  const { unsent, total, printers } = toBatch(view);
  const printer = new Intl.ListFormat(language, { type: 'conjunction' }).format(printers.map((name) => isolate(name, language)));
  const title = t('printQueue.closing.title', { count: unsent });
  return (
    <Modal
      isQuestion
      title={title}
      contentClass={styles.content}
      onClose={() => onAnswer('stay')}
      actions={
        <>
          <Button onClick={() => onAnswer('stay')}>{t('printQueue.closing.stay')}</Button>
          <Button appearance="primary" onClick={() => onAnswer(choice)}>
            {t('printQueue.closing.close')}
          </Button>
        </>
      }
    >
      <span>{t('printQueue.closing.text', { sent: total - unsent, total: total, printer })}</span>
      <div className={styles.progress}>
        <ProgressBar value={total - unsent} max={total} thickness="large" aria-label={title} />
        <div className={styles.numbers}>
          <span>{t('printQueue.closing.sent', { count: total - unsent })}</span>
          <span>{t('printQueue.summary.waiting', { count: unsent })}</span>
        </div>
      </div>
      <RadioGroup
        className={styles.choices}
        aria-label={title}
        value={choice}
        onChange={(_event, data) => setChoice(data.value === 'close' ? 'close' : 'closeAndHold')}
      >
        <ChoiceCard value="close" name={t('printQueue.closing.send')} hint={t('printQueue.closing.sendHint')} />
        <ChoiceCard value="closeAndHold" name={t('printQueue.closing.hold')} hint={t('printQueue.closing.holdHint')} />
      </RadioGroup>
    </Modal>
  );
}

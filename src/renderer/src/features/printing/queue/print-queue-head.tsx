import { Button } from '@fluentui/react-components';
import { DismissRegular, PauseRegular, PlayRegular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { printQueuePanel } from '@renderer/shared-components/printing/queue/print-queue-panel';
import { toQueueSummary } from '@renderer/shared-components/printing/queue/queue-summary';
import type { QueueView } from '@shared/contract/printing/printing';
import type { Translate } from '@shared/i18n/translate';
import { type ReactElement, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { jobsIn } from './lane-jobs';
import { usePrintQueueStyles } from './print-queue-styles';
import type { QueueActions } from './use-queue-actions';

/** Returns the announcement of a change of the queue: problems and the end, never single sheets. */
function toAnnouncement(before: QueueView, after: QueueView, t: Translate): string | null {
  const words = [];
  if (after.counts.uncertain > before.counts.uncertain) words.push(t('printQueue.summary.uncertain', { count: after.counts.uncertain }));
  if (after.counts.failed > before.counts.failed) words.push(t('printQueue.summary.failed', { count: after.counts.failed }));
  const hasEnded = toUnsent(before) > 0 && toUnsent(after) === 0;
  if (words.length === 0 && hasEnded && toSent(after) > toSent(before)) words.push(t('printQueue.alert.allSent'));
  return words.length > 0 ? words.join(' · ') : null;
}

function toUnsent({ counts }: QueueView): number {
  return counts.waiting + counts.sending;
}

function toSent({ lanes }: QueueView): number {
  return lanes.flatMap((lane) => lane.jobs).filter((job) => job.state === 'accepted' || job.state === 'done').length;
}

interface PrintQueueHeadProps {
  titleId: string;
  titleRef: RefObject<HTMLHeadingElement | null>;
  view: QueueView | undefined;
  actions: QueueActions;
}

export function PrintQueueHead({ titleId, titleRef, view, actions }: PrintQueueHeadProps): ReactElement {
  const t = useTexts();
  const styles = usePrintQueueStyles();
  const isAllPaused = view?.lanes.every((lane) => lane.paused) ?? false;
  const resume = (): void => {
    const failed = view?.lanes.flatMap((lane) => jobsIn(lane.jobs, 'failed')) ?? [];
    actions.resume(
      null,
      failed.map(({ id }) => id),
    );
  };
  return (
    <div className={styles.head}>
      <div className={styles.headRow}>
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className={styles.title}>
          {t('printQueue.queue.title')}
        </h2>
        <Button appearance="subtle" icon={<DismissRegular />} aria-label={t('printQueue.queue.close')} onClick={printQueuePanel.close} />
      </div>
      {view && view.lanes.length > 0 && (
        <div className={styles.headRow}>
          <span className={styles.summary}>{toQueueSummary(view.counts, t) || t('printQueue.summary.idle')}</span>
          <Button
            size="small"
            icon={isAllPaused ? <PlayRegular /> : <PauseRegular />}
            onClick={() => (isAllPaused ? resume() : actions.pause(null))}
          >
            {t(isAllPaused ? 'printQueue.queue.resumeAll' : 'printQueue.queue.pauseAll')}
          </Button>
        </div>
      )}
      <Announcer view={view} />
    </div>
  );
}

function Announcer({ view }: { view: QueueView | undefined }): ReactElement {
  const t = useTexts();
  const styles = usePrintQueueStyles();
  const before = useRef<QueueView | undefined>(undefined);
  const [words, setWords] = useState('');
  const hear = useEffectEvent((after: QueueView) => {
    const said = before.current && toAnnouncement(before.current, after, t);
    before.current = after;
    if (said) setWords(said);
  });
  useEffect(() => {
    if (view) hear(view);
  }, [view]);
  return (
    <span role="status" className={styles.aloud}>
      {words}
    </span>
  );
}

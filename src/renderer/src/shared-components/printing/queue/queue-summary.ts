import type { QueueView } from '@shared/contract/printing/printing';
import type { Translate } from '@shared/i18n/translate';

type Counts = QueueView['counts'];

/** What is still to come and what needs a person: "2 waiting · 1 sending · 1 failed"; empty when nothing is. */
export function toQueueSummary(counts: Counts, t: Translate): string {
  const parts = [
    counts.waiting > 0 && t('printQueue.summary.waiting', { count: counts.waiting }),
    counts.sending > 0 && t('printQueue.summary.sending', { count: counts.sending }),
    counts.failed > 0 && t('printQueue.summary.failed', { count: counts.failed }),
    counts.uncertain > 0 && t('printQueue.summary.uncertain', { count: counts.uncertain }),
  ];
  return parts.filter((part) => part !== false).join(' · ');
}

/** Only what needs a person. */
export function toProblemSummary({ failed, uncertain }: Counts, t: Translate): string {
  return toQueueSummary({ waiting: 0, sending: 0, sent: 0, failed, uncertain }, t);
}

/** Somebody has to look: a sheet failed or may have, or old ones wait for a word. */
export function needsAttention(view: QueueView): boolean {
  return view.counts.failed > 0 || view.counts.uncertain > 0 || view.staleJobs > 0 || view.lanes.some((lane) => lane.trouble !== null);
}

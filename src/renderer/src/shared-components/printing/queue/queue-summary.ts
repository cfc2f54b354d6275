import type { QueueView } from '@shared/contract/printing/printing';
import type { Translate } from '@shared/i18n/translate';

type Counts = QueueView['counts'];

/** Returns the waiting sheets and the problems, such as "2 waiting · 1 sending · 1 failed"; empty if there are none. */
export function toQueueSummary(counts: Counts, t: Translate): string {
  const parts = [
    counts.waiting > 0 && t('printQueue.summary.waiting', { count: counts.waiting }),
    counts.sending > 0 && t('printQueue.summary.sending', { count: counts.sending }),
    counts.failed > 0 && t('printQueue.summary.failed', { count: counts.failed }),
    counts.uncertain > 0 && t('printQueue.summary.uncertain', { count: counts.uncertain }),
  ];
  return parts.filter((part) => part !== false).join(' · ');
}

/** Returns only the problems. */
export function toProblemSummary({ failed, uncertain }: Counts, t: Translate): string {
  return toQueueSummary({ waiting: 0, sending: 0, sent: 0, failed, uncertain }, t);
}

/** Whether the user must look at the queue: a sheet has failed or may have failed, or old sheets wait for a decision. */
export function needsAttention(view: QueueView): boolean {
  return view.counts.failed > 0 || view.counts.uncertain > 0 || view.staleJobs > 0 || view.lanes.some((lane) => lane.trouble !== null);
}

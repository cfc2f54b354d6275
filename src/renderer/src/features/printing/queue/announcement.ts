import type { QueueView } from '@shared/contract/printing/printing';
import type { Translate } from '@shared/i18n/translate';

/** What is worth saying aloud when the queue changes: what needs a person, and the end; never every single sheet. */
export function toAnnouncement(before: QueueView, after: QueueView, t: Translate): string | null {
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

import type { QueueView } from '@shared/contract/printing/printing';
import { toJobPhase } from '@shared/domain/printing/job-phase';
import { type Formatter, timeZone } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';

export type StaleDay = { kind: 'today' } | { kind: 'yesterday' } | { kind: 'date'; iso: string };

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
const dayMs = 24 * 60 * 60 * 1000;

/** Returns the shop's day on which the oldest waiting invoice was queued. */
export function toStaleDay(view: QueueView, nowMs: number): StaleDay {
  const waiting = view.lanes.flatMap((lane) => lane.jobs).filter((job) => toJobPhase(job) === 'waiting');
  const oldest = waiting.map((job) => job.createdAt).sort()[0];
  if (oldest === undefined) return { kind: 'today' };
  const day = dayFormat.format(new Date(oldest));
  if (day === dayFormat.format(nowMs)) return { kind: 'today' };
  if (day === dayFormat.format(nowMs - dayMs)) return { kind: 'yesterday' };
  return { kind: 'date', iso: day };
}

/** Returns a question such as "Print 14 waiting invoices from yesterday?". */
export function toStaleQuestion(view: QueueView, nowMs: number, t: Translate, format: Formatter): string {
  const day = toStaleDay(view, nowMs);
  const words = { today: t('printQueue.stale.earlierToday'), yesterday: t('printQueue.stale.yesterday') };
  const when = day.kind === 'date' ? format.date(day.iso) : words[day.kind];
  return t('printQueue.stale.title', { count: view.staleJobs, when });
}

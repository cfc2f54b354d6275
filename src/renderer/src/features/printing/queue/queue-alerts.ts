import { isolate } from '@renderer/ui/text/isolate';
import type { JobView, LaneView, QueueView } from '@shared/contract/printing/printing';
import type { Language } from '@shared/domain/language';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';
import { toReason } from '../texts/failure-reason';
import { toIssueTexts } from '../texts/printer-issue-texts';
import { jobsIn } from './lane-jobs';
import { toStaleQuestion } from './stale-day';

export interface QueueAlert {
  /** The same matter has the same key, so that it is shown once. */
  key: string;
  /** Also shown if it exists when the app starts. */
  isNewsAtStart: boolean;
  /** The batch of the problem; messages about its success are withdrawn. */
  batchId?: string;
  /** The affected batches. */
  batches: readonly string[];
  toText(words: { t: Translate; format: Formatter; language: Language; nowMs: number }): string;
}

/** Returns the alerts of the queue that are shown while the panel is closed: one per batch, printer, and question. */
export function toQueueAlerts(view: QueueView): QueueAlert[] {
  const alerts: QueueAlert[] = view.lanes.flatMap((lane) => [
    ...firstOfEachBatch(jobsIn(lane.jobs, 'failed')).map(toFailedAlert),
    ...firstOfEachBatch(jobsIn(lane.jobs, 'uncertain')).map(toUncertainAlert),
    ...(lane.trouble ? [toTroubleAlert(lane, lane.trouble)] : []),
  ]);
  if (view.staleJobs > 0) {
    alerts.push({
      key: 'stale',
      isNewsAtStart: true,
      batches: [],
      toText: ({ t, format, nowMs }) => toStaleQuestion(view, nowMs, t, format),
    });
  }
  return alerts;
}

function firstOfEachBatch(jobs: readonly JobView[]): JobView[] {
  return [...Map.groupBy(jobs, (job) => job.batchId).values()].flatMap((batch) => batch.slice(0, 1));
}

function toFailedAlert(job: JobView): QueueAlert {
  return {
    key: `failed ${job.batchId}`,
    batchId: job.batchId,
    batches: [job.batchId],
    isNewsAtStart: false,
    toText: ({ t, language }) =>
      t('printQueue.alert.failed', { title: isolate(job.title, language), reason: toReason(job.error ?? { code: 'internal' }, t) }),
  };
}

function toUncertainAlert(job: JobView): QueueAlert {
  return {
    key: `uncertain ${job.batchId}`,
    batchId: job.batchId,
    batches: [job.batchId],
    isNewsAtStart: true,
    toText: ({ t, language }) => t('printQueue.alert.uncertain', { title: isolate(job.title, language) }),
  };
}

function toTroubleAlert(lane: LaneView, trouble: NonNullable<LaneView['trouble']>): QueueAlert {
  return {
    key: `trouble ${lane.printer} ${trouble.kind}`,
    batches: lane.jobs.map(({ batchId }) => batchId),
    isNewsAtStart: false,
    toText: ({ t, format, language }) =>
      t('printQueue.alert.trouble', { printer: isolate(lane.displayName, language), trouble: toIssueTexts(trouble, t, format) }),
  };
}

/**
 * Returns the alerts for this window: those about its own batches. The main window also gets alerts about batches that no other open window
 * has requested, such as the station's.
 */
export function alertsOf(
  alerts: readonly QueueAlert[],
  { own, elsewhere }: { own: ReadonlySet<string>; elsewhere: ReadonlySet<string> },
  isRecordWindow: boolean,
): QueueAlert[] {
  return alerts.filter(({ batches }) =>
    isRecordWindow ? batches.some((batch) => own.has(batch)) : batches.length === 0 || batches.some((batch) => !elsewhere.has(batch)),
  );
}

import type { HistoryDetails } from '@shared/contract/printing/print-history';
import type { JobState } from '@shared/domain/printing/job-phase';
import type { Translate } from '@shared/i18n/translate';
import { toReason } from '../words/failure-reason';

/** Drawing is told with its end. */
export type ShownState = Exclude<JobState, 'rendering'>;

export interface Step {
  state: ShownState;
  /** ISO. */
  at: string;
  fact: string;
}

type Written = HistoryDetails['steps'][number];

const queuedFacts: Record<string, 'queuedAgain' | 'paused' | 'printerNotFound' | 'notSeen' | 'anotherPrinter'> = {
  paused: 'paused',
  'printer not found': 'printerNotFound',
  'a person saw that it is not there': 'notSeen',
  'another printer': 'anotherPrinter',
};

/** What happened to a sheet, in words; `name` keeps names in their own direction. */
export function toSteps(sheet: HistoryDetails, t: Translate, name: (text: string) => string): Step[] {
  const { steps } = sheet;
  return steps.flatMap((step, at): Step[] => {
    if (step.state === 'rendering') return [];
    const isLast = at === steps.length - 1;
    return [{ state: step.state, at: step.at, fact: toFact({ sheet, step, before: steps[at - 1], isLast, t, name }) }];
  });
}

interface Told {
  sheet: HistoryDetails;
  step: Written;
  before: Written | undefined;
  isLast: boolean;
  t: Translate;
  name(text: string): string;
}

function toFact(told: Told): string {
  const { sheet, step, isLast, t, name } = told;
  const { state, detail } = step;
  if (state === 'queued') return toQueuedFact(told);
  if (state === 'ready') return toReadyFact(told);
  if (state === 'accepted') {
    const fact = detail ? t('printHistory.fact.found') : t('printHistory.fact.accepted', { title: name(sheet.systemTitle) });
    return isLast ? `${fact}. ${t('printHistory.fact.noMore')}` : fact;
  }
  if (state === 'failed' && isLast && sheet.error) return toReason(sheet.error, t);
  if (state === 'done' && detail) return t('printHistory.fact.seen');
  if (state === 'cancelled' && detail) return t('printHistory.fact.replaced');
  return t(`printHistory.fact.${state === 'rendering' ? 'queuedAgain' : state}`);
}

function toQueuedFact({ sheet, step, before, t, name }: Told): string {
  if (!before) return t('printHistory.fact.queued', { printer: name(sheet.printerName) });
  return t(`printHistory.fact.${queuedFacts[step.detail] ?? 'queuedAgain'}`);
}

function toReadyFact({ sheet, step, before, t }: Told): string {
  if (sheet.missingPictures > 0) return t('printHistory.fact.placeholders', { count: sheet.missingPictures });
  const ms = before ? Date.parse(step.at) - Date.parse(before.at) : 0;
  return t('printHistory.fact.ready', { seconds: Math.max(0.1, Math.round(ms / 100) / 10) });
}

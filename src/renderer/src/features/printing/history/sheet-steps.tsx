import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  ArrowUploadRegular,
  CheckmarkCircleFilled,
  ClockRegular,
  DismissCircleRegular,
  DocumentCheckmarkRegular,
  ErrorCircleRegular,
  QuestionCircleRegular,
  SendRegular,
} from '@fluentui/react-icons';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { stack } from '@renderer/ui/layout/layout-styles';
import { TitledCard } from '@renderer/ui/layout/titled-card';
import { isolate } from '@renderer/ui/text/isolate';
import { smallText, strongText } from '@renderer/ui/text/text-styles';
import type { HistoryDetails } from '@shared/contract/printing/print-history';
import type { JobState } from '@shared/domain/printing/job-phase';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';
import { toReason } from '../texts/failure-reason';

/** Rendering isn't shown separately, but with its end. */
type ShownState = Exclude<JobState, 'rendering'>;

interface Step {
  state: ShownState;
  /** ISO time. */
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

/** Returns the history of a sheet as texts; `name` isolates names. */
function toSteps(sheet: HistoryDetails, t: Translate, name: (text: string) => string): Step[] {
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

const icons: Record<ShownState, ReactElement> = {
  queued: <ClockRegular />,
  ready: <DocumentCheckmarkRegular />,
  handing_off: <SendRegular />,
  accepted: <ArrowUploadRegular />,
  done: <CheckmarkCircleFilled />,
  failed: <ErrorCircleRegular />,
  uncertain: <QuestionCircleRegular />,
  cancelled: <DismissCircleRegular />,
  expired: <DismissCircleRegular />,
};

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: '4px 20px 16px' },
  step: { display: 'grid', gridTemplateColumns: '72px 20px minmax(0, 1fr)', columnGap: '12px', minHeight: '56px' },
  last: { minHeight: 0 },
  time: { color: tokens.colorNeutralForeground3, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  mark: { ...stack.gap4, alignItems: 'center', fontSize: '18px' },
  line: { flexGrow: 1, width: '1px', marginBlockEnd: '4px', backgroundColor: tokens.colorNeutralStroke1 },
  good: { color: tokens.colorStatusSuccessForeground1 },
  bad: { color: tokens.colorStatusDangerForeground1 },
  warm: { color: tokens.colorStatusWarningForeground1 },
  name: strongText,
  fact: { margin: 0, ...smallText, color: tokens.colorNeutralForeground2 },
});

/** The states of a sheet with their times and details. */
export function SheetSteps({ sheet }: { sheet: HistoryDetails }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const language = useLanguage();
  const steps = toSteps(sheet, t, (text) => isolate(text, language));
  return (
    <TitledCard isToTheEdge title={t('printHistory.details.happened')}>
      <ol className={styles.list}>
        {steps.map((step, at) => (
          <li key={`${step.at} ${step.state}`} className={mergeClasses(styles.step, at === steps.length - 1 && styles.last)}>
            <span className={styles.time}>{format.clock(step.at)}</span>
            <Mark step={step} isLast={at === steps.length - 1} />
            <span>
              <span className={styles.name}>{t(`printHistory.step.${step.state}`)}</span>
              <p className={styles.fact}>{step.fact}</p>
            </span>
          </li>
        ))}
      </ol>
    </TitledCard>
  );
}

function Mark({ step: { state }, isLast }: { step: Step; isLast: boolean }): ReactElement {
  const styles = useStyles();
  const tone = state === 'done' ? styles.good : state === 'failed' ? styles.bad : state === 'uncertain' ? styles.warm : undefined;
  return (
    <span className={mergeClasses(styles.mark, tone)} aria-hidden="true">
      {icons[state]}
      {!isLast && <span className={styles.line} />}
    </span>
  );
}

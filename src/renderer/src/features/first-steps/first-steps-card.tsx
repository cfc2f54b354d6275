import { Button, makeStyles, mergeClasses, ProgressBar, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircle20Filled,
  ChevronDown20Regular,
  ChevronUp20Regular,
  Circle20Regular,
  Dismiss20Regular,
  Info20Regular,
} from '@fluentui/react-icons';
import { usePolicyValue } from '@renderer/runtime/calls/managed';
import { useRead } from '@renderer/runtime/calls/use-read';
import { type FirstStep, firstDay, isFirstDayOf, noteFoundSteps, useFirstSteps } from '@renderer/runtime/state/first-steps-state';
import { guide } from '@renderer/runtime/state/guide-state';
import { useSession } from '@renderer/runtime/state/session-store';
import { usePermission } from '@renderer/runtime/state/use-permission';
import { toMomentText } from '@renderer/runtime/texts/moment-text';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useFreshHistory } from '@renderer/shared-components/printing/use-fresh-history';
import { hairline } from '@renderer/ui/layout/hairline';
import { atEnd, flexRow, plainList, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { quietText, smallQuietText, strongText } from '@renderer/ui/text/text-styles';
import { canPrintInBulk } from '@shared/domain/permissions';
import { documentKinds } from '@shared/domain/printing/printable';
import { type ReactElement, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type SetupStatus, type StepView, toSetupStatus, toSteps } from './steps';

/** The steps are completed on other screens, so they are loaded again on each mount. */
const quiet = { failure: 'inPlace', staleTimeMs: 0 } as const;

/** Returns the state of this computer and account; undefined until all of it is loaded. */
function useSetupStatus(): SetupStatus | undefined {
  useFreshHistory();
  const mayPrint = usePermission(canPrintInBulk);
  const isPrintingForbidden = usePolicyValue('silentPrinting') === false;
  const name = useSession(({ auth: { admin } }) => (admin ? `${admin.f_name} ${admin.l_name}`.trim() : ''));
  const settings = useRead('printing.readSettings', undefined, quiet);
  // Only for its name, because listing the system's printers takes time.
  const printers = useRead('printing.printers', {}, { ...quiet, enabled: Boolean(settings.data?.routes.invoice.printer) });
  const asked = { ...quiet, enabled: mayPrint } as const;
  const tests = useRead('history.list', { page: 1, documents: ['testPage'], outcomes: ['sent', 'finished'] }, asked);
  const orders = useRead('history.list', { page: 1, documents: [...documentKinds], outcomes: ['sent', 'finished'] }, asked);
  const station = useRead('station.read', undefined, asked);
  const reads = mayPrint ? [settings, tests, orders, station] : [settings];
  if (reads.some(({ isFetched }) => !isFetched)) return undefined;
  return toSetupStatus({
    name,
    mayPrint,
    isPrintingForbidden,
    settings: settings.data,
    printers: printers.data ?? [],
    tests: tests.data,
    orders: orders.data,
    station: station.data,
  });
}

const useStyles = makeStyles({
  root: {
    flexShrink: 0,
    marginBlockEnd: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    overflow: 'hidden',
  },
  head: { ...flexRow, flexWrap: 'wrap', gap: '4px 16px', paddingBlock: '10px', paddingInline: '16px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: '28px', fontWeight: tokens.fontWeightSemibold },
  bar: { width: '180px' },
  all: atEnd,
  list: plainList,
  step: { ...flexRow, gap: '12px', minBlockSize: '44px', paddingInline: '16px', ...hairline.blockStart },
  next: { ...wrappingRow, alignItems: 'center', gap: '4px 8px' },
  marked: { backgroundColor: 'var(--dw-row-selected)' },
  done: { color: tokens.colorStatusSuccessForeground1, flexShrink: 0 },
  open: { color: tokens.colorNeutralForeground3, flexShrink: 0 },
  words: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '12px', flexGrow: 1, minWidth: 0, paddingBlock: '6px' },
  name: strongText,
  nameDone: quietText,
  small: smallQuietText,
  note: { ...smallQuietText, ...flexRow, gap: '8px', margin: 0, paddingBlock: '8px', paddingInline: '16px', ...hairline.blockStart },
});

const settingsPath = '/settings/printing';
const pathOf: Partial<Record<FirstStep, string>> = {
  printer: settingsPath,
  documents: settingsPath,
  head: `${settingsPath}?tab=head`,
  testPage: settingsPath,
  order: '/orders',
  station: '/printing/station',
};

/** The first steps on a computer, derived from its current state; null while they are hidden, unknown, or complete. */
export function FirstStepsCard({ onSearch }: { onSearch: () => void }): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  const kept = useFirstSteps();
  const user = useSession(({ auth: { admin } }) => admin?.id);
  const truth = useSetupStatus();
  const listId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const act = useStepAction(onSearch);
  useEffect(() => {
    if (user !== undefined) firstDay.begin(user);
  }, [user]);
  useEffect(() => {
    if (truth) noteFoundSteps(Object.entries(truth.found).map(([step, { at }]) => ({ step: step as FirstStep, at })));
  }, [truth]);
  if (!truth || !isFirstDayOf(user, kept)) return null;
  const { steps, next } = toSteps(truth, kept);
  if (next === null) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section className={styles.root} aria-label={t('firstSteps.title')} data-guide="first-day">
      <div className={styles.head}>
        <h2 className={styles.title}>{t('firstSteps.title')}</h2>
        <ProgressBar className={styles.bar} thickness="large" value={done} max={steps.length} aria-label={t('firstSteps.title')} />
        <span role="status">{t('firstSteps.progress', { done, total: steps.length })}</span>
        {next !== 'signIn' && (
          <span className={styles.next}>
            <span>{t('firstSteps.next', { step: t(`firstSteps.step.${next}.title`) })}</span>
            <Button size="small" onClick={() => act(next)}>
              {t(`firstSteps.step.${next}.action`)}
            </Button>
          </span>
        )}
        <Button
          className={styles.all}
          size="small"
          appearance="subtle"
          icon={isUnfolded ? <ChevronUp20Regular /> : <ChevronDown20Regular />}
          iconPosition="after"
          aria-expanded={isUnfolded}
          aria-controls={listId}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {t('firstSteps.all')}
        </Button>
        <Button
          size="small"
          appearance="subtle"
          icon={<Dismiss20Regular />}
          aria-label={t('firstSteps.hide')}
          title={t('firstSteps.hide')}
          onClick={firstDay.hide}
        />
      </div>
      <div id={listId}>{isUnfolded && <Steps steps={steps} next={next} onAct={act} />}</div>
    </section>
  );
}

interface StepsProps {
  steps: readonly StepView[];
  next: FirstStep;
  onAct(step: FirstStep): void;
}

/** All steps, with the next one marked. */
function Steps({ steps, next, onAct }: StepsProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <>
      <ol className={styles.list}>
        {steps.map((view) => (
          <StepLine key={view.step} view={view} isNext={view.step === next} onAct={() => onAct(view.step)} />
        ))}
      </ol>
      <p className={styles.note}>
        <Info20Regular aria-hidden="true" />
        {t('firstSteps.hint')} {t('firstSteps.note')}
      </p>
    </>
  );
}

/** Returns the function that leads to where a step is done. */
function useStepAction(onSearch: () => void): (step: FirstStep) => void {
  const navigate = useNavigate();
  return (step) => {
    const path = pathOf[step];
    if (path !== undefined) void navigate(path);
    else if (step === 'search') onSearch();
    else guide.open({ topic: 'change-status' });
  };
}

interface StepLineProps {
  view: StepView;
  isNext: boolean;
  onAct: () => void;
}

function StepLine({ view: { step, isDone, what, at }, isNext, onAct }: StepLineProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const title = t(`firstSteps.step.${step}.title`);
  const when = at && step !== 'signIn' ? toMomentText(at, format) : '';
  const told = what && when ? t('firstSteps.doneAt', { what, at: when }) : what || when;
  return (
    <li className={mergeClasses(styles.step, isNext && styles.marked)}>
      {isDone ? (
        <CheckmarkCircle20Filled className={styles.done} role="img" aria-label={t('firstSteps.done', { step: title })} />
      ) : (
        <Circle20Regular className={styles.open} aria-hidden="true" />
      )}
      <span className={styles.words}>
        <span className={isDone ? styles.nameDone : styles.name}>{title}</span>
        <bdi className={styles.small}>{isDone ? told : t(`firstSteps.step.${step}.hint`)}</bdi>
      </span>
      {!isDone && step !== 'signIn' && (
        <>
          <Button size="small" appearance={isNext ? 'primary' : 'secondary'} onClick={onAct}>
            {t(`firstSteps.step.${step}.action`)}
          </Button>
          <Button
            size="small"
            appearance="subtle"
            icon={<Dismiss20Regular />}
            aria-label={t('firstSteps.leave', { step: title })}
            title={t('firstSteps.leave', { step: title })}
            onClick={() => firstDay.leave(step)}
          />
        </>
      )}
    </li>
  );
}

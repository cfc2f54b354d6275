import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular, Dismiss16Regular, ErrorCircle20Filled, TableArrowUpRegular } from '@fluentui/react-icons';
import { request } from '@renderer/runtime/calls/bridge';
import { useEvent } from '@renderer/runtime/calls/main-events/use-event';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { flexColumn, flexGrow, flexRow, stack, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { smallQuietText, strongText } from '@renderer/ui/text/text-styles';
import type { ExportProblem, RunningExport } from '@shared/contract/desktop/list-exports';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTellSaved } from './use-tell-saved';

const useStyles = makeStyles({
  // Positioned above pager, save bar, and footer, so that their buttons stay usable.
  root: {
    position: 'fixed',
    insetInlineEnd: '24px',
    insetBlockEnd: '104px',
    zIndex: 100,
    width: 'min(400px, calc(100vw - 48px))',
    ...stack.gap8,
  },
  card: {
    ...flexColumn,
    rowGap: '8px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow28,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  head: { ...flexRow, columnGap: '8px' },
  icon: { display: 'flex', flexShrink: 0, color: tokens.colorBrandForeground1, fontSize: '20px' },
  title: { ...flexGrow, ...strongText },
  note: smallQuietText,
  file: { display: 'block', fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  failed: { display: 'flex', flexShrink: 0, color: tokens.colorStatusDangerForeground1 },
  actions: { ...wrappingRow, columnGap: '8px', rowGap: '4px', marginBlockStart: '4px' },
});

/** Delay in milliseconds, so that an export that finishes at once isn't shown. */
const shownAfterMs = 400;

/** Shows the running exports with their progress and results, independent of the current screen. */
export function RunningExports(): ReactElement | null {
  const styles = useStyles();
  const [running, setRunning] = useState<readonly RunningExport[]>([]);
  useEvent('listExports.progressed', setRunning);
  useEffect(() => {
    // Loads the exports that started before this component was mounted.
    request('listExports.running', undefined).then(
      (known) => setRunning((told) => (told.length > 0 ? told : known)),
      () => undefined,
    );
  }, []);
  if (running.length === 0) return null;
  return (
    <div className={styles.root}>
      {running.map((one) =>
        one.failed ? <FailedCard key={one.id} id={one.id} {...one.failed} /> : <RunningCard key={one.id} running={one} />,
      )}
    </div>
  );
}

function RunningCard({ running: { id, title, done, total } }: { running: RunningExport }): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), shownAfterMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  const name = t('lists.export.writing', { title });
  return (
    <section className={styles.card} aria-label={name}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <TableArrowUpRegular aria-hidden />
        </span>
        <span className={styles.title}>
          <IsolatedText>{name}</IsolatedText>
        </span>
        <Button size="small" onClick={() => stop(id)}>
          {t('lists.export.stop')}
        </Button>
      </div>
      <ProgressBar aria-label={name} value={done} max={Math.max(1, total)} />
      <span>
        <IsolatedValues>{t('lists.export.written', { done, total })}</IsolatedValues>
      </span>
      <span className={styles.note} role="status">
        {t('lists.export.goOn')}
      </span>
    </section>
  );
}

const stop = (id: number): void => void request('listExports.stop', { id }).catch(() => undefined);

interface FailedCardProps extends NonNullable<RunningExport['failed']> {
  id: number;
}

/**
 * Shows why a file couldn't be saved, with two ways to continue. The loaded rows are retained until the file is saved or the card is
 * closed.
 */
function FailedCard({ id, fileName, problem, reference }: FailedCardProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const { send, isPending } = useWrite('listExports.retry');
  const tellSaved = useTellSaved();
  const isAsked = useRef(false);
  const title = t('lists.export.failed.title');
  const tryAgain = async (isElsewhere: boolean): Promise<void> => {
    // A double-click arrives before the first click is rendered.
    if (isAsked.current) return;
    isAsked.current = true;
    const saved = await send({ id, isElsewhere });
    isAsked.current = false;
    if (saved.ok) tellSaved(saved.value);
  };
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <span className={styles.failed}>
          <ErrorCircle20Filled aria-hidden />
        </span>
        <span className={styles.title}>{title}</span>
        <Button
          size="small"
          appearance="transparent"
          icon={<Dismiss16Regular />}
          aria-label={t('common.close')}
          title={t('common.close')}
          onClick={() => stop(id)}
        />
      </div>
      <span role="alert">
        <span className={styles.file}>
          <IsolatedText>{fileName}</IsolatedText>
        </span>
        {t(`lists.export.failed.${problem satisfies ExportProblem}`)}
        {reference !== undefined && ` ${t('common.reference', { reference })}`}
      </span>
      <span className={styles.note}>{t('lists.export.failed.kept')}</span>
      <div className={styles.actions}>
        <Button
          size="small"
          appearance="primary"
          icon={<ArrowClockwiseRegular />}
          aria-busy={isPending}
          disabledFocusable={isPending}
          onClick={() => void tryAgain(false)}
        >
          {t('common.retry')}
        </Button>
        <Button size="small" disabledFocusable={isPending} onClick={() => void tryAgain(true)}>
          {t('lists.export.failed.saveAs')}
        </Button>
      </div>
    </section>
  );
}

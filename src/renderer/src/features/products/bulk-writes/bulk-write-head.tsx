import { Button, makeStyles, mergeClasses, ProgressBar, tokens } from '@fluentui/react-components';
import {
  ArrowClockwiseRegular,
  ArrowUndoRegular,
  CheckmarkCircle24Regular,
  ErrorCircle16Regular,
  Person16Regular,
  QuestionCircle16Regular,
  StopRegular,
  TableArrowUpRegular,
  Warning24Regular,
} from '@fluentui/react-icons';
import { usePolicyValue } from '@renderer/runtime/calls/managed';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Card } from '@renderer/ui/layout/card';
import { flexGrow, flexRow, stack, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { smallQuietText } from '@renderer/ui/text/text-styles';
import type { BulkWrite, BulkWriteRun } from '@shared/contract/desktop/bulk-writes';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  card: { ...stack.gap12, padding: '20px' },
  line: { ...wrappingRow, alignItems: 'center', gap: '12px' },
  words: { ...flexGrow, flexBasis: '280px', ...flexRow, columnGap: '16px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  quiet: smallQuietText,
  done: { color: 'var(--dw-delivered-text)', flexShrink: 0, fontSize: '32px', display: 'flex' },
  open: { color: 'var(--dw-process-text)', flexShrink: 0, fontSize: '32px', display: 'flex' },
  counts: { ...wrappingRow, alignItems: 'center', columnGap: '16px', rowGap: '4px', ...smallQuietText },
  count: { ...flexRow, columnGap: '6px' },
  warm: { color: 'var(--dw-process-text)' },
  danger: { color: 'var(--dw-canceled-text)' },
  kept: { ...flexRow, columnGap: '6px', marginInlineStart: 'auto' },
});

export interface WriteCounts {
  total: number;
  settled: number;
  changedBySomeone: number;
  unknown: number;
  refused: number;
  notSent: number;
}

interface RunningHeadProps {
  counts: WriteCounts;
  run: BulkWriteRun;
  onStop(): void;
}

/** The progress and duration of a bulk write, with a button to stop it. */
export function RunningHead({ counts, run: { done, total, elapsedMs, isStopping }, onStop }: RunningHeadProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const seconds = done > 0 ? Math.ceil(((elapsedMs / done) * (total - done)) / 1000) : null;
  return (
    <Card as="section" className={styles.card} aria-label={t('navigation.productWriting')}>
      <div className={styles.line}>
        <div className={styles.words} role="status">
          <h2 className={styles.title}>{t('writing.running', { done: Math.min(done + 1, total), count: total })}</h2>
          {seconds !== null && (
            <span className={styles.quiet}>
              {seconds < 90
                ? t('lists.whole.seconds', { count: Math.max(1, seconds) })
                : t('lists.whole.minutes', { count: Math.round(seconds / 60) })}
            </span>
          )}
        </div>
        <Button icon={<StopRegular />} disabledFocusable={isStopping} onClick={onStop}>
          {t(isStopping ? 'writing.stopping' : 'writing.stop')}
        </Button>
      </div>
      <ProgressBar thickness="large" value={done} max={total} aria-label={t('navigation.productWriting')} />
      <Counts counts={counts} isKept />
    </Card>
  );
}

function Counts({ counts, isKept = false }: { counts: WriteCounts; isKept?: boolean }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const { settled, changedBySomeone, unknown, refused } = counts;
  return (
    <div className={styles.counts}>
      <span className={styles.count}>{t('writing.counts.written', { count: settled })}</span>
      {changedBySomeone > 0 && (
        <span className={mergeClasses(styles.count, styles.warm)}>
          <Person16Regular aria-hidden />
          {t('writing.counts.changedBySomeone', { count: changedBySomeone })}
        </span>
      )}
      {unknown > 0 && (
        <span className={mergeClasses(styles.count, styles.warm)}>
          <QuestionCircle16Regular aria-hidden />
          {t('writing.counts.unknown', { count: unknown })}
        </span>
      )}
      {refused > 0 && (
        <span className={mergeClasses(styles.count, styles.danger)}>
          <ErrorCircle16Regular aria-hidden />
          {t('writing.counts.refused', { count: refused })}
        </span>
      )}
      {isKept && (
        <span className={styles.kept}>
          <ArrowUndoRegular aria-hidden />
          {t('writing.kept')}
        </span>
      )}
    </div>
  );
}

interface ReportHeadProps {
  write: BulkWrite;
  counts: WriteCounts;
  canUndo: boolean;
  onUndo(): void;
  /** Saves a file that undoes the bulk write, for a check before it is imported or as a backup. */
  onUndoFile(): void;
  onTryAgain(): void;
}

/** The result, with buttons to retry the rest or to undo everything. */
export function ReportHead({ write, counts, canUndo, onUndo, onUndoFile, onTryAgain }: ReportHeadProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const isForbidden = usePolicyValue('listExport') === false;
  const { halt = null, retryAt = null } = write.run ?? {};
  const { total, settled, notSent } = counts;
  const open = total - settled;
  const isUndo = write.kind === 'undo';
  const time = format.dateTime(write.startedAt);
  const lines = [
    write.source === null ? t(`writing.about.${write.kind}`, { time }) : t('writing.about.file', { time, file: write.source }),
    ...(halt ? [t(`writing.halt.${halt}`)] : []),
    ...(halt === 'serverBusy' && retryAt ? [t('writing.retryAfter', { time: format.dateTime(retryAt) })] : []),
    ...(notSent > 0 ? [t('writing.notSent', { count: notSent })] : []),
  ];
  return (
    <Card as="section" className={styles.card} aria-label={t('navigation.productWriting')}>
      <div className={styles.line}>
        <div className={styles.words}>
          <span className={open === 0 ? styles.done : styles.open}>{open === 0 ? <CheckmarkCircle24Regular /> : <Warning24Regular />}</span>
          <div role="status">
            <h2 className={styles.title}>{t(isUndo ? 'writing.undone' : 'writing.done', { settled, count: total })}</h2>
            <div className={styles.quiet}>
              <IsolatedValues>{lines.join(' ')}</IsolatedValues>
            </div>
          </div>
        </div>
        {canUndo && (
          <Button
            appearance="subtle"
            icon={<TableArrowUpRegular />}
            disabledFocusable={isForbidden}
            title={isForbidden ? t('lists.export.forbidden') : undefined}
            onClick={onUndoFile}
          >
            {t('writing.undoFile')}
          </Button>
        )}
        {canUndo && (
          <Button icon={<ArrowUndoRegular />} onClick={onUndo}>
            {t('writing.undo')}
          </Button>
        )}
        {open > 0 && (
          <Button appearance="primary" icon={<ArrowClockwiseRegular />} onClick={onTryAgain}>
            {t(notSent === open ? 'writing.goOn' : 'writing.tryAgain', { count: open })}
          </Button>
        )}
      </div>
      {open > 0 && <Counts counts={counts} />}
    </Card>
  );
}

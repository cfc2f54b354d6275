import { Button, makeStyles, mergeClasses, ProgressBar, tokens } from '@fluentui/react-components';
import { CheckmarkCircle16Regular, DismissRegular, Warning16Regular } from '@fluentui/react-icons';
import { toMomentText } from '@renderer/runtime/texts/moment-text';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { iconStyle } from '@renderer/ui/badges/mark-styles';
import { atEnd, flexColumn, flexRow, noShrink, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { useIsNarrow } from '@renderer/ui/table/use-width';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { smallQuietText, strongText, truncatedText } from '@renderer/ui/text/text-styles';
import type { FullListResult } from '@shared/contract/desktop/full-lists';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import type { ListTexts } from '../list-texts';
import type { SelectedRows } from '../state/selected-rows';
import { useReadingText } from './reading-text';
import { Amount, type Amounts, CanceledTexts, SelectionTexts } from './selection-texts';
import type { FullList } from './use-full-list';

const useStyles = makeStyles({
  root: {
    ...wrappingRow,
    ...noShrink,
    alignItems: 'center',
    gap: '4px 16px',
    minHeight: '48px',
    padding: '6px 16px',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    color: tokens.colorNeutralForeground2,
  },
  narrow: { flexWrap: 'nowrap', justifyContent: 'space-between', columnGap: '16px' },
  column: { ...flexColumn, minWidth: 0, rowGap: '2px' },
  endColumn: { alignItems: 'flex-end', textAlign: 'end' },
  flat: { display: 'contents' },
  line: truncatedText,
  what: strongText,
  bar: { width: '200px', maxWidth: '100%' },
  note: smallQuietText,
  actions: { ...flexRow, ...atEnd, gap: '8px' },
  end: atEnd,
  figure: { ...strongText, color: tokens.colorNeutralForeground1 },
  mark: { verticalAlign: '-3px', marginInlineEnd: '6px' },
  done: iconStyle.done,
  warning: { ...noShrink, color: 'var(--dw-process-text)' },
});

interface ReadingBarProps {
  whole: FullList;
  /** Returns to the server's own pages. */
  onLeave(): void;
}

interface WholeFootProps extends ReadingBarProps {
  texts: Pick<ListTexts, 'counted'>;
  ticked: SelectedRows;
  declared: Amounts | null;
}

/** Replaces the pager: the progress of loading the full list, or its number of rows and sums. */
export function FullListFooter({ whole, texts, ticked, declared, onLeave }: WholeFootProps): ReactElement {
  const styles = useStyles();
  const rows = useStore(ticked, (state) => state.rows);
  const isNarrow = useIsNarrow();
  if (!whole.answer) return <ReadingBar whole={whole} onLeave={onLeave} />;
  return (
    <div className={mergeClasses(styles.root, isNarrow && styles.narrow)}>
      <WholeWords
        isNarrow={isNarrow}
        answer={whole.answer}
        whole={whole}
        counted={texts.counted(whole.answer.totalItems)}
        ticked={
          rows.size > 0 && declared?.amount ? <SelectionTexts rows={[...rows.values()]} declared={declared} isShort={isNarrow} /> : null
        }
      />
    </div>
  );
}

/** The progress of loading the full list, with the buttons that stop or resume it. */
function ReadingBar({ whole, onLeave }: ReadingBarProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const { reading } = whole;
  const isNarrow = useIsNarrow();
  const text = useReadingText()(reading);
  const hasEnded = reading.kind === 'stopped' || reading.kind === 'failed';
  const share = reading.kind === 'reading' && reading.total ? reading.read / reading.total : undefined;
  const progress = (
    <ProgressBar className={styles.bar} aria-label={t('lists.whole.reading')} {...(share !== undefined && { value: share })} />
  );
  return (
    <div className={mergeClasses(styles.root, isNarrow && styles.narrow)}>
      <div className={isNarrow ? styles.column : styles.flat}>
        {!hasEnded && <span className={styles.what}>{t('lists.whole.reading')}</span>}
        {!hasEnded && !isNarrow && progress}
        <span {...(hasEnded && { role: 'status' })}>
          <IsolatedValues>{text}</IsolatedValues>
        </span>
        {(hasEnded || !isNarrow) && <span className={styles.note}>{t(hasEnded ? 'lists.whole.notHalf' : 'lists.whole.meanwhile')}</span>}
      </div>
      {!hasEnded && isNarrow && progress}
      <span className={styles.actions}>
        {hasEnded && <Button onClick={onLeave}>{t('lists.whole.leave')}</Button>}
        {hasEnded ? (
          <ReadOnButton whole={whole} read={reading.read} isPrimary />
        ) : (
          <Button icon={<DismissRegular />} onClick={whole.stop}>
            {t('lists.whole.stop')}
          </Button>
        )}
      </span>
    </div>
  );
}

interface WholeWordsProps {
  answer: FullListResult;
  whole: FullList;
  counted: string;
  /** Replaces the sum of all rows while some are selected. */
  ticked: ReactElement | null;
  /** Two lines with short texts. */
  isNarrow: boolean;
}

/** The bar of a full list: how many rows match, whether the list is complete, when it was loaded, and its sums. */
function WholeWords({ answer, whole, counted, ticked, isNarrow }: WholeWordsProps): ReactElement {
  const styles = useStyles();
  return (
    <>
      <div className={isNarrow ? styles.column : styles.flat}>
        <span className={styles.what} aria-live="polite">
          <IsolatedValues>{counted}</IsolatedValues>
        </span>
        <Completeness answer={answer} isNarrow={isNarrow} />
      </div>
      <div className={isNarrow ? mergeClasses(styles.column, styles.endColumn) : styles.flat}>
        {ticked ?? <Sums answer={answer} isNarrow={isNarrow} />}
        <FurtherReading answer={answer} whole={whole} />
      </div>
    </>
  );
}

type AnswerProps = Pick<WholeWordsProps, 'answer' | 'isNarrow'>;

/** Whether all rows of the server are loaded, and as of when. */
function Completeness({ answer: { of, gap, readAt, headReadAt, unreadable }, isNarrow }: AnswerProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const at = readAt ? toMomentText(readAt, format) : '';
  const newAt = headReadAt ? toMomentText(headReadAt, format) : at;
  const long = gap
    ? gap.why === 'tooMany'
      ? t('lists.whole.newest', { of: of ?? 0, total: gap.serverTotal, day: gap.oldest ? format.date(gap.oldest) : '?', at })
      : t('lists.whole.moved', { of: of ?? 0, total: gap.serverTotal, at })
    : t('lists.whole.all', { of: of ?? 0, at });
  const short = t(gap ? 'lists.whole.shortPart' : 'lists.whole.shortAll', { of: of ?? 0, total: gap?.serverTotal ?? 0, at });
  const unreadableText = unreadable > 0 && t('lists.whole.unreadable', { count: unreadable });
  return (
    <>
      <span className={mergeClasses(isNarrow && styles.line)} {...(isNarrow && { title: long.replace(/<\/?n>/g, '') })}>
        {gap || unreadable > 0 ? (
          <Warning16Regular className={mergeClasses(styles.warning, styles.mark)} aria-hidden />
        ) : (
          <CheckmarkCircle16Regular className={mergeClasses(styles.done, styles.mark)} aria-hidden />
        )}
        <IsolatedValues>{isNarrow ? short : long}</IsolatedValues>
        {isNarrow && unreadableText && ` ${unreadableText}`}
      </span>
      {!isNarrow && newAt !== at && (
        <span className={styles.note}>
          <IsolatedValues>{t('lists.whole.newRows', { at: newAt })}</IsolatedValues>
        </span>
      )}
      {!isNarrow && unreadableText && <span>{unreadableText}</span>}
    </>
  );
}

/** The sum of the matching rows, with the canceled ones beside it, or below it in a narrow window. */
function Sums({ answer: { sum }, isNarrow }: AnswerProps): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  if (!sum) return null;
  const canceled = sum.canceled > 0 && <CanceledTexts count={sum.canceled} fils={sum.canceledFils} />;
  return (
    <>
      <span className={styles.end}>
        {t('lists.whole.sum')} <Amount fils={sum.fils} />
        {!isNarrow && canceled}
      </span>
      {isNarrow && canceled}
    </>
  );
}

/** The number of pieces, and the progress of loading the list again. */
function FurtherReading({ answer: { pieces, reading }, whole }: Pick<WholeWordsProps, 'answer' | 'whole'>): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const text = useReadingText();
  return (
    <>
      {pieces !== undefined && (
        <span className={styles.end}>
          {t('lists.whole.pieces')} <strong className={styles.figure}>{format.number(pieces)}</strong>
        </span>
      )}
      {reading.kind === 'reading' && (
        <span className={styles.note} aria-live="off">
          <IsolatedValues>{text(reading)}</IsolatedValues>
        </span>
      )}
      {reading.kind === 'reading' && (
        <Button size="small" onClick={whole.stop}>
          {t('lists.whole.stop')}
        </Button>
      )}
      {(reading.kind === 'failed' || reading.kind === 'stopped') && <ReadOnButton whole={whole} read={reading.read} />}
    </>
  );
}

/** Resumes loading where it has stopped. */
function ReadOnButton({ whole, read, isPrimary = false }: { whole: FullList; read: number; isPrimary?: boolean }): ReactElement {
  const t = useTexts();
  return (
    <Button size={isPrimary ? 'medium' : 'small'} appearance={isPrimary ? 'primary' : 'secondary'} onClick={whole.readOn}>
      <span>
        <IsolatedValues>{read > 0 ? t('lists.whole.readOn', { read }) : t('lists.whole.readAll')}</IsolatedValues>
      </span>
    </Button>
  );
}

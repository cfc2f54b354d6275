import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ResultBadge } from '@renderer/shared-components/server-check/result-badge';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import { smallQuietText, smallText } from '@renderer/ui/text/text-styles';
import type { CheckedCall } from '@shared/domain/server-check';
import { toCallLine, toFoundText } from '@shared/i18n/check-words';
import { type ReactElement, useState } from 'react';
import { CallDifferences } from './call-differences';
import { WrappablePath } from './wrappable-path';

const useStyles = makeStyles({
  root: { ':not(:last-child)': hairline.blockEnd },
  line: {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 5fr) 116px 64px 96px minmax(0, 4fr) 20px',
    alignItems: 'center',
    columnGap: '12px',
    inlineSize: '100%',
    boxSizing: 'border-box',
    minBlockSize: '44px',
    padding: '6px 20px',
    border: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    '@media (max-width: 999.98px)': { gridTemplateColumns: 'minmax(0, 1fr) 116px 20px', rowGap: '2px' },
  },
  button: {
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  heads: { ...smallQuietText, minBlockSize: '36px', ...hairline.blockEnd, '@media (max-width: 999.98px)': { display: 'none' } },
  call: { fontFamily: tokens.fontFamilyMonospace, ...smallText, overflowWrap: 'anywhere', textAlign: 'start' },
  query: { color: tokens.colorNeutralForeground3 },
  name: { display: 'block', ...smallQuietText },
  figure: { ...smallText, '@media (max-width: 999.98px)': { display: 'none' } },
  number: { color: tokens.colorNeutralForeground3 },
  late: { color: 'var(--dw-ordered-text)', fontWeight: tokens.fontWeightSemibold },
  found: { ...smallText, '@media (max-width: 999.98px)': { gridColumn: '1 / -1', gridRow: 2, color: tokens.colorNeutralForeground3 } },
  chevron: { ...flexRow, transitionProperty: 'transform', transitionDuration: tokens.durationFast },
  open: { transform: 'rotate(180deg)' },
});

/** Column headings; a narrow window has only one column. */
export function CallHeads(): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <div className={mergeClasses(styles.line, styles.heads)} aria-hidden="true">
      {(['number', 'call', 'result', 'time', 'came', 'found'] as const).map((key) => (
        <span key={key}>{t(`serverCheck.column.${key}`)}</span>
      ))}
      <span />
    </div>
  );
}

interface CallEntryProps {
  call: CheckedCall;
  /** In the order of the check. */
  place: { number: number; total: number };
  /** State in a running check. */
  turn: 'now' | 'later' | null;
}

/** A line of the report; differences expand below it. */
export function CallEntry({ call, place, turn }: CallEntryProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { id, result, ms, rows, total, differences, assumed } = call;
  const [path = '', query] = toCallLine(call).split('?');
  const came = rows === null ? t('common.none') : total === null ? format.number(rows) : t('serverCheck.rows', { count: rows, total });
  const extra = id === 'wholeList' || id === 'errors' ? t(`serverCheck.extraName.${id}`) : null;
  const opens = differences.length > 0;
  const content = (
    <>
      <span className={mergeClasses(styles.figure, styles.number)}>{format.number(place.number)}</span>
      <span className={styles.call}>
        <bdi dir="ltr">
          <WrappablePath path={path} />
          {query !== undefined && (
            <span className={styles.query}>
              <wbr />
              <WrappablePath path={`?${query}`} />
            </span>
          )}
        </bdi>
        {extra && <span className={styles.name}>{extra}</span>}
      </span>
      <span>
        <ResultBadge result={result} turn={turn} />
      </span>
      <span className={mergeClasses(styles.figure, result === 'slow' && styles.late)}>
        {ms === null ? t('common.none') : format.number(ms)}
      </span>
      <span className={styles.figure}>{came}</span>
      <span className={styles.found}>{turn ? '' : toFoundText(call, t)}</span>
      {opens ? <ChevronDown16Regular className={mergeClasses(styles.chevron, isOpen && styles.open)} aria-hidden="true" /> : <span />}
    </>
  );
  return (
    <li className={styles.root}>
      {opens ? (
        <button type="button" className={mergeClasses(styles.line, styles.button)} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {content}
        </button>
      ) : (
        <div className={styles.line}>{content}</div>
      )}
      {opens && isOpen && <CallDifferences call={call} place={place} isAssumed={assumed.length > 0} />}
    </li>
  );
}

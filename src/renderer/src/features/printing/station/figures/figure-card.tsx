import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import type { Tint } from '@renderer/ui/badges/tint-badge';
import { flexColumn, flexRow, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { quietText, strongText, truncatedText } from '@renderer/ui/text/text-styles';
import type { ReactElement, ReactNode } from 'react';
import { toTintStyle } from '../looks';

const useStyles = makeStyles({
  root: {
    ...flexColumn,
    minInlineSize: 0,
    padding: '10px 20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '8px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: 'var(--dw-card-shadow)',
    textAlign: 'start',
    font: 'inherit',
    color: 'inherit',
  },
  button: {
    cursor: 'pointer',
    ':hover': { boxShadow: 'inset 0 0 0 1px currentColor' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  title: { ...flexRow, columnGap: '10px', fontSize: '16px', lineHeight: '26px' },
  quiet: quietText,
  icon: { flexShrink: 0, fontSize: '20px' },
  // What has no room beside the number stands under it.
  value: { ...wrappingRow, alignItems: 'baseline', columnGap: '14px', fontSize: '56px', lineHeight: '66px', whiteSpace: 'nowrap' },
  valueFilled: { fontSize: '76px', lineHeight: '84px', '@media (max-width: 999.98px)': { fontSize: '64px', lineHeight: '72px' } },
  number: strongText,
  aside: { fontSize: '20px', lineHeight: '28px', color: tokens.colorNeutralForeground3, overflow: 'hidden', textOverflow: 'ellipsis' },
  asideFilled: { fontSize: '28px', lineHeight: '36px' },
  note: { fontSize: '16px', lineHeight: '28px', ...truncatedText },
  larger: { fontSize: '20px', lineHeight: '30px' },
});

export interface Figure {
  icon: FluentIcon;
  title: string;
  /** Written already; isolated here. */
  value: string;
  /** Small beside the value. */
  aside?: string;
  note: ReactNode;
  tint?: Tint | null;
  /** Makes the card a button. */
  onPress?: () => void;
}

/** One of the four figures, 56 px high, or 76 where the screen is filled. */
export function FigureCard({ figure, isFilled }: { figure: Figure; isFilled: boolean }): ReactElement {
  const styles = useStyles();
  const { icon: Icon, title, value, aside, note, tint, onPress } = figure;
  const quiet = !tint && styles.quiet;
  const larger = isFilled && styles.larger;
  const content = (
    <>
      <span className={mergeClasses(styles.title, quiet, larger)}>
        <Icon className={styles.icon} aria-hidden="true" />
        {title}
      </span>
      <span className={mergeClasses(styles.value, isFilled && styles.valueFilled)}>
        <bdi className={styles.number}>{value}</bdi>
        {aside && <span className={mergeClasses(styles.aside, isFilled && styles.asideFilled)}>{aside}</span>}
      </span>
      <span className={mergeClasses(styles.note, quiet, larger)}>{note}</span>
    </>
  );
  const look = { className: mergeClasses(styles.root, onPress && styles.button), style: tint ? toTintStyle(tint) : undefined };
  if (!onPress) return <div {...look}>{content}</div>;
  return (
    <button type="button" aria-haspopup="dialog" onClick={onPress} {...look}>
      {content}
    </button>
  );
}

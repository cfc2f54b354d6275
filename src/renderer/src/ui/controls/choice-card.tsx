import { makeStyles, mergeClasses, Radio, tokens } from '@fluentui/react-components';
import { flexGrow, flexRow } from '@renderer/ui/layout/layout-styles';
import { smallQuietText, truncatedText } from '@renderer/ui/text/text-styles';
import type { ReactElement, ReactNode } from 'react';

const useStyles = makeStyles({
  root: {
    width: '100%',
    minHeight: '52px',
    alignItems: 'center',
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStroke2}`,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':has(input:checked)': {
      backgroundColor: 'var(--dw-row-selected)',
      boxShadow: `inset 0 0 0 2px ${tokens.colorCompoundBrandStroke}`,
    },
    '& label': { flexGrow: 1, minWidth: 0 },
  },
  line: {
    minHeight: '36px',
    boxShadow: 'none',
    '& > *': { marginBlock: 0 },
    '& label': { paddingBlock: '5px' },
    ':has(input:checked)': { boxShadow: 'none' },
  },
  card: { ...flexRow, gap: '8px', minWidth: 0, paddingInlineEnd: '4px' },
  aside: { display: 'flex', flexShrink: 0 },
  words: flexGrow,
  name: {
    display: 'block',
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: '26px',
    ...truncatedText,
  },
  hint: { display: 'block', ...smallQuietText },
});

interface ChoiceCardProps {
  value: string;
  name: ReactNode;
  /** The full name, shown as a tooltip where the name may be truncated. */
  title?: string;
  hint?: ReactNode;
  before?: ReactNode;
  after?: ReactNode;
  /** A low line without a frame, for lists of short names. */
  isLine?: boolean;
}

/** Shows an option of a `RadioGroup` as a card. */
export function ChoiceCard({ value, name, title, hint, before, after, isLine = false }: ChoiceCardProps): ReactElement {
  const styles = useStyles();
  const label = (
    <span className={styles.card}>
      {before && (
        <span className={styles.aside} aria-hidden>
          {before}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.name} {...(title && { title })}>
          {name}
        </span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      {after && <span className={styles.aside}>{after}</span>}
    </span>
  );
  return <Radio value={value} className={mergeClasses(styles.root, isLine && styles.line)} label={label} />;
}

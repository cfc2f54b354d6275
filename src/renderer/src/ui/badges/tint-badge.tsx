import { type GriffelStyle, makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { ChevronDown12Regular } from '@fluentui/react-icons';
import type { ReactElement, ReactNode } from 'react';

/** The six tints of `theme/own-variables.ts`. */
export type Tint = 'ordered' | 'process' | 'shipped' | 'delivered' | 'canceled' | 'waiting';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    blockSize: '24px',
    maxInlineSize: '100%',
    paddingBlock: 0,
    paddingInline: '8px',
    border: '1px solid',
    borderRadius: tokens.borderRadiusLarge,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    // For badges within a line of text, and beside icons that are vertically centered in their line.
    verticalAlign: 'middle',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: tokens.durationFast,
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0.01ms' },
  },
  button: {
    cursor: 'pointer',
    ':hover': { boxShadow: 'inset 0 0 0 1px currentColor' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  words: { minWidth: 0, overflow: 'clip', textOverflow: 'ellipsis' },
  icon: { display: 'inline-flex', flexShrink: 0, fontSize: '16px' },
});

function toStyle(tint: Tint): GriffelStyle {
  return {
    backgroundColor: `var(--dw-${tint}-ground)`,
    color: `var(--dw-${tint}-text)`,
    ...shorthands.borderColor(`var(--dw-${tint}-stroke)`),
  };
}

const useTints = makeStyles({
  ordered: toStyle('ordered'),
  process: toStyle('process'),
  shipped: toStyle('shipped'),
  delivered: toStyle('delivered'),
  canceled: toStyle('canceled'),
  waiting: toStyle('waiting'),
});

interface TintBadgeProps {
  tint: Tint;
  icon: ReactElement;
  children: ReactNode;
  /** If it is passed, the badge is a button with a chevron. */
  onClick?: () => void;
  /** The button's accessible name. */
  label?: string;
}

/** Shows a state as icon, word, and tint, because color alone isn't accessible. */
export function TintBadge({ tint, icon, children, onClick, label }: TintBadgeProps): ReactElement {
  const styles = useStyles();
  const tints = useTints();
  const content = (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>{children}</span>
    </>
  );
  if (!onClick) return <span className={mergeClasses(styles.root, tints[tint])}>{content}</span>;
  return (
    <button
      type="button"
      className={mergeClasses(styles.root, styles.button, tints[tint])}
      onClick={onClick}
      aria-haspopup="dialog"
      {...(label && { 'aria-label': label })}
    >
      {content}
      <ChevronDown12Regular aria-hidden="true" />
    </button>
  );
}

import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    flexShrink: 0,
    height: '24px',
    paddingInline: '8px',
    borderRadius: '6px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: '150ms',
    transitionTimingFunction: tokens.curveEasyEase,
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0.01ms' },
  },
  waiting: tint('waiting'),
  shipped: tint('shipped'),
  delivered: tint('delivered'),
  canceled: tint('canceled'),
  process: tint('process'),
  icon: { display: 'inline-flex', fontSize: '16px' },
});

function tint(state: string) {
  return {
    backgroundColor: `var(--dw-${state}-ground)`,
    color: `var(--dw-${state}-text)`,
    ...shorthands.border('1px', 'solid', `var(--dw-${state}-stroke)`),
  };
}

export type Tint = 'waiting' | 'shipped' | 'delivered' | 'canceled' | 'process';

/** Icon, word and tint: a state of a sheet or of a printer. */
export function TintBadge({ tint: name, icon, word }: { tint: Tint; icon: ReactElement; word: string }): ReactElement {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.root, styles[name])}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      {word}
    </span>
  );
}

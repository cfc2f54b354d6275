import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  root: {
    display: 'inline-block',
    boxSizing: 'border-box',
    paddingBlock: 0,
    paddingInline: '7px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    fontSize: '11px',
    lineHeight: '18px',
    whiteSpace: 'nowrap',
  },
  warm: { color: 'var(--dw-process-text)', border: '1px solid var(--dw-process-stroke)' },
});

/** Shows a property of a record as a small outlined word. `isWarm` uses the accent tint for a property that needs attention. */
export function FlagBadge({ children, isWarm = false }: { children: string; isWarm?: boolean }): ReactElement {
  const styles = useStyles();
  return <span className={mergeClasses(styles.root, isWarm && styles.warm)}>{children}</span>;
}

import { makeStyles } from '@fluentui/react-components';
import { iconStyle } from '@renderer/ui/badges/mark-styles';
import { stack } from '@renderer/ui/layout/layout-styles';
import type { ReactElement, ReactNode } from 'react';

const useStyles = makeStyles({
  list: { margin: 0, ...stack.gap4 },
  pair: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '16px' },
  name: iconStyle.quiet,
  value: { margin: 0, textAlign: 'end', overflowWrap: 'anywhere', minWidth: 0 },
});

/** Pairs of name and value, below each other. */
export function Facts({ children }: { children: ReactNode }): ReactElement {
  return <dl className={useStyles().list}>{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }): ReactElement {
  const styles = useStyles();
  return (
    <div className={styles.pair}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

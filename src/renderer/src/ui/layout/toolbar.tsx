import { makeStyles } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { wrappingRow } from './layout-styles';

const useStyles = makeStyles({
  // Ctrl+A is for what the screen shows, not for its controls.
  root: { userSelect: 'none', ...wrappingRow, alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  side: { ...wrappingRow, alignItems: 'center', gap: '8px', minInlineSize: 0 },
});

/** Search and filters at the start, actions at the end. */
export function Toolbar({ start, end }: { start?: ReactNode; end?: ReactNode }): ReactElement {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <div className={styles.side}>{start}</div>
      <div className={styles.side}>{end}</div>
    </div>
  );
}

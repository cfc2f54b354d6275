import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { flexGrow, noShrink, wrappingRow } from './layout-styles';

const useStyles = makeStyles({
  // Ctrl+A selects the screen's content, not its controls.
  root: { userSelect: 'none', ...wrappingRow, alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  side: { ...wrappingRow, alignItems: 'center', gap: '8px', minInlineSize: 0 },
  tight: { flexWrap: 'nowrap', alignItems: 'flex-start' },
  rest: flexGrow,
  whole: { ...noShrink, flexWrap: 'nowrap' },
});

interface ToolbarProps {
  start?: ReactNode;
  end?: ReactNode;
  /** The end doesn't wrap; the start gets the remaining room. */
  isTight?: boolean;
}

/** Search and filters at the start, actions at the end. */
export function Toolbar({ start, end, isTight = false }: ToolbarProps): ReactElement {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.root, isTight && styles.tight)}>
      <div className={mergeClasses(styles.side, isTight && styles.rest)}>{start}</div>
      <div className={mergeClasses(styles.side, isTight && styles.whole)}>{end}</div>
    </div>
  );
}

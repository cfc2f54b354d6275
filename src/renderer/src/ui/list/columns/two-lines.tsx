import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { flexColumn } from '@renderer/ui/layout/layout-styles';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import type { ReactElement, ReactNode } from 'react';

const useStyles = makeStyles({
  root: { ...flexColumn, alignItems: 'start', minWidth: 0 },
  atEnd: { alignItems: 'end' },
  line: {
    display: 'flex',
    maxWidth: '100%',
    whiteSpace: 'nowrap',
    // A value in the other direction is truncated at its own end, not at its start.
    '& > bdi': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  second: { ...smallQuietWords, fontWeight: tokens.fontWeightRegular, lineHeight: '20px' },
});

interface TwoLinesProps {
  children: ReactNode;
  /** Smaller and quieter; without it, the cell has one line. */
  second?: ReactNode;
  /** Aligns both lines at the column's end, for numbers. */
  isAtEnd?: boolean;
}

/** A cell with a second line; the list must be `isTall`. */
export function TwoLines({ children, second, isAtEnd = false }: TwoLinesProps): ReactElement {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.root, isAtEnd && styles.atEnd)}>
      <span className={styles.line}>{children}</span>
      {second && <span className={mergeClasses(styles.line, styles.second)}>{second}</span>}
    </span>
  );
}

import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  swatch: {
    display: 'inline-block',
    flexShrink: 0,
    width: '14px',
    height: '14px',
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    forcedColorAdjust: 'none',
  },
});

/** The colour of a value beside its name, which says it in words. */
export function Swatch({ color }: { color: string }): ReactElement {
  const styles = useStyles();
  return <span className={styles.swatch} style={{ backgroundColor: color }} data-color={color} aria-hidden />;
}

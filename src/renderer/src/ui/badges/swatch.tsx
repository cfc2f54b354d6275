import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
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
  large: { width: '18px', height: '18px' },
});

interface SwatchProps {
  /** CSS color, as returned by `toCssColor`. */
  color: string;
  isLarge?: boolean;
}

/** Shows a value's color beside its name. The name states the color in words. */
export function Swatch({ color, isLarge = false }: SwatchProps): ReactElement {
  const styles = useStyles();
  return (
    <span
      className={mergeClasses(styles.swatch, isLarge && styles.large)}
      style={{ backgroundColor: color }}
      data-color={color}
      aria-hidden
    />
  );
}

import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  root: {
    blockSize: '16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1,
    animationName: { '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.5 } },
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'ease-in-out',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
    '@media (forced-colors: active)': { backgroundColor: 'GrayText' },
  },
});

/** A placeholder for a line of text that is loading. */
export function SkeletonBar({ width, isAtEnd = false }: { width: string; isAtEnd?: boolean }): ReactElement {
  const styles = useStyles();
  return <div data-skeleton="" className={styles.root} style={{ inlineSize: width, ...(isAtEnd && { marginInlineStart: 'auto' }) }} />;
}

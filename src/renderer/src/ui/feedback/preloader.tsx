import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  root: { ...flexRow, justifyContent: 'center', gap: '10px', blockSize: '100%', minBlockSize: '120px' },
  dot: {
    inlineSize: '12px',
    blockSize: '12px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground,
    animationName: { '0%, 80%, 100%': { transform: 'scale(0.5)', opacity: 0.4 }, '40%': { transform: 'scale(1)', opacity: 1 } },
    animationDuration: '1.2s',
    animationIterationCount: 'infinite',
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
  second: { animationDelay: '0.16s' },
  third: { animationDelay: '0.32s' },
});

/** Shows three dots while a screen's code loads (checklist LAY-12). */
export function Preloader(): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <div className={styles.root} role="status" aria-label={t('common.loading')} data-testid="preloader">
      <span className={styles.dot} />
      <span className={mergeClasses(styles.dot, styles.second)} />
      <span className={mergeClasses(styles.dot, styles.third)} />
    </div>
  );
}

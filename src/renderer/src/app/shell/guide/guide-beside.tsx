import { makeStyles } from '@fluentui/react-components';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { guide, useGuide } from '@renderer/runtime/state/guide-state';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { hairline } from '@renderer/ui/layout/hairline';
import { lowWindow } from '@renderer/ui/layout/low-window';
import { useIsNarrowWindow } from '@renderer/ui/table/use-width';
import { type ReactElement, Suspense, useEffect } from 'react';
import { useCurrentRoute } from '../use-current-route';
import { closeGuide } from './leave-guide';

const GuideFrame = lazyWithProps(() => import('./guide-frame'), 'GuideFrame');

const useStyles = makeStyles({
  root: {
    flexShrink: 0,
    // Becomes narrower if the screen would get too narrow for its rows.
    inlineSize: 'clamp(320px, 30vw, 384px)',
    minBlockSize: 0,
    ...hairline.inlineStart,
    [lowWindow]: { position: 'sticky', insetBlockStart: 0, blockSize: '100vh' },
  },
});

/** Shows the guide beside the screen if there is room, and passes it the shown screen. */
export function GuideBeside(): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  const { path } = useCurrentRoute();
  const { isOpen, isOver } = useGuide();
  const isNarrow = useIsNarrowWindow();
  useEffect(() => guide.atScreen(path), [path]);
  // The next user opens the guide again.
  useEffect(() => guide.leave, []);
  if (!isOpen || isOver || isNarrow) return null;
  return (
    <aside
      className={styles.root}
      aria-label={t('shell.guide')}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) closeGuide();
      }}
    >
      <Suspense fallback={null}>
        <GuideFrame isOver={false} />
      </Suspense>
    </aside>
  );
}

import { lazyNamed } from '@renderer/ui/lazy-named';
import { type ReactElement, Suspense, useEffect, useState } from 'react';

const FocusKeeper = lazyNamed(() => import('./focus-keeper'), 'FocusKeeper');

const latestMs = 1_500;

/** What the first screen can do without: loaded once the page is idle, before anyone asks for it. */
export function AfterStart(): ReactElement | null {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const request = window.requestIdleCallback(
      () => {
        setIdle(true);
        void import('@renderer/ui/anchored-menu');
        void import('@renderer/ui/confirm-dialog-surface');
      },
      { timeout: latestMs },
    );
    return () => window.cancelIdleCallback(request);
  }, []);
  return isIdle ? (
    <Suspense fallback={null}>
      <FocusKeeper />
    </Suspense>
  ) : null;
}

import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { Preloader } from '@renderer/ui/feedback/preloader';
import { type ReactElement, Suspense } from 'react';

const CrashScreen = lazyWithProps(() => import('./crash-screen'), 'CrashScreen');

/** Fallback of an `ErrorBoundary` around whole screens. */
export function toCrash(error: unknown): ReactElement {
  return (
    <Suspense fallback={<Preloader />}>
      <CrashScreen error={error} />
    </Suspense>
  );
}

import type { QueryClient } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { create } from 'zustand';

/** True once the first screen is shown with its rows; then optional parts may load. */
const useCalmState = create<{ isCalm: boolean }>(() => ({ isCalm: false }));

export function useIsFirstScreenReady(): boolean {
  return useCalmState((state) => state.isCalm);
}

/** Marks the first screen as ready; also called when an opened part needs the optional ones. */
export function setFirstScreenReady(): void {
  if (!useCalmState.getState().isCalm) useCalmState.setState({ isCalm: true });
}

const checkMs = 100;
const latestMs = 4_000;

function isFinal(client: QueryClient): boolean {
  return client.isFetching() === 0 && document.querySelector('[data-testid="preloader"]') === null;
}

/**
 * Calls `setFirstScreenReady` when nothing was loading in two consecutive checks, or after four seconds. Returns a function that cancels
 * it.
 */
export function awaitFirstScreen(client: QueryClient): () => void {
  let settledBefore = false;
  let waitedMs = 0;
  const timer = setInterval(() => {
    waitedMs += checkMs;
    const settled = isFinal(client);
    if ((settled && settledBefore) || waitedMs >= latestMs) {
      clearInterval(timer);
      setFirstScreenReady();
    }
    settledBefore = settled;
  }, checkMs);
  return () => clearInterval(timer);
}

/** Renders lazy parts of the frame after the first screen is ready. */
export function Later({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }): ReactElement {
  const isCalm = useIsFirstScreenReady();
  return <Suspense fallback={fallback}>{isCalm ? children : fallback}</Suspense>;
}

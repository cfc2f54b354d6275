import type { QueryClient } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { create } from 'zustand';

/** True once the first screen stands, with its rows: what it can do without may load now. */
const useCalmState = create<{ isCalm: boolean }>(() => ({ isCalm: false }));

export function useIsFirstScreenReady(): boolean {
  return useCalmState((state) => state.isCalm);
}

/** Ends the waiting; also when something opens that builds on what waits. */
export function setFirstScreenReady(): void {
  if (!useCalmState.getState().isCalm) useCalmState.setState({ isCalm: true });
}

const checkMs = 100;
const latestMs = 4_000;

function isFinal(client: QueryClient): boolean {
  return client.isFetching() === 0 && document.querySelector('[data-testid="preloader"]') === null;
}

/** Calls `setFirstScreenReady` when nothing was loading twice in a row, at the latest after four seconds. Returns the function that gives up. */
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

/** Lazy parts of the frame that the first screen does not wait for. */
export function Later({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }): ReactElement {
  const isCalm = useIsFirstScreenReady();
  return <Suspense fallback={fallback}>{isCalm ? children : fallback}</Suspense>;
}

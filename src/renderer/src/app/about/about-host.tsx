import { useCommand } from '@renderer/runtime/calls/bus/use-event';
import { lazyWithProps } from '@renderer/runtime/lazy-named';
import { type ReactElement, Suspense } from 'react';
import { about, useAbout } from './about-store';

const AboutDialog = lazyWithProps(() => import('@renderer/features/updates/about-dialog'), 'AboutDialog');

/** On every screen, also before the sign-in: a new version may be what makes that possible again. */
export function AboutHost(): ReactElement {
  const { isOpen, doesCheck } = useAbout();
  useCommand('openUpdates', () => about.open({ doesCheck: true }));
  return <Suspense fallback={null}>{isOpen && <AboutDialog doesCheck={doesCheck} onClose={about.close} />}</Suspense>;
}

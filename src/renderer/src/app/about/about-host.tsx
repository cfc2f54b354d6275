import { useCommand } from '@renderer/runtime/calls/bus/use-event';
import { lazyNamed, lazyWithProps } from '@renderer/runtime/lazy-named';
import { type ReactElement, Suspense, useState } from 'react';
import { about, useAbout } from './about-store';

const ModalityKeeper = lazyNamed(() => import('@renderer/ui/feedback/modality-keeper'), 'ModalityKeeper');
const AboutDialog = lazyWithProps(() => import('@renderer/features/updates/about-dialog'), 'AboutDialog');

/** On every screen, also before the sign-in: a new version may be what makes that possible again. */
export function AboutHost(): ReactElement {
  const { isOpen, doesCheck } = useAbout();
  useCommand('openUpdates', () => about.open({ doesCheck: true }));
  // It may be the only dialog, before anything else is there that keeps the page reachable.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <Suspense fallback={null}>
      {wasOpen && <ModalityKeeper />}
      {isOpen && <AboutDialog doesCheck={doesCheck} onClose={about.close} />}
    </Suspense>
  );
}

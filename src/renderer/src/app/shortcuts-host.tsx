import { useCommand } from '@renderer/runtime/calls/bus/use-event';
import { lazyWithProps } from '@renderer/runtime/lazy-named';
import { useSuspended } from '@renderer/runtime/state/session-store';
import { type ReactElement, Suspense, useEffect } from 'react';
import { shellPanels, useShellPanels } from './shell/shell-panels-store';

const ShortcutsDialog = lazyWithProps(() => import('@renderer/features/shortcuts/shortcuts-dialog'), 'ShortcutsDialog');

/** The keys of the app on every screen, also before the sign-in. */
export function ShortcutsHost(): ReactElement {
  const isSuspended = useSuspended() !== null;
  const isOpen = useShellPanels(({ panel }) => panel === 'shortcuts') && !isSuspended;
  useCommand('openShortcuts', () => shellPanels.open('shortcuts'));
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      // The key's place: on an Arabic keyboard it is another letter, which the menu would not hear.
      if (event.code !== 'Slash' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      shellPanels.open('shortcuts');
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return <Suspense fallback={null}>{isOpen && <ShortcutsDialog onClose={shellPanels.close} />}</Suspense>;
}

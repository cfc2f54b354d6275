import { signOut } from '@renderer/bridge/sign-in';
import { useCommand } from '@renderer/bridge/use-event';
import { printQueuePanel } from '@renderer/ui/printing/print-queue-panel';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyWithProps } from '../lazy-named';
import { shellPanels, useShellPanels } from './shell-panels-store';

const panels = {
  command: lazyWithProps(() => import('./command-box'), 'CommandBox'),
  shortcuts: lazyWithProps(() => import('@renderer/features/shortcuts/shortcuts-dialog'), 'ShortcutsDialog'),
};

/** Dialogs and commands that every screen has. */
export function ShellPanels(): ReactElement {
  const panel = useShellPanels((state) => state.panel);
  const Panel = panel && panels[panel];
  useShellCommands();
  return <Suspense fallback={null}>{Panel && <Panel onClose={shellPanels.close} />}</Suspense>;
}

function useShellCommands(): void {
  const navigate = useNavigate();
  const client = useQueryClient();
  useCommand('focusSearch', () => shellPanels.open('command'));
  useCommand('openShortcuts', () => shellPanels.open('shortcuts'));
  useCommand('openPrintQueue', printQueuePanel.open);
  useCommand('openPrinterSettings', () => void navigate('/settings/printing'));
  useCommand('refresh', () => void client.invalidateQueries());
  useCommand('signOut', () => void signOut());
  useEffect(() => {
    const openOnCtrlK = (event: KeyboardEvent): void => {
      // The key's place, not its letter, so that it works on an Arabic keyboard.
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      shellPanels.open('command');
    };
    window.addEventListener('keydown', openOnCtrlK);
    return () => window.removeEventListener('keydown', openOnCtrlK);
  }, []);
}

import { isSuspended } from '@renderer/runtime/state/session-store';
import { create } from 'zustand';
import { typedAhead } from './commands/early-keys';

export type ShellPanel = 'command' | 'shortcuts' | 'whatsNew';

/** The open dialog of the shell. */
export const useShellPanels = create<{ panel: ShellPanel | null }>(() => ({ panel: null }));

export const shellPanels = {
  /** Does nothing while a suspended session waits for its password, because the dialog would cover the screens. */
  open(panel: ShellPanel): void {
    if (isSuspended()) return;
    if (panel === 'command' && useShellPanels.getState().panel !== 'command') typedAhead.start();
    useShellPanels.setState({ panel });
  },
  close(): void {
    typedAhead.take();
    useShellPanels.setState({ panel: null });
  },
};

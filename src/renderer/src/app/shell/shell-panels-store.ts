import { isSuspended } from '@renderer/runtime/state/session-store';
import { create } from 'zustand';
import { typedAhead } from './commands/early-keys';

export type ShellPanel = 'command' | 'shortcuts' | 'whatsNew';

/** Which of the shell's own dialogs is open. */
export const useShellPanels = create<{ panel: ShellPanel | null }>(() => ({ panel: null }));

export const shellPanels = {
  /** Does nothing while a suspended session waits for its password: there is nothing to search or to learn over the sheet. */
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

import { create } from 'zustand';

export type ShellPanel = 'command' | 'shortcuts';

/** Which of the shell's own dialogs is open. */
export const useShellPanels = create<{ panel: ShellPanel | null }>(() => ({ panel: null }));

export const shellPanels = {
  open: (panel: ShellPanel): void => useShellPanels.setState({ panel }),
  close: (): void => useShellPanels.setState({ panel: null }),
};

import { create } from 'zustand';

/** Path of a screen to open, set by a part beside the screens; the shell navigates there. */
export const usePendingScreen = create<{ path: string | null }>(() => ({ path: null }));

export const pendingScreen = {
  open: (path: string): void => usePendingScreen.setState({ path }),
  reached: (): void => usePendingScreen.setState({ path: null }),
};

import { create } from 'zustand';

/** The screen that something beside the screens leads to; the shell goes there. */
export const usePendingScreen = create<{ path: string | null }>(() => ({ path: null }));

export const pendingScreen = {
  open: (path: string): void => usePendingScreen.setState({ path }),
  reached: (): void => usePendingScreen.setState({ path: null }),
};

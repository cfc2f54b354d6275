import { create } from 'zustand';

/** The screen that something beside the screens leads to; the shell goes there. */
export const useAskedScreen = create<{ path: string | null }>(() => ({ path: null }));

export const askedScreen = {
  open: (path: string): void => useAskedScreen.setState({ path }),
  reached: (): void => useAskedScreen.setState({ path: null }),
};

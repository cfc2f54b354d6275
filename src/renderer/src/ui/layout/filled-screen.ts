import { create } from 'zustand';

/** One screen has the whole window: the frame around it gives way. */
export const useFilledScreen = create<{ isFilled: boolean }>(() => ({ isFilled: false }));

const set = useFilledScreen.setState;

export const filledScreen = {
  /** Also the whole monitor, where the system lets it; else the whole window. */
  async fill(): Promise<void> {
    set({ isFilled: true });
    try {
      await document.documentElement.requestFullscreen();
    } catch {
      // The window is filled all the same.
    }
  },
  async leave(): Promise<void> {
    set({ isFilled: false });
    if (document.fullscreenElement) await document.exitFullscreen();
  },
};

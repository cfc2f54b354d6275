import { create } from 'zustand';

/** Whether one screen fills the whole window and hides the frame around it. */
export const useFilledScreen = create<{ isFilled: boolean }>(() => ({ isFilled: false }));

const set = useFilledScreen.setState;

export const filledScreen = {
  /** Also switches to full screen if the system allows it; otherwise the screen fills the window only. */
  async fill(): Promise<void> {
    set({ isFilled: true });
    try {
      await document.documentElement.requestFullscreen();
    } catch {
      // The screen still fills the window.
    }
  },
  async leave(): Promise<void> {
    set({ isFilled: false });
    if (document.fullscreenElement) await document.exitFullscreen();
  },
};

import { filledScreen, useFilledScreen } from '@renderer/ui/layout/filled-screen';
import { useEffect } from 'react';

/** Escape gives the frame back, however the screen was filled, unless a dialog is open, which it closes; so does leaving the screen. */
export function useLeaveFilled(): void {
  const isFilled = useFilledScreen((state) => state.isFilled);
  useEffect(() => () => void filledScreen.leave(), []);
  useEffect(() => {
    if (!isFilled) return;
    const leaveOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      void filledScreen.leave();
    };
    const follow = (): void => {
      // The system's own way out, or the browser's, which tells no key.
      if (!document.fullscreenElement) void filledScreen.leave();
    };
    window.addEventListener('keydown', leaveOnEscape);
    document.addEventListener('fullscreenchange', follow);
    return () => {
      window.removeEventListener('keydown', leaveOnEscape);
      document.removeEventListener('fullscreenchange', follow);
    };
  }, [isFilled]);
}

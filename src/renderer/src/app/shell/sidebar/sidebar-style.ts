import { useState, useSyncExternalStore } from 'react';

export type SidebarStyle = 'full' | 'mini' | 'overlay';

const overlayBelowPx = 768;
const fullFromPx = 1200;

/** Checklist LAY-19 to LAY-21. Exactly 768 px is mini (OP-32); labels are shown from 1200 px. */
export function toSidebarStyle(widthPx: number): SidebarStyle {
  if (widthPx < overlayBelowPx) return 'overlay';
  return widthPx < fullFromPx ? 'mini' : 'full';
}

function watchWidth(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

export interface SidebarView {
  style: SidebarStyle;
  /** Switches between icons and labels; null if the sidebar is an overlay. */
  toggle: (() => void) | null;
}

/** Keys of the user's choices against the window's width: one for wide windows and one for narrow ones. */
const storageKeys = { full: 'sidebarFolded', mini: 'sidebarPinned' } as const;

function isChosen(style: keyof typeof storageKeys): boolean {
  try {
    return window.localStorage.getItem(storageKeys[style]) === 'true';
  } catch {
    return false;
  }
}

/** Returns the style by the window's width or the user's choice, which is stored on this computer. */
export function useSidebar(): SidebarView {
  const byWidth = useSyncExternalStore(watchWidth, () => toSidebarStyle(window.innerWidth));
  const [choices, setChoices] = useState(() => ({ full: isChosen('full'), mini: isChosen('mini') }));
  if (byWidth === 'overlay') return { style: byWidth, toggle: null };
  const isAgainstWidth = choices[byWidth];
  const toggle = (): void => {
    setChoices({ ...choices, [byWidth]: !isAgainstWidth });
    try {
      window.localStorage.setItem(storageKeys[byWidth], String(!isAgainstWidth));
    } catch {
      // If the storage is full or disabled, only this choice isn't remembered.
    }
  };
  return { style: (byWidth === 'full') === isAgainstWidth ? 'mini' : 'full', toggle };
}

import { useState, useSyncExternalStore } from 'react';

export type SidebarStyle = 'full' | 'mini' | 'overlay';

const overlayBelowPx = 768;
const fullFromPx = 1200;

/** checklist LAY-19 to LAY-21; exactly 768 px is mini (OP-32), and words stand from 1200 px on. */
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
  /** Between icons and words; null where the sidebar lies over the page. */
  toggle: (() => void) | null;
}

/** What a person chose against the width of the window, one choice for wide windows and one for narrow ones. */
const storageKeys = { full: 'sidebarFolded', mini: 'sidebarPinned' } as const;

function isChosen(style: keyof typeof storageKeys): boolean {
  try {
    return window.localStorage.getItem(storageKeys[style]) === 'true';
  } catch {
    return false;
  }
}

/** As the window's width has it, or as a person folded or unfolded it; remembered on this PC. */
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
      // Full or forbidden storage only costs the memory of this choice.
    }
  };
  return { style: (byWidth === 'full') === isAgainstWidth ? 'mini' : 'full', toggle };
}

import { useState, useSyncExternalStore } from 'react';

export type SidebarStyle = 'full' | 'mini' | 'overlay';

const overlayBelowPx = 768;
const fullFromPx = 1300;

/** checklist LAY-19 to LAY-21; exactly 768 px is mini (OP-32). */
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
  /** Between icons and words; null where the window itself decides. */
  toggle: (() => void) | null;
}

const storageKey = 'sidebarPinned';

function readPinned(): boolean {
  try {
    return window.localStorage.getItem(storageKey) === 'true';
  } catch {
    return false;
  }
}

/** As the window's width has it, or with words where a person has pinned them; remembered on this PC. */
export function useSidebar(): SidebarView {
  const byWidth = useSyncExternalStore(watchWidth, () => toSidebarStyle(window.innerWidth));
  const [isPinned, setPinned] = useState(readPinned);
  if (byWidth !== 'mini') return { style: byWidth, toggle: null };
  const toggle = (): void => {
    setPinned(!isPinned);
    try {
      window.localStorage.setItem(storageKey, String(!isPinned));
    } catch {
      // Full or forbidden storage only costs the memory of this choice.
    }
  };
  return { style: isPinned ? 'full' : 'mini', toggle };
}

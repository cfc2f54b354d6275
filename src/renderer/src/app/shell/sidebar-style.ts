import { useSyncExternalStore } from 'react';

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

export function useSidebarStyle(): SidebarStyle {
  return useSyncExternalStore(watchWidth, () => toSidebarStyle(window.innerWidth));
}

import { guide } from '@renderer/runtime/state/guide-state';
import { focusBack, focusScreen } from '@renderer/ui/controls/focus-back';

/** Returns the focus to its place before it moved into the guide. */
export function leaveGuide(): void {
  const opener = guide.opener();
  if (opener instanceof HTMLElement && opener !== document.body) focusBack(opener);
  else focusScreen();
}

/** Closes the guide, and returns the focus if the guide had it. */
export function closeGuide(): void {
  const isInside = document.activeElement?.closest('[data-guide-panel]');
  guide.close();
  if (isInside) leaveGuide();
}

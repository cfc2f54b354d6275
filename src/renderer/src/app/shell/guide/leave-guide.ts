import { guide } from '@renderer/runtime/state/guide-state';
import { focusBack, focusScreen } from '@renderer/ui/controls/focus-back';

/** Gives the keyboard back to where it was before it went into the guide. */
export function leaveGuide(): void {
  const opener = guide.opener();
  if (opener instanceof HTMLElement && opener !== document.body) focusBack(opener);
  else focusScreen();
}

/** Closes it, and gives the keyboard back where it had it. */
export function closeGuide(): void {
  const isInside = document.activeElement?.closest('[data-guide-panel]');
  guide.close();
  if (isInside) leaveGuide();
}

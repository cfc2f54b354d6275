/** Focuses the start of the screen. Used when the previously focused control no longer exists. */
export function focusScreen(): void {
  document.getElementById('content')?.focus();
}

/** Focuses the control that had the focus before; the start of the screen if that control is gone. */
export function focusBack(opener: HTMLElement): void {
  if (opener.isConnected) opener.focus();
  else focusScreen();
}

/** The start of the screen: where the keyboard goes on when the place it came from is gone. */
export function focusScreen(): void {
  document.getElementById('content')?.focus();
}

/** To where the keyboard was before something took it. */
export function focusBack(opener: HTMLElement): void {
  if (opener.isConnected) opener.focus();
  else focusScreen();
}

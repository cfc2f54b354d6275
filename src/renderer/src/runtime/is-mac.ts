/** True on macOS, where shortcuts use ⌘ instead of Ctrl. */
export function isMac(): boolean {
  return navigator.platform.startsWith('Mac');
}

/** Keys are pressed together with ⌘ there, with Ctrl elsewhere. */
export function isMac(): boolean {
  return navigator.platform.startsWith('Mac');
}

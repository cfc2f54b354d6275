import type { shortcutsEn } from '@shared/i18n/messages/shortcuts';

export type ShortcutName = Exclude<keyof typeof shortcutsEn, 'title'>;

/** Key caps of a shortcut; `Mod` is Ctrl, on macOS Command. */
export interface Shortcut {
  keys: readonly string[];
  /** The macOS keys, if they differ. */
  onMac?: readonly string[];
}

/** All shortcuts. Keys are named by their position, so they're the same on an Arabic layout. */
export const shortcuts: Readonly<Record<ShortcutName, Shortcut>> = {
  guide: { keys: ['F1'] },
  list: { keys: ['Mod', '/'] },
  search: { keys: ['Mod', 'K'] },
  find: { keys: ['Mod', 'F'] },
  refresh: { keys: ['Mod', 'R'] },
  save: { keys: ['Mod', 'S'] },
  saveView: { keys: ['Mod', 'S'] },
  print: { keys: ['Mod', 'P'] },
  printQueue: { keys: ['Mod', 'Shift', 'P'] },
  nextRecord: { keys: ['Mod', 'PgDn'] },
  previousRecord: { keys: ['Mod', 'PgUp'] },
  doneNext: { keys: ['F9'] },
  chooseStatus: { keys: ['1', '\u2026', '5'] },
  lock: { keys: ['Mod', 'L'] },
  back: { keys: ['Alt', '\u2190'], onMac: ['Mod', '['] },
  forward: { keys: ['Alt', '\u2192'], onMac: ['Mod', ']'] },
  rows: { keys: ['\u2191', '\u2193'] },
  toRows: { keys: ['\u2193'] },
  open: { keys: ['Enter'] },
  select: { keys: ['Space'] },
  selectPage: { keys: ['Mod', 'A'] },
  chooseFile: { keys: ['Mod', 'O'] },
  reviewed: { keys: ['Space'] },
  exportPayments: { keys: ['Mod', 'E'] },
  paymentGroups: { keys: ['\u2190', '\u2192'] },
  cell: { keys: ['F2'] },
  fillDown: { keys: ['Mod', 'D'] },
  undo: { keys: ['Mod', 'Z'] },
  nextError: { keys: ['F8'] },
  leaveOut: { keys: ['Mod', '\u2212'] },
  nextControl: { keys: ['Tab'] },
  notices: { keys: ['F6'] },
  close: { keys: ['Esc'] },
};

/** Returns the key caps for this system. */
export function capsOf({ keys, onMac }: Shortcut, isMac: boolean): string[] {
  return (isMac ? (onMac ?? keys) : keys).map((key) => (key === 'Mod' ? (isMac ? '\u2318' : 'Ctrl') : key));
}

import { onOwnerLeft } from '@renderer/runtime/state/session-store';
import type { CommandItem } from './command-items';

export interface RecentItem extends CommandItem {
  openedAt: string;
}

const most = 10;
let recent: readonly RecentItem[] = [];

// Another user must not see it.
onOwnerLeft(() => forgetRecent());

/** Returns what was last opened in the palette, newest first; for this session, and never stored on disk. */
export const recentItems = (): readonly RecentItem[] => recent;

export function noteOpened(item: CommandItem): void {
  if (item.run) return;
  recent = [{ ...item, openedAt: new Date().toISOString() }, ...recent.filter(({ id }) => id !== item.id)].slice(0, most);
}

export function forgetRecent(): void {
  recent = [];
}

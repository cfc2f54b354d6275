import { onOwnerLeft } from '@renderer/runtime/state/session-store';
import type { CommandItem } from './command-items';

export interface RecentItem extends CommandItem {
  openedAt: string;
}

const most = 10;
let recent: readonly RecentItem[] = [];

// Another person sees nothing of it.
onOwnerLeft(() => forgetRecent());

/** What was opened from the box last, the newest first; of this session, and nowhere on the disk. */
export const recentItems = (): readonly RecentItem[] => recent;

export function noteOpened(item: CommandItem): void {
  if (item.run) return;
  recent = [{ ...item, openedAt: new Date().toISOString() }, ...recent.filter(({ id }) => id !== item.id)].slice(0, most);
}

export function forgetRecent(): void {
  recent = [];
}

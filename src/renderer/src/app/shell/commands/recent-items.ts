import { isSignedIn, useSession } from '@renderer/runtime/state/session-store';
import type { CommandItem } from './command-items';

const most = 10;
let recent: readonly CommandItem[] = [];

// Whoever signs in next sees nothing of it.
useSession.subscribe((state) => {
  if (!isSignedIn(state)) recent = [];
});

/** What was opened from the box last, the newest first; of this session, and nowhere on the disk. */
export const recentItems = (): readonly CommandItem[] => recent;

export function noteOpened(item: CommandItem): void {
  if (item.run) return;
  recent = [item, ...recent.filter(({ id }) => id !== item.id)].slice(0, most);
}

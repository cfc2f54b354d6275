import type { EventName } from '@shared/contract/tables/events';
import type { QueryClient } from '@tanstack/react-query';
import { readsFollowing, readsTouchedBy } from './call-facts';
import type { ReadName, WriteName } from './reads';

/** Marks every touched read as stale; those on screen are read again at once. */
export async function invalidateAfter(client: QueryClient, name: WriteName): Promise<void> {
  await Promise.all(readsTouchedBy(name).map((read) => invalidate(client, [read])));
}

/** Marks every read that follows the event as stale. */
export function invalidateFollowing(client: QueryClient, event: EventName): void {
  for (const name of readsFollowing(event)) void client.invalidateQueries({ queryKey: [name] });
}

async function invalidate(client: QueryClient, queryKey: readonly [ReadName]): Promise<void> {
  // An answer that is under way for nobody on screen may be older than the write: it must not count as the fresh one.
  await client.cancelQueries({ queryKey, type: 'inactive' });
  await client.invalidateQueries({ queryKey });
}

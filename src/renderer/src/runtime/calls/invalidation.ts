import type { EventName } from '@shared/contract/tables/events';
import type { QueryClient } from '@tanstack/react-query';
import { readsFollowing, readsTouchedBy } from './call-facts';
import type { ReadName, WriteName } from './reads';

/** Invalidates every read that the write touches; active ones are loaded again at once. */
export async function invalidateAfter(client: QueryClient, name: WriteName): Promise<void> {
  await Promise.all(readsTouchedBy(name).map((read) => invalidate(client, [read])));
}

/** Invalidates every read that follows the event. */
export function invalidateFollowing(client: QueryClient, event: EventName): void {
  for (const name of readsFollowing(event)) void client.invalidateQueries({ queryKey: [name] });
}

async function invalidate(client: QueryClient, queryKey: readonly [ReadName]): Promise<void> {
  // A running inactive read may have started before the write, so its response must not count as fresh.
  await client.cancelQueries({ queryKey, type: 'inactive' });
  await client.invalidateQueries({ queryKey });
}

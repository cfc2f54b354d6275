import type { QueryClient } from '@tanstack/react-query';
import { callFacts } from './call-facts.generated';
import type { ReadName, WriteName } from './reads';

/** Which reads a write makes stale, as its declaration says (`touches`). */
export function readsTouchedBy(name: WriteName): readonly ReadName[] {
  return callFacts[name]?.[1] ?? [];
}

/** Marks every touched read as stale; those on screen are read again at once. */
export async function invalidateAfter(client: QueryClient, name: WriteName): Promise<void> {
  await Promise.all(readsTouchedBy(name).map((read) => invalidate(client, [read])));
}

async function invalidate(client: QueryClient, queryKey: readonly [ReadName]): Promise<void> {
  // An answer that is under way for nobody on screen may be older than the write: it must not count as the fresh one.
  await client.cancelQueries({ queryKey, type: 'inactive' });
  await client.invalidateQueries({ queryKey });
}

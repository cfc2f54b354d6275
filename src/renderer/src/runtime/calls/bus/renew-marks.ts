import type { QueryClient } from '@tanstack/react-query';

/** A batch on its way tells of a change several times a second, and nobody reads marks so fast. */
const gatherMs = 500;

const waiting = new WeakSet<QueryClient>();

/** What of the orders on screen was printed is asked again, once for all changes that come together. */
export function renewMarks(client: QueryClient): void {
  if (waiting.has(client)) return;
  waiting.add(client);
  setTimeout(() => {
    waiting.delete(client);
    void client.invalidateQueries({ queryKey: ['printing.marks'] });
  }, gatherMs);
}

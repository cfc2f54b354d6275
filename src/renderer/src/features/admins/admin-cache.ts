import type { QueryClient } from '@tanstack/react-query';

interface CachedPage {
  rows: readonly { id: number; isBlocked: boolean }[];
}

/** The switch flips on success at once, not when the list has been read again (checklist ADM-37). */
export function writeBlockedToCache(client: QueryClient, id: number, isBlocked: boolean): void {
  client.setQueriesData<CachedPage>({ queryKey: ['admins.list'] }, (page) =>
    page?.rows.some((row) => row.id === id)
      ? { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, isBlocked } : row)) }
      : page,
  );
}

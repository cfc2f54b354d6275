import type { FullListScope } from '@shared/contract/desktop/full-lists';
import type { SalesQuery } from '@shared/contract/desktop/sales';
import type { QueryClient } from '@tanstack/react-query';
import { ask } from './bridge';

type Scoped = FullListScope & Record<string, unknown>;

const toScope = ({ list, startDate, endDate, isDeleted, type, status }: Scoped): FullListScope => ({
  list,
  startDate,
  endDate,
  isDeleted,
  type,
  status,
});

/**
 * Reloads everything on screen. The main process would compute views of full lists from its memory, so those lists are loaded from the
 * server first, as the list's own button does; their views follow.
 */
export function reloadScreen(client: QueryClient): void {
  const scopes = new Map<string, FullListScope>();
  for (const { queryKey, state } of client.getQueryCache().findAll({ type: 'active' })) {
    const [name, input] = queryKey;
    // Counts without a response don't load the list.
    if (name === 'fullLists.view' || (name === 'fullLists.count' && state.data)) {
      const scope = toScope(input as Scoped);
      scopes.set(JSON.stringify(scope), scope);
    }
    if (name === 'sales.view') void ask('sales.read', { kinds: [...(input as SalesQuery).kinds], isAnew: true });
  }
  for (const scope of scopes.values()) void ask('fullLists.read', { ...scope, isAnew: true });
  void client.invalidateQueries();
}

import type { SalesQuestion } from '@shared/contract/desktop/sales';
import type { WholeScope } from '@shared/contract/desktop/whole-lists';
import type { QueryClient } from '@tanstack/react-query';
import { ask } from './bridge';

type Scoped = WholeScope & Record<string, unknown>;

const toScope = ({ list, startDate, endDate, isDeleted, type, status }: Scoped): WholeScope => ({
  list,
  startDate,
  endDate,
  isDeleted,
  type,
  status,
});

/**
 * Reads all that is on screen again. What the main process has worked out of full lists would be answered from its memory: those lists are read
 * from the server first, as the button of a list does; their answers follow.
 */
export function reloadScreen(client: QueryClient): void {
  const scopes = new Map<string, WholeScope>();
  for (const { queryKey, state } of client.getQueryCache().findAll({ type: 'active' })) {
    const [name, input] = queryKey;
    // Counts without an answer begin no reading.
    if (name === 'wholeLists.view' || (name === 'wholeLists.count' && state.data)) {
      const scope = toScope(input as Scoped);
      scopes.set(JSON.stringify(scope), scope);
    }
    if (name === 'sales.view') void ask('sales.read', { kinds: [...(input as SalesQuestion).kinds], isAnew: true });
  }
  for (const scope of scopes.values()) void ask('wholeLists.read', { ...scope, isAnew: true });
  void client.invalidateQueries();
}

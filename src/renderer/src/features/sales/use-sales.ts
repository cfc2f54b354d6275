import { request } from '@renderer/runtime/calls/bridge';
import { useEvent } from '@renderer/runtime/calls/main-events/use-event';
import { useRead } from '@renderer/runtime/calls/use-read';
import { orderLists } from '@renderer/shared-components/orders/order-links';
import type { SalesQuery, SalesResult } from '@shared/contract/desktop/sales';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

export interface Sales {
  answer: SalesResult | undefined;
  /** The result belongs to the previous query. */
  isStale: boolean;
  /** Loads everything again. */
  refresh(): void;
  /** Resumes after a stop or a failure. */
  readOn(): void;
  stop(): void;
}

const lists: readonly string[] = [...orderLists, 'products.list'];

/** Returns the sales, computed again whenever one of the lists has changed. */
export function useSales(question: SalesQuery): Sales {
  const client = useQueryClient();
  const { data, isPlaceholderData } = useRead('sales.view', question, { failure: 'inPlace', staleTimeMs: 0 });
  useEvent('fullLists.changed', ({ list }) => {
    if (lists.includes(list)) void client.invalidateQueries({ queryKey: ['sales.view'] });
  });
  const { kinds } = question;
  return {
    answer: data,
    isStale: isPlaceholderData,
    refresh: useCallback(() => void request('sales.read', { kinds, isAnew: true }), [kinds]),
    readOn: useCallback(() => void request('sales.read', { kinds, isAnew: false }), [kinds]),
    stop: useCallback(() => void request('sales.stop', { kinds }), [kinds]),
  };
}

import { orderLists } from '@renderer/parts/orders/order-links';
import { request } from '@renderer/runtime/calls/bridge';
import { useEvent } from '@renderer/runtime/calls/bus/use-event';
import { useRead } from '@renderer/runtime/calls/use-read';
import type { SalesAnswer, SalesQuestion } from '@shared/contract/desktop/sales';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

export interface Sales {
  answer: SalesAnswer | undefined;
  /** It still answers the question before. */
  isStale: boolean;
  /** Reads everything anew. */
  refresh(): void;
  /** After a stop or a failure. */
  readOn(): void;
  stop(): void;
}

const lists: readonly string[] = [...orderLists, 'products.list'];

/** What was sold, worked out again whenever one of the lists behind it has changed. */
export function useSales(question: SalesQuestion): Sales {
  const client = useQueryClient();
  const { data, isPlaceholderData } = useRead('sales.view', question, { failure: 'inPlace', staleTimeMs: 0 });
  useEvent('wholeLists.changed', ({ list }) => {
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

import { changeRow } from '@renderer/runtime/calls/cached-rows';
import { orderPaths } from '@renderer/shared-components/orders/order-links';
import { changeRememberedRow } from '@renderer/ui/list/state/list-memory';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { OrderRow } from '@shared/lists/orders';
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { orderKinds } from '../order-kinds';

interface StatusNews {
  latest: (OrderRef & { status: string }) | null;
}

/** The last order whose status became known, for screens that show an order from elsewhere than the cache. */
export const useStatusNews = create<StatusNews>(() => ({ latest: null }));

/** Writes the server's status wherever the order is cached, so that no list or pager shows the old one until it is loaded again. */
export function writeStatusToCache(client: QueryClient, { kind, id }: OrderRef, status: string): void {
  changeRow<{ id: number; status: string }>(client, orderKinds[kind].list, id, (row) => ({ ...row, status }));
  changeRememberedRow<OrderRow>(orderPaths[kind], id, (row) => ({ ...row, status }));
  useStatusNews.setState({ latest: { kind, id, status } });
}

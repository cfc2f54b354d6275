import { changeRow } from '@renderer/runtime/calls/cached-rows';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { orderKinds } from '../order-kinds';

interface StatusNews {
  latest: (OrderRef & { status: string }) | null;
}

/** The last order whose status became known: for a screen that shows an order of its own, and not of the cache. */
export const useStatusNews = create<StatusNews>(() => ({ latest: null }));

/** Writes a status that the server has into every cached page, so that no list shows the old one while it is read again. */
export function writeStatusToCache(client: QueryClient, { kind, id }: OrderRef, status: string): void {
  changeRow<{ id: number; status: string }>(client, orderKinds[kind].list, id, (row) => ({ ...row, status }));
  useStatusNews.setState({ latest: { kind, id, status } });
}

import type { OrderKind } from '@shared/contract/printing';
import type { OrderStatus } from '@shared/domain/order-status';
import type { QueryClient } from '@tanstack/react-query';
import { orderKinds } from '../order-kinds';

interface CachedPage {
  rows: readonly { id: number; status: string }[];
}

/** Writes a status that the server has accepted into every cached page, so that no list shows the old one while it is read again. */
export function writeStatusToCache(client: QueryClient, { kind, id }: { kind: OrderKind; id: number }, status: OrderStatus): void {
  client.setQueriesData<CachedPage>({ queryKey: [orderKinds[kind].list] }, (page) =>
    page?.rows.some((row) => row.id === id) ? { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, status } : row)) } : page,
  );
}

import { useRead } from '@renderer/runtime/calls/use-read';
import { useServerAway } from '@renderer/runtime/calls/use-server-away';
import type { OrderRef } from '@shared/domain/orders/order-ref';

/** When the server showed the order, while it cannot be reached to show it again; undefined while it can, and where the order is not kept. */
export function useSeenAt({ kind, id }: OrderRef): string | undefined {
  const isAway = useServerAway() !== null;
  const input = { kind, page: 1, search: String(id) };
  const { data } = useRead('offline.orders', input, { enabled: isAway, failure: 'inPlace', staleTimeMs: 0 });
  return isAway ? data?.seenAt[data.rows.findIndex((row) => row.id === id)] : undefined;
}

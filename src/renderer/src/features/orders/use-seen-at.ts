import { useRead } from '@renderer/runtime/calls/use-read';
import { useServerAway } from '@renderer/runtime/calls/use-server-away';
import type { OrderRef } from '@shared/domain/orders/order-ref';

/** Returns when the server returned the order, while it can't be reached; undefined while it can, and if the order isn't stored. */
export function useSeenAt({ kind, id }: OrderRef): string | undefined {
  const isAway = useServerAway() !== null;
  const input = { kind, page: 1, search: String(id) };
  const { data } = useRead('offline.orders', input, { enabled: isAway, failure: 'inPlace', staleTimeMs: 0 });
  return isAway ? data?.seenAt[data.rows.findIndex((row) => row.id === id)] : undefined;
}

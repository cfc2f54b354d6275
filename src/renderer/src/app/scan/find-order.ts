import { readOrder } from '@renderer/features/orders/read-order';
import { request, toFailureError } from '@renderer/runtime/calls/bridge';
import { isServerAway } from '@shared/contract/server-away';
import type { GuestOrder, Order } from '@shared/contract/shop/orders';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { type OrderRow, toOrderRow } from '@shared/lists/orders';

/** Null when this computer does not keep it. */
async function findKept({ kind, id }: OrderRef): Promise<OrderRow | null> {
  const { rows } = await request('offline.orders', { kind, page: 1, search: String(id) });
  const found = rows.find((row) => row.id === id);
  if (!found) return null;
  return kind === 'order' ? toOrderRow(kind, found as Order) : toOrderRow(kind, found as GuestOrder);
}

/** The order as the lists read it; null when the server knows none of this number. Rejects with the failure of the read, where nothing kept stands in for it. */
export async function findOrder(order: OrderRef): Promise<OrderRow | null> {
  try {
    return await readOrder(order);
  } catch (error) {
    const kept = isServerAway(toFailureError(error).failure) ? await findKept(order).catch(() => null) : null;
    if (kept) return kept;
    throw error;
  }
}

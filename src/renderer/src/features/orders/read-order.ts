import { request } from '@renderer/runtime/calls/bridge';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { findById } from '@shared/domain/server/find-by-id';
import { type OrderRow, toOrderRow } from '@shared/lists/orders';

/** Loads the server's current order; null if it has no order of this number. Rejects with the failure of the read. */
export async function readOrder(order: OrderRef): Promise<OrderRow | null> {
  const found = await findById<OrderRow>(order.id, { searches: [(page) => readPage(order, page)] });
  return found === 'unknown' ? null : found;
}

async function readPage({ kind, id }: OrderRef, page: number) {
  const input = { query: { page, search: String(id) } };
  if (kind === 'order') {
    const answer = await request('orders.list', input);
    return { ...answer, rows: answer.rows.map((row) => toOrderRow('order', row)) };
  }
  const answer = await request('guestOrders.list', input);
  return { ...answer, rows: answer.rows.map((row) => toOrderRow('guestOrder', row)) };
}

import { request } from '@renderer/runtime/calls/bridge';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { toPageCount } from '@shared/domain/server/paging';
import { type OrderRow, toOrderRow } from './order-row';

/** A short number is found in phones and longer numbers too; further than this nobody looks. */
const mostPages = 10;

/** The order as the server has it now; null when it knows none of this number. Rejects with the failure of the read. */
export async function readOrder(order: OrderRef): Promise<OrderRow | null> {
  for (let page = 1; page <= mostPages; page += 1) {
    const { rows, pages } = await readPage(order, page);
    const found = rows.find(({ id }) => id === order.id);
    if (found) return found;
    if (page >= pages) return null;
  }
  return null;
}

async function readPage({ kind, id }: OrderRef, page: number): Promise<{ rows: OrderRow[]; pages: number }> {
  const input = { query: { page, search: String(id) } };
  if (kind === 'order') {
    const { rows, totalItems } = await request('orders.list', input);
    return { rows: rows.map((row) => toOrderRow('order', row)), pages: toPageCount(totalItems) };
  }
  const { rows, totalItems } = await request('guestOrders.list', input);
  return { rows: rows.map((row) => toOrderRow('guestOrder', row)), pages: toPageCount(totalItems) };
}

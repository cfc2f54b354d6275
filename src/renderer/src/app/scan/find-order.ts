import { type OrderRow, toOrderRow } from '@renderer/features/orders/order-row';
import { request, toFailureError } from '@renderer/runtime/calls/bridge';
import type { GuestOrder, Order } from '@shared/contract/orders';
import type { OrderRef } from '@shared/contract/printing';
import { toPageCount } from '@shared/domain/paging';
import { isServerAway } from '@shared/domain/server-away';

/** A short number is found in phones and longer numbers too; further than this nobody looks. */
const mostPages = 10;

async function readPage({ kind, id }: OrderRef, page: number): Promise<{ rows: OrderRow[]; pages: number }> {
  const input = { query: { page, search: String(id) } };
  if (kind === 'order') {
    const { rows, totalItems } = await request('orders.list', input);
    return { rows: rows.map((row) => toOrderRow('order', row)), pages: toPageCount(totalItems) };
  }
  const { rows, totalItems } = await request('guestOrders.list', input);
  return { rows: rows.map((row) => toOrderRow('guestOrder', row)), pages: toPageCount(totalItems) };
}

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
    return await findOnServer(order);
  } catch (error) {
    const kept = isServerAway(toFailureError(error).failure) ? await findKept(order).catch(() => null) : null;
    if (kept) return kept;
    throw error;
  }
}

async function findOnServer(order: OrderRef): Promise<OrderRow | null> {
  for (let page = 1; page <= mostPages; page += 1) {
    const { rows, pages } = await readPage(order, page);
    const found = rows.find(({ id }) => id === order.id);
    if (found) return found;
    if (page >= pages) return null;
  }
  return null;
}

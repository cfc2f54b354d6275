import { readOrder } from '@renderer/features/orders/read-order';
import { bridge, request, toFailureError } from '@renderer/runtime/calls/bridge';
import type { Product } from '@shared/contract/catalogue/products';
import type { FullListQuery } from '@shared/contract/desktop/full-lists';
import { isServerAway } from '@shared/contract/server-away';
import type { GuestOrder, Order } from '@shared/contract/shop/orders';
import { stripBidiMarks, toLatinDigits } from '@shared/domain/digits';
import type { Language } from '@shared/domain/language';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { toPageCount } from '@shared/domain/server/paging';
import { type OrderRow, toOrderRow } from '@shared/lists/orders';

const toKey = (code: string): string => toLatinDigits(stripBidiMarks(code)).trim().toUpperCase();

/** As its label has it: its own code, else `P` and its number. */
const hasCode = ({ id, code }: Product, wanted: string): boolean => (toKey(code) || `P${id}`) === wanted;

/** A label without a code is found by the number on it. */
const toSearch = (wanted: string): string => /^P(\d+)$/.exec(wanted)?.[1] ?? wanted;

/** A short code is found in many names and numbers; the full list knows more than further pages. */
const mostPages = 5;

/** Products with exactly this code: active ones, else those that were deactivated. Rejects with the failure of a read. */
export async function findProducts(code: string, language: Language): Promise<readonly Product[]> {
  const wanted = toKey(code);
  for (const isDeleted of [false, true]) {
    const found = await searchServer(wanted, isDeleted);
    if (found.length > 0) return found;
    // Not every server searches codes.
    const listed = await searchFullList(wanted, { isDeleted, language });
    if (listed.length > 0) return listed;
  }
  return [];
}

async function searchServer(wanted: string, isDeleted: boolean): Promise<readonly Product[]> {
  for (let page = 1; page <= mostPages; page += 1) {
    const { rows, totalItems } = await request('products.list', { query: { page, isDeleted, search: toSearch(wanted) } });
    const found = rows.filter((product) => hasCode(product, wanted));
    if (found.length > 0 || page >= toPageCount(totalItems)) return found;
  }
  return [];
}

async function searchFullList(wanted: string, scope: Pick<FullListQuery, 'isDeleted' | 'language'>): Promise<readonly Product[]> {
  const question: FullListQuery = { list: 'products.list', ...scope, search: toSearch(wanted), filters: {}, sort: null, page: 1 };
  for (;;) {
    const change = nextChange();
    try {
      const { of, reading } = await request('fullLists.view', question);
      if (of !== null) {
        const { rows } = await request('fullLists.rows', question);
        return (rows as unknown as Product[]).filter((product) => hasCode(product, wanted));
      }
      // Stopped, or failed: that the server has not found it is all there is to say.
      if (reading.kind !== 'reading') return [];
      await change.came;
    } finally {
      change.stop();
    }
  }
}

/** The next change of the full list of products. */
function nextChange(): { came: Promise<void>; stop(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { came: promise, stop: bridge.on('fullLists.changed', ({ list }) => list === 'products.list' && resolve()) };
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
    return await readOrder(order);
  } catch (error) {
    const kept = isServerAway(toFailureError(error).failure) ? await findKept(order).catch(() => null) : null;
    if (kept) return kept;
    throw error;
  }
}

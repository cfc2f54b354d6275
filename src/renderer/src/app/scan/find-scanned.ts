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

/** Whether a product's label has this code: its own code, else `P` and its number. */
const hasCode = ({ id, code }: Product, wanted: string): boolean => (toKey(code) || `P${id}`) === wanted;

/** Returns the search for a code; a label without a code is found by its number. */
const toSearch = (wanted: string): string => /^P(\d+)$/.exec(wanted)?.[1] ?? wanted;

/** Maximum number of pages, because a short code is part of many names and numbers. The full list is more useful than further pages. */
const mostPages = 5;

/** Finds products with exactly this code: active ones, else deactivated ones. Rejects with the failure of a read. */
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
      // After a stop or a failure, only the server's empty result is known.
      if (reading.kind !== 'reading') return [];
      await change.came;
    } finally {
      change.stop();
    }
  }
}

/** Waits for the next change of the full list of products. */
function nextChange(): { came: Promise<void>; stop(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { came: promise, stop: bridge.on('fullLists.changed', ({ list }) => list === 'products.list' && resolve()) };
}

/** Finds the order among those stored on this computer; null if it isn't stored. */
async function findKept({ kind, id }: OrderRef): Promise<OrderRow | null> {
  const { rows } = await request('offline.orders', { kind, page: 1, search: String(id) });
  const found = rows.find((row) => row.id === id);
  if (!found) return null;
  return kind === 'order' ? toOrderRow(kind, found as Order) : toOrderRow(kind, found as GuestOrder);
}

/**
 * Loads the order as the lists do; null if the server has no order of this number. Rejects with the failure of the read, unless the order
 * is stored on this computer.
 */
export async function findOrder(order: OrderRef): Promise<OrderRow | null> {
  try {
    return await readOrder(order);
  } catch (error) {
    const kept = isServerAway(toFailureError(error).failure) ? await findKept(order).catch(() => null) : null;
    if (kept) return kept;
    throw error;
  }
}

import type { Api, CallOptions } from '@main/server/api/api-client';
import type { Page } from '@shared/contract/response';
import type { Result } from '@shared/contract/result';
import { addDays, toKuwaitDay } from '@shared/domain/dates';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { pageSize } from '@shared/domain/server/paging';
import type { FetchPage, ListPage } from './list-reader';
import { type ListedOrder, type Placed, toListedOrder } from './listed-order';

/** Loads pages of the two lists as the screens do. */
export function createFetchPage(api: Pick<Api, 'call'>, options: () => CallOptions): FetchPage {
  return async (kind, query) => {
    if (kind === 'order') {
      const answer = await api.call('orders.list', { query }, options());
      return answer.ok ? { ok: true, value: toListPage(answer.value, (row) => toListedOrder('order', row)) } : answer;
    }
    const answer = await api.call('guestOrders.list', { query }, options());
    return answer.ok ? { ok: true, value: toListPage(answer.value, (row) => toListedOrder('guestOrder', row)) } : answer;
  };
}

function toListPage<Row>({ rows, unreadable, totalItems }: Page<Row>, toOrder: (row: Row) => ListedOrder): ListPage {
  return { orders: rows.map(toOrder), unreadable: unreadable.map(({ id }) => toId(id)), totalItems };
}

function toId(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

/** `gone`: the list no longer has the order. */
export type FoundOrder = ListedOrder | 'gone' | 'unreadable';

/** Maximum number of pages, because the search also finds the number in phones and names. */
const mostPages = 5;
const firstDay = '2000-01-01';
/** A day later than any order, even if this computer's clock is wrong: requests of the lists have ranges with two ends. */
export const openEnd = '2099-12-31';

/** Returns the range of days in which an order must be in its list. An order without a date may be anywhere. */
function toRange({ from, to }: Placed): { startDate: string; endDate: string } {
  const isKnown = from > Date.parse(firstDay) && to < Date.parse(openEnd);
  if (!isKnown) return { startDate: firstDay, endDate: openEnd };
  return { startDate: addDays(toKuwaitDay(new Date(from)), -1), endDate: addDays(toKuwaitDay(new Date(to)), 1) };
}

/** Searches one order by its number. */
export async function findOrder(fetchPage: FetchPage, { kind, id }: OrderRef, placed: Placed): Promise<Result<FoundOrder>> {
  const range = toRange(placed);
  for (let page = 1; ; page++) {
    const answer = await fetchPage(kind, { page, search: String(id), ...range });
    if (!answer.ok) return answer;
    const { orders, unreadable, totalItems } = answer.value;
    const found = orders.find((order) => order.id === id);
    if (found) return { ok: true, value: found };
    if (unreadable.includes(id)) return { ok: true, value: 'unreadable' };
    if (page === mostPages || page * pageSize >= totalItems) return { ok: true, value: 'gone' };
  }
}

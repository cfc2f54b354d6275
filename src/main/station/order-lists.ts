import type { Page } from '@shared/contract/answer';
import type { Api, CallOptions } from '../api/api-client';
import type { FetchPage, ListPage } from './list-reader';
import { type ListedOrder, toListedOrder } from './listed-order';

/** The two lists as pages read them. */
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

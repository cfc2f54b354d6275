import type { Api, CallOptions } from '../api/api-client';
import type { FetchPage } from './list-reader';
import { toListedOrder } from './listed-order';

/** The two lists as pages read them. */
export function createFetchPage(api: Pick<Api, 'call'>, options: () => CallOptions): FetchPage {
  return async (kind, query) => {
    if (kind === 'order') {
      const answer = await api.call('orders.list', { query }, options());
      if (!answer.ok) return answer;
      const { rows, unreadable, totalItems } = answer.value;
      return {
        ok: true,
        value: { orders: rows.map((row) => toListedOrder('order', row)), rows: rows.length + unreadable.length, totalItems },
      };
    }
    const answer = await api.call('guestOrders.list', { query }, options());
    if (!answer.ok) return answer;
    const { rows, unreadable, totalItems } = answer.value;
    return {
      ok: true,
      value: { orders: rows.map((row) => toListedOrder('guestOrder', row)), rows: rows.length + unreadable.length, totalItems },
    };
  };
}
